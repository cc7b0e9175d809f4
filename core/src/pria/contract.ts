import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AgencyId } from '../agency/wire.ts'
import { Id } from '../ids/schema.ts'
import { Year, YearInPath } from '../time/schema.ts'
import {
  PriaPreview,
  PriaPreviewWish,
  PriaReceipt,
  PriaRun,
  PriaRunDraft,
  PriaRunWhole,
} from './run-schema.ts'
import { PriaComparison, PriaKind, PriaStatusCounts } from './schema.ts'

const params = z.object({ id: Id })
const ofKind = z.object({ kind: PriaKind, year: YearInPath })
const YearInQuery = z.coerce.number<string>().pipe(Year)

export const getPriaStatus = endpoint('GET', '/status/pria', {
  summary:
    'How much of a year differs between the book and PRIA, as far as PRIA was asked; answered without asking it',
  query: z.object({ year: YearInQuery }),
  reply: PriaStatusCounts,
})
export const getPriaComparison = endpoint('GET', '/pria/{kind}/{year}/comparison', {
  summary: 'Our records of a year beside those that PRIA held when it was asked last',
  params: ofKind,
  isLong: true,
  reply: PriaComparison,
})
export const askPriaAnew = endpoint('POST', '/pria/{kind}/{year}/comparison', {
  summary: 'Asks PRIA for its records of a year, and compares',
  writes: ['pria'],
  params: ofKind,
  isLong: true,
  refuses: [
    'priaNotConnected',
    'priaNeedsSignIn',
    'priaNoMandate',
    'priaNoConsent',
    'sourceSilent',
    'switchedOff',
  ],
  reply: PriaComparison,
})
export const previewPria = endpoint('POST', '/pria/{kind}/{year}/preview', {
  summary: 'What would be sent for the chosen rows, and what would change here; nothing is done',
  writes: [],
  params: ofKind,
  body: PriaPreviewWish,
  isLong: true,
  refuses: ['priaNotConnected'],
  reply: PriaPreview,
})
export const startPriaRun = endpoint('POST', '/pria/{kind}/{year}/sends', {
  summary:
    'Begins to do what was previewed. A 409 where something has changed since, with the new preview; or where another run is not over, with that run',
  writes: ['pria', 'fields', 'jobs'],
  params: ofKind,
  body: PriaRunDraft,
  isLong: true,
  refuses: ['priaNotConnected', 'priaNoConsent', 'conflict', 'idTaken'],
  reply: PriaRun,
})
export const listPriaRuns = endpoint('GET', '/pria/sends', {
  summary: 'Runs of a year, the newest first, at most 200',
  query: z.object({ year: YearInQuery }),
  reply: z.array(PriaRun),
})
export const getPriaRun = endpoint('GET', '/pria/sends/{id}', {
  summary: 'A run with its rows: how far it is, and what PRIA answered',
  params,
  reply: PriaRunWhole,
})
export const pausePriaRun = endpoint('POST', '/pria/sends/{id}/pause', {
  summary: 'Pauses a run; what is under way ends first',
  writes: ['pria'],
  params,
  reply: PriaRun,
})
export const resumePriaRun = endpoint('POST', '/pria/sends/{id}/resume', {
  summary: 'Goes on with a run that was paused or waits',
  writes: ['pria'],
  params,
  reply: PriaRun,
})
export const cancelPriaRun = endpoint('POST', '/pria/sends/{id}/cancel', {
  summary: 'Ends a run: rows that were not sent yet are not',
  writes: ['pria'],
  params,
  reply: PriaRun,
})
/** A record of ours, or one that stood at the agency alone when it was deleted there. */
const ofReceipts = z
  .object({ kind: PriaKind, recordId: Id.optional(), agencyId: AgencyId.optional() })
  .refine(({ recordId, agencyId }) => (recordId === undefined) !== (agencyId === undefined), {
    error: 'required',
    path: ['recordId'],
  })
export const listPriaReceipts = endpoint('GET', '/pria/receipts', {
  summary:
    'What was sent of a record and what PRIA answered, the newest first, at most 200. The record is ours, or by PRIA’s id one that stood there alone',
  query: ofReceipts,
  refuses: ['notFound'],
  reply: z.array(PriaReceipt),
})
