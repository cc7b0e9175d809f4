import { Worker } from '@vagu/core/workers/schema'
import type { z } from 'zod'
import { recordKind } from '../db/named.ts'
import { asItIs, type Lift } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    worker: NamedColumns
  }
}

/** Document of a worker. */
const Document = Worker.omit({ _id: true, updatedAt: true })
export type WorkerDocument = z.infer<typeof Document>

/** Workers of before have no personal code, and are nobody's. */
const withCode: Lift = (document) => ({ personalCode: null, userId: null, ...document })

/** Workers of before were of the farm, and their certificates had no number. */
const withCompany: Lift = (document) => ({ certificateNo: '', company: '', ...document })

export const WORKERS = recordKind({
  table: 'worker',
  shape: Document,
  lifts: [asItIs, withCode, withCompany],
  // a worker is nobody of the farm that takes him in
  archive: { file: 'tootajad', noun: 'workers', without: { userId: null } },
})
