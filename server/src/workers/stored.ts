import { Worker } from '@vagu/core/workers/schema'
import type { z } from 'zod'
import type { NamedKind } from '../db/named.ts'
import { asItIs, stored } from '../db/stored.ts'

/** What the document of a worker holds. */
const Document = Worker.omit({ _id: true, updatedAt: true })
export type WorkerDocument = z.infer<typeof Document>

export const storedWorkers = stored('worker', Document, [asItIs])
export const WORKERS: NamedKind<WorkerDocument> = { table: 'worker', stored: storedWorkers }
