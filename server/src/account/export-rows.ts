/** Rows of an account as they stand in its export: read page by page, so that nobody waits for them. */
import { type RawBuilder, sql } from 'kysely'
import { userInArchive } from '../db/brought.ts'
import type { Reader } from '../db/schema.ts'
import type { DocumentColumns, Stored } from '../db/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { documents } from '../lift/documents.ts'
import type { AccountTable } from './tables.ts'

export type Row = Readonly<Record<string, unknown>>

/** Rows of one question. */
const PAGE = 500

/** Columns that hold JSON. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'document',
  'shape',
  'earlier_shapes',
  'before',
  'after',
  'screens',
])
/** Columns that say nothing to a farmer: whose row it is, marks of the program. */
const OWN_MARKS: ReadonlySet<string> = new Set([
  'account_id',
  'document_version',
  'fingerprint',
  'model_of',
  'has_limits',
  'limit_day',
  'reach_day',
  // these stand in the document of a job, where it has them
  'batch_id',
  'yield_unit',
  'yield_type',
  'yield_moisture',
  'is_kept',
  'token_hash',
])

interface Choice extends Pick<AccountTable, 'table' | 'keys'> {
  /** Condition on its rows; all of them without it. */
  readonly where?: RawBuilder<unknown>
}

async function* pagesOf(
  db: Reader,
  accountId: string,
  { table, keys, where = sql`1 = 1` }: Choice,
): AsyncGenerator<readonly Row[]> {
  const key = sql.join(keys.map((name) => sql.ref(name)))
  let last: Row | undefined
  for (;;) {
    const before = last
    const after =
      before === undefined ? sql`` : sql`and (${key}) > (${sql.join(keys.map((name) => before[name]))})`
    const order = keys.length === 0 ? sql`` : sql`order by ${key} limit ${PAGE}`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where account_id = ${accountId} and ${where} ${after} ${order}`.execute(
      db,
    )
    yield rows
    last = rows.at(-1)
    if (keys.length === 0 || rows.length < PAGE) return
  }
}

/** The rows of a table in the order of its keys. */
export async function* rowsOf(db: Reader, accountId: string, table: Choice): AsyncGenerator<Row> {
  for await (const rows of pagesOf(db, accountId, table)) yield* rows
}

const nameOf = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text that is no JSON, as a fault of a disk may leave it, is handed over as it stands. */
function valueOf(column: string, value: unknown): unknown {
  if (typeof value !== 'string' || !JSON_COLUMNS.has(column)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

type Lifting = Pick<Stored<object>, 'lifted' | 'version'>
const liftings: Readonly<Record<string, Lifting>> = {
  ...Object.fromEntries(Object.entries(documents).map(([table, of]) => [table, of.stored])),
  job_event: storedJobs,
}

/** Versions of the documents as they are handed over. */
export const SHAPES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(liftings).map(([table, { version }]) => [table, version]),
)

const hasDocument = (row: Row): row is Row & DocumentColumns =>
  typeof row['document'] === 'string' && typeof row['document_version'] === 'number'

/** A row in the shape of today; one that has no shape is handed over as it stands. */
export function liftedRow(table: AccountTable['table'], row: Row): Row {
  const lifting = liftings[table]
  if (lifting === undefined || !hasDocument(row)) return row
  try {
    return { ...row, ...lifting.lifted(row) }
  } catch {
    return row
  }
}

/** A row with its user as he is known where it was written. */
export const withUser = (row: Row): Row =>
  typeof row['user_id'] === 'string' ? { ...row, user_id: userInArchive(row['user_id']) } : row

/** Some documents name who wrote them. */
const withPlainUser = (document: Row): Row =>
  typeof document['userId'] === 'string'
    ? { ...document, userId: userInArchive(document['userId']) }
    : document

/** A row as the export has it: what stands in its document beside its columns. */
export function plainRow(row: Row): Row {
  const columns = Object.entries(row).filter(([column]) => !OWN_MARKS.has(column))
  const entries = columns.map(([column, value]) => [nameOf(column), valueOf(column, value)] as const)
  const { document, ...rest } = Object.fromEntries<unknown>(entries)
  return isObject(document)
    ? { ...rest, ...withPlainUser(document) }
    : { ...rest, ...(document !== undefined && { document }) }
}

/** A list as a JSON text, in pieces. */
export async function* jsonList(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let start = '[\n'
  for await (const row of rows) {
    yield `${start}${JSON.stringify(row)}`
    start = ',\n'
  }
  yield start === '[\n' ? '[]\n' : '\n]\n'
}
