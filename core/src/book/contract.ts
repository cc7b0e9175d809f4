import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import {
  BookFormat,
  BookPreview,
  BookWish,
  Extract,
  ExtractCheck,
  ExtractCode,
  ExtractDraft,
} from './schema.ts'

const params = z.object({ id: Id })

export const previewBook = endpoint('POST', '/book/preview', {
  summary: 'How many rows each table of a book would have, and what its records lack for the law',
  needs: 'read',
  writes: [],
  isLong: true,
  body: BookWish,
  refuses: ['notFound', 'busy'],
  reply: BookPreview,
})
export const listExtracts = endpoint('GET', '/book/extracts', {
  summary: 'Extracts of the book that were made, the newest first',
  reply: z.array(Extract),
})
export const makeExtract = endpoint('POST', '/book/extracts', {
  summary:
    'Makes an extract of the book and keeps its content for 90 days. The same id again answers the extract that was made',
  needs: 'read',
  writes: ['extracts'],
  isLong: true,
  body: ExtractDraft,
  refuses: ['notFound', 'idTaken', 'busy', 'tooLarge'],
  reply: Extract,
})
export const deleteExtract = endpoint('DELETE', '/book/extracts/{id}', {
  summary: 'Deletes the content of an extract; its code can still be checked',
  writes: ['extracts'],
  params,
  reply: Nothing,
})
export const checkExtract = endpoint('GET', '/book/check', {
  summary: 'Whether the records stand as an extract with this code has them, and what was changed since',
  isLong: true,
  query: z.object({ code: ExtractCode }),
  refuses: ['notFound', 'busy'],
  reply: ExtractCheck,
})
export const printExtract = endpoint('GET', '/book/extracts/{id}/file', {
  summary:
    'File of an extract: PDF, XLSX with a sheet for each table, a ZIP of CSV tables, or JSON in the shape of the agency',
  isLong: true,
  params,
  query: z.object({ format: BookFormat }),
  refuses: ['notFound', 'busy'],
  bytes: 'application/octet-stream',
  reply: z.unknown(),
})
