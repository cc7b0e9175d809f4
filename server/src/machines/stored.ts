import { Machine } from '@vagu/core/machines/schema'
import type { z } from 'zod'
import { recordKind } from '../db/named.ts'
import type { Lift } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    machine: NamedColumns
  }
}

/** Document of a machine. */
const Document = Machine.omit({ _id: true, updatedAt: true })
export type MachineDocument = z.infer<typeof Document>

/** Of machines of before only the last test was kept. */
const withEarlierTests: Lift = (document) => ({ earlierTests: [], ...document })

export const MACHINES = recordKind({
  table: 'machine',
  shape: Document,
  lifts: [withEarlierTests],
  archive: { file: 'masinad', noun: 'machines' },
})
