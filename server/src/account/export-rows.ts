/** Rows of an account as they stand in its export: read page by page, so that nobody waits for them. */
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'
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
  'is_kept',
  'token_hash',
])

async function* pagesOf(
  db: Reader,
  accountId: string,
  { table, keys }: AccountTable,
): AsyncGenerator<readonly Row[]> {
  const key = sql.join(keys.map((name) => sql.ref(name)))
  let last: Row | undefined
  for (;;) {
    const before = last
    const after =
      before === undefined ? sql`` : sql`and (${key}) > (${sql.join(keys.map((name) => before[name]))})`
    const order = keys.length === 0 ? sql`` : sql`order by ${key} limit ${PAGE}`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where account_id = ${accountId} ${after} ${order}`.execute(db)
    yield rows
    last = rows.at(-1)
    if (keys.length === 0 || rows.length < PAGE) return
  }
}

/** The rows of a table in the order of its keys. */
export async function* rowsOf(db: Reader, accountId: string, table: AccountTable): AsyncGenerator<Row> {
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

/** A row as the export has it: what stands in its document beside its columns. */
export function plainRow(row: Row): Row {
  const columns = Object.entries(row).filter(([column]) => !OWN_MARKS.has(column))
  const entries = columns.map(([column, value]) => [nameOf(column), valueOf(column, value)] as const)
  const { document, ...rest } = Object.fromEntries<unknown>(entries)
  return isObject(document)
    ? { ...rest, ...document }
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
