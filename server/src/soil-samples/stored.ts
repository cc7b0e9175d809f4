import { nameOfSample } from '@vagu/core/soil-samples/name'
import { SoilSample, type SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import type { z } from 'zod'
import { recordKind } from '../db/named.ts'
import { asItIs } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    soil_sample: NamedColumns & { field_id: string; day: string }
  }
}

/** Document of a soil sample. */
const Document = SoilSample.omit({ _id: true, updatedAt: true })
export type SampleDocument = z.infer<typeof Document>

export const SOIL_SAMPLES = recordKind({
  table: 'soil_sample',
  shape: Document,
  lifts: [asItIs],
  columns: ({ fieldId, date }) => ({ field_id: fieldId, day: date }),
})

/** The document of a draft; who took the sample stands in it. */
export const documentOf = (draft: Omit<SoilSampleDraft, '_id'>, userId: string): SampleDocument => ({
  ...draft,
  name: nameOfSample(draft),
  userId,
})
