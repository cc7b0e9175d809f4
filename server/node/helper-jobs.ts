/** Work of a helper process: the heavy tasks of the program, and pictures. */
import { type Tasks, tasks } from '../src/heavy/tasks.ts'
import type { MadeImage } from '../src/ports.ts'
import type { InvoiceDocument } from '@vagu/core/subscription/invoice'
import { makeImage } from './image-maker.ts'
import { printInvoice } from './invoice-pdf.ts'

export const jobs = {
  ...tasks,
  makeImage: (bytes: Uint8Array): Promise<MadeImage | undefined> => makeImage(bytes),
  printInvoice: (invoice: InvoiceDocument): Promise<Uint8Array> => printInvoice(invoice),
}
export type Jobs = Tasks & {
  readonly makeImage: (bytes: Uint8Array) => Promise<MadeImage | undefined>
  readonly printInvoice: (invoice: InvoiceDocument) => Promise<Uint8Array>
}
export type JobName = keyof Jobs

/** How long a piece of work may take, ms, and how much memory its process may have meanwhile, bytes. */
export interface JobLimits {
  readonly time: number
  readonly memory: number
}
/** Order to a helper. */
export interface Order {
  readonly name: JobName
  readonly input: unknown
  readonly limits: JobLimits
}
/** Result of an order. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly code: string; readonly fields: unknown; readonly stored: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
/**
 * Replies of a helper: first that it is there, then one for each order; `memory` is what its process has now,
 * bytes.
 */
export interface HelperReply {
  readonly outcome: Outcome | { readonly kind: 'ready' }
  readonly memory: number
}
