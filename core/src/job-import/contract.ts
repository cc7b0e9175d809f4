import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { JobImport, JobReceipt, JobTables, MAX_JOB_FILE_BYTES } from './schema.ts'

export const readJobTables = endpoint('POST', '/import/jobs/file', {
  summary: 'Reads a workbook or CSV of another program as sheets of cells; nothing is stored',
  needs: 'enter',
  writes: [],
  upload: 'file',
  maxBytes: { file: MAX_JOB_FILE_BYTES, request: 2 * MAX_JOB_FILE_BYTES },
  isLong: true,
  reply: JobTables,
})
export const importJobs = endpoint('POST', '/import/jobs', {
  summary: 'Stores jobs of a table as one batch, once; what the book has already is left as it is',
  needs: 'enter',
  writes: ['jobs'],
  isLong: true,
  body: JobImport,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: JobReceipt,
})
export const listJobImports = endpoint('GET', '/import/jobs', {
  summary: 'Receipts of the ten tables of jobs that were stored last, the newest first',
  needs: 'enter',
  reply: z.array(JobReceipt),
})
