/** Tables of jobs from other programs: sheets as they are read, what is stored of them, and what came of it. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { JobDraft } from '../jobs/schema.ts'
import { TABLE_FILE_PROBLEMS } from '../text/table-files.ts'
import { Instant } from '../time/schema.ts'

/** Largest file, bytes. */
export const MAX_JOB_FILE_BYTES = 10 * 1024 * 1024
/** Most lines, columns and sheets of a file, and letters of one cell and of all: a farm of 5,000 ha has 4,000 jobs in a year. */
export const MAX_LINES = 10_000
export const MAX_COLUMNS = 60
export const MAX_SHEETS = 20
export const MAX_CELL = 10_000
export const MAX_LETTERS = 4_000_000
/** Rows of one table that are looked over at once, and jobs that are stored of them at once. */
export const MAX_IMPORT_ROWS = 2000
export const MAX_IMPORT_JOBS = 3000

/** Meanings of a column; `rate` is an amount of each hectare, `amount` is as its unit says. */
export const JOB_MEANINGS = [
  'date',
  'endDate',
  'status',
  'job',
  'fields',
  'massif',
  'fieldNumber',
  'area',
  'material',
  'rate',
  'amount',
  'unit',
  'worker',
  'machine',
  'notes',
  'labels',
  'crop',
  'jobNumber',
  'ignored',
] as const
export const JobMeaning = z.enum(JOB_MEANINGS)
export type JobMeaning = z.infer<typeof JobMeaning>

/** Kinds of names that a table has otherwise than the farm. */
export const NAMED_CELLS = ['job', 'fields', 'material', 'worker', 'machine', 'unit', 'status'] as const
export const NamedCell = z.enum(NAMED_CELLS)
export type NamedCell = z.infer<typeof NamedCell>

/** A name of a table and the farm's own for it; an empty one goes into the note of the job. */
export const NameMeaning = z.object({
  cell: NamedCell,
  text: z.string().min(1, 'required').max(255, 'tooLong'),
  name: z.string().max(255, 'tooLong'),
})
export type NameMeaning = z.infer<typeof NameMeaning>

/** How columns of certain names were said to be read. */
export const RememberedColumns = z.object({
  signature: z.string().max(2000),
  meanings: z.array(JobMeaning).max(MAX_COLUMNS, 'tooLarge'),
})
export type RememberedColumns = z.infer<typeof RememberedColumns>

export const JobSheet = z.object({
  name: z.string(),
  lines: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
})
export type JobSheet = z.infer<typeof JobSheet>

/** A file as it was read, with what the farm said of such files before. */
export const JobTables = z.object({
  importId: Id,
  sheets: z.array(JobSheet),
  /** The line with the first letter that could not be read. */
  brokenAt: z.int().nullable(),
  columns: z.array(RememberedColumns),
  names: z.array(NameMeaning),
})
export type JobTables = z.infer<typeof JobTables>

/** Counted before any of them is looked at. */
const Drafts = z
  .array(z.custom<z.input<typeof JobDraft>>())
  .min(1, 'required')
  .max(MAX_IMPORT_JOBS, 'tooLarge')
  .pipe(z.array(JobDraft))
const MAX_NAMES = 1000

/** Jobs of a table that are stored, and what was said of it. */
export const JobImport = z.object({
  importId: Id,
  fileName: z.string().max(255, 'tooLong'),
  /** Rows of the table, and those of them that were found in the book before. */
  read: z.int().min(0).max(MAX_LINES),
  known: z.int().min(0).max(MAX_LINES),
  drafts: Drafts,
  /** Ids of drafts that are stored though the book has such a job. */
  again: z.array(Id).max(MAX_IMPORT_JOBS, 'tooLarge').default([]),
  columns: RememberedColumns.nullish(),
  names: z.array(NameMeaning).max(MAX_NAMES, 'tooLarge').default([]),
})
export type JobImport = z.infer<typeof JobImport>

export const JobReceipt = z.object({
  importId: Id,
  fileName: z.string(),
  storedAt: Instant,
  read: z.int(),
  known: z.int(),
  /** Jobs that were stored, and those of the drafts that the book had by then. */
  jobIds: z.array(Id),
  alike: z.int(),
})
export type JobReceipt = z.infer<typeof JobReceipt>

/** Why a whole file is refused. */
export const JOB_FILE_PROBLEMS = [...TABLE_FILE_PROBLEMS, 'tooManyLines', 'noLines'] as const
export type JobFileProblem = (typeof JOB_FILE_PROBLEMS)[number]
