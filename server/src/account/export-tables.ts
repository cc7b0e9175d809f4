/** The fields and jobs of an account as tables for spreadsheets. */
import { FieldDraft } from '@vagu/core/fields/schema'
import { Job } from '@vagu/core/jobs/schema'
import { type CsvValue, csvText } from '@vagu/core/text/csv-writer'
import { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { plainRow, type Row, rowsOf } from './export-rows.ts'
import { accountTable } from './tables.ts'

/** Members of a record that a row of the table reads; a record that cannot be read so is found in the JSON. */
const PlainField = FieldDraft.pick({ name: true, area: true, code: true, priaCode: true, yearInfo: true })
  .partial()
  .extend({ active: z.number(), deletedAt: z.string().nullable() })
const PlainJob = Job.pick({
  fieldId: true,
  status: true,
  jobCategory: true,
  job: true,
  jobVariant: true,
  area: true,
  date: true,
  endDate: true,
  worker: true,
  machine: true,
  notes: true,
  requisites: true,
  yield: true,
  yieldUnit: true,
})
  .partial()
  .extend({ deletedAt: z.string().nullable() })

export const FIELD_HEADS = [
  'Põld',
  'Massiivi nr',
  'Põllu nr',
  'Pindala, ha',
  'Kasutusel',
  'Saagiaasta',
  'Põhikultuur',
  'Pindala saagiaastal, ha',
  'Märkused',
] as const
export const JOB_HEADS = [
  'Algus',
  'Lõpp',
  'Põld',
  'Töö liik',
  'Töö',
  'Olek',
  'Pindala, ha',
  'Tarvikud',
  'Töötaja',
  'Masin',
  'Saak',
  'Saagi ühik',
  'Märkused',
] as const

const STATUSES: Readonly<Record<string, string>> = {
  DONE: 'Tehtud',
  IN_PROGRESS: 'Tegemisel',
  DRAFT: 'Ettevalmistatud',
  PLANNED: 'Planeeritud',
}

type Cells = readonly CsvValue[]

/** The first row with the mark of the file, the rest without. */
async function* csvOf(heads: Cells, rows: AsyncIterable<Cells>): AsyncGenerator<string> {
  yield csvText([heads])
  for await (const row of rows) yield csvText([row]).slice(1)
}

function fieldCells(row: Row): Cells[] {
  const field = PlainField.safeParse(plainRow(row)).data
  if (field === undefined || field.deletedAt !== null) return []
  const { name = '', code, priaCode, area, active, yearInfo = [] } = field
  const own = [name, code ?? '', priaCode ?? '', area ?? null, active === 1 ? 'jah' : 'ei']
  if (yearInfo.length === 0) return [[...own, null, null, null, null]]
  return yearInfo
    .toSorted((a, b) => a.year - b.year)
    .map((info) => [...own, info.year, info.mainCrop?.crop ?? null, info.area ?? null, info.notes ?? null])
}

async function* fieldRows(db: Reader, accountId: string): AsyncGenerator<Cells> {
  for await (const row of rowsOf(db, accountId, accountTable('field'))) yield* fieldCells(row)
}

const Named = z.object({ id: z.string(), name: z.string() })

/** Names of records by their ids, those of deleted ones too. */
async function namesOf(
  db: Reader,
  accountId: string,
  table: 'field' | 'worker' | 'machine',
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for await (const row of rowsOf(db, accountId, accountTable(table))) {
    const named = Named.safeParse(row).data
    if (named !== undefined) names.set(named.id, named.name)
  }
  return names
}

const amountOf = (amount: number | null, unit: string | null): string =>
  amount === null ? '' : ` ${String(amount).replace('.', ',')} ${unit ?? ''}`.trimEnd()

interface Names {
  readonly fields: ReadonlyMap<string, string>
  readonly workers: ReadonlyMap<string, string>
  readonly machines: ReadonlyMap<string, string>
}
function jobCells(row: Row, { fields, workers, machines }: Names): Cells[] {
  const job = PlainJob.safeParse(plainRow(row)).data
  if (job === undefined || job.deletedAt !== null) return []
  const materials = job.requisites?.map(({ name, amount, unit }) => `${name}${amountOf(amount, unit)}`)
  return [
    [
      job.date ?? null,
      job.endDate ?? null,
      fields.get(job.fieldId ?? '') ?? null,
      job.jobCategory?.name ?? null,
      [job.job?.name, job.jobVariant].filter(Boolean).join(', '),
      STATUSES[job.status ?? ''] ?? null,
      job.area ?? null,
      materials?.join('; ') ?? null,
      workers.get(job.worker ?? '') ?? null,
      machines.get(job.machine ?? '') ?? null,
      job.yield ?? null,
      job.yieldUnit ?? null,
      job.notes ?? null,
    ],
  ]
}

async function* jobRows(db: Reader, accountId: string): AsyncGenerator<Cells> {
  const names = {
    fields: await namesOf(db, accountId, 'field'),
    workers: await namesOf(db, accountId, 'worker'),
    machines: await namesOf(db, accountId, 'machine'),
  }
  for await (const row of rowsOf(db, accountId, accountTable('job_event'))) yield* jobCells(row, names)
}

export const fieldsCsv = (db: Reader, accountId: string) => csvOf(FIELD_HEADS, fieldRows(db, accountId))
export const jobsCsv = (db: Reader, accountId: string) => csvOf(JOB_HEADS, jobRows(db, accountId))
