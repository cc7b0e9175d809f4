import { nameOfSample } from '@vagu/core/soil-samples/name'
import { SoilSample, SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import type { z } from 'zod'
import { recordKind } from '../db/named.ts'
import { asItIs } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    soil_sample: NamedColumns & { field_id: string; day: string; job_id: string | null }
  }
}

/** Document of a soil sample. */
const Document = SoilSample.omit({ _id: true, updatedAt: true })
export type SampleDocument = z.infer<typeof Document>

const ownColumns = ({ fieldId, date, jobId }: SampleDocument) => ({
  field_id: fieldId,
  day: date,
  job_id: jobId ?? null,
})

export const SOIL_SAMPLES = recordKind({
  table: 'soil_sample',
  shape: Document,
  lifts: [asItIs],
  columns: ownColumns,
})

/** The document of a draft; who took the sample stands in it. */
export const documentOf = (draft: Omit<SoilSampleDraft, '_id'>, userId: string): SampleDocument => ({
  ...draft,
  name: nameOfSample(draft),
  userId,
})

/** All columns that follow from the document of a sample. */
export const columnsOfSample = (sample: SampleDocument) => ({
  name: sample.name,
  ...ownColumns(sample),
  ...SOIL_SAMPLES.stored.columns(sample),
})

/** A sample of which nothing is known but where, when and by which job it was taken. */
export function emptyOfJob(
  jobId: string,
  { fieldId, date }: Pick<SampleDocument, 'fieldId' | 'date'>,
  userId: string,
): SampleDocument {
  const { _id: _none, ...sample } = SoilSampleDraft.parse({ fieldId, date, jobId })
  return documentOf(sample, userId)
}

/** Whether nobody has typed anything into a sample that a job brought. */
export function isUntouched(sample: SampleDocument): boolean {
  if (sample.jobId == null) return false
  const empty = emptyOfJob(sample.jobId, sample, sample.userId)
  const isSame = (member: keyof SampleDocument) =>
    JSON.stringify(sample[member] ?? null) === JSON.stringify(empty[member] ?? null)
  return (Object.keys(empty) as (keyof SampleDocument)[]).every(isSame)
}
