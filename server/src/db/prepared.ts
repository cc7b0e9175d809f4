/**
 * Questions that nearly every call asks. Kysely builds and compiles a query anew each time, which takes longer than
 * most of them take to answer; here it is done once for each shape, and later only the parameters are put in.
 */
import type { Compilable, CompiledQuery } from 'kysely'
import { rowsOf } from './at-once.ts'
import { type RowByRow, takesRowByRow } from './row-by-row.ts'
import type { Reader, Tables, Writer } from './schema.ts'

/** A parameter, or a list of them behind `in`. */
type Parameter = string | number | readonly string[]
type Parameters = Readonly<Record<string, Parameter>>

/** Where a parameter of the query comes from; what the query says by itself is `own`. */
type Source = { readonly own: unknown } | { readonly name: string; readonly place: number | undefined }

interface Known {
  readonly query: CompiledQuery
  readonly sources: readonly Source[]
}

/** Shapes of one question that are kept: lists of another length are another shape, and long ones take room. */
const KEPT = 50
const LONGEST = 200

/** The lengths of the lists among parameters, as a text. */
function shapeOf(given: Parameters): string {
  let shape = ''
  for (const name of Object.keys(given)) {
    const each = given[name]
    if (typeof each === 'object') shape += `${name} ${each.length},`
  }
  return shape
}

const hasLongList = (given: Parameters): boolean =>
  Object.values(given).some((each) => typeof each === 'object' && each.length > LONGEST)

/** Stands for a parameter while the query is built; no text of a query of ours begins like this. */
const markOf = (name: string, place?: number): string =>
  `\u0000parameter ${name}${place === undefined ? '' : ` ${place}`}`

/** The parameters as marks, and what each mark stands for. */
function marksOf(given: Parameters): { readonly marks: Parameters; readonly sources: Map<unknown, Source> } {
  const sources = new Map<unknown, Source>()
  const marked = (name: string, place?: number): string => {
    const mark = markOf(name, place)
    sources.set(mark, { name, place })
    return mark
  }
  const marks = Object.entries(given).map(([name, parameter]) => [
    name,
    typeof parameter === 'object' ? parameter.map((_, place) => marked(name, place)) : marked(name),
  ])
  return { marks: Object.fromEntries(marks) as Parameters, sources }
}

function valueOf(source: Source, given: Parameters): unknown {
  if ('own' in source) return source.own
  const value = given[source.name]
  return source.place === undefined || typeof value !== 'object' ? value : value[source.place]
}

type Build<P extends Parameters, Row> = (db: Reader, given: P) => Compilable<Row>

/** A question in the words of one engine, by the lengths of its lists. */
class Shapes<P extends Parameters, Row> {
  readonly #build: Build<P, Row>
  readonly #known = new Map<string, Known>()

  constructor(build: Build<P, Row>) {
    this.#build = build
  }

  of(db: Reader, given: P): Known {
    const shape = shapeOf(given)
    const before = this.#known.get(shape)
    if (before !== undefined) return before
    const fresh = this.#compiled(db, given)
    if (hasLongList(given)) return fresh
    const [oldest] = this.#known.keys()
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(shape, fresh)
    return fresh
  }

  #compiled(db: Reader, given: P): Known {
    const { marks, sources } = marksOf(given)
    const query = this.#build(db, marks as P).compile()
    return { query, sources: query.parameters.map((own) => sources.get(own) ?? { own }) }
  }
}

/**
 * A question of which only the parameters change. `build` hands each of them to the query as it is, and decides nothing
 * by it but by the length of a list: it sees marks in their place.
 */
export function prepared<P extends Parameters, Row>(
  build: Build<P, Row>,
): (db: Reader, given: P) => Promise<Row[]> {
  const byEngine = new WeakMap<object, Shapes<P, Row>>()
  return async (db, given) => {
    const { adapter } = db.getExecutor()
    let shapes = byEngine.get(adapter)
    if (shapes === undefined) byEngine.set(adapter, (shapes = new Shapes(build)))
    const { query, sources } = shapes.of(db, given)
    const parameters = sources.map((source) => valueOf(source, given))
    return rowsOf<Row>(db, { ...query, parameters })
  }
}

/** Rows that one statement may have to be kept. */
const ROWS_KEPT = 200
const inserts = new WeakMap<object, Map<string, CompiledQuery>>()

/** The statement that stores so many rows of these columns. */
function insertOf<T extends keyof Tables>(
  tx: Writer,
  table: T,
  { rows, columns }: { rows: readonly Tables[T][]; columns: readonly PropertyKey[] },
): CompiledQuery {
  const { adapter } = tx.getExecutor()
  const known = inserts.get(adapter) ?? new Map<string, CompiledQuery>()
  inserts.set(adapter, known)
  const shape = `${table} ${rows.length} ${columns.join()}`
  const before = known.get(shape)
  if (before !== undefined) return before
  const query = tx
    .insertInto(table as 'job_event')
    .values(rows as unknown as Tables['job_event'][])
    .compile()
  if (rows.length > ROWS_KEPT) return query
  const [oldest] = known.keys()
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest)
  const kept = { ...query, parameters: [] }
  known.set(shape, kept)
  return kept
}

function valuesOf<T extends keyof Tables>(
  table: T,
  row: Tables[T],
  columns: readonly (keyof Tables[T])[],
): unknown[] {
  const values: unknown[] = []
  for (const column of columns) {
    const value = row[column]
    if (value === undefined) throw new Error(`rows of ${table} have not the same columns`)
    values.push(value)
  }
  return values
}

/** Stores rows of one table, at most as many as one statement takes; they all have the same columns, in one order. */
export async function insertRows<T extends keyof Tables>(
  tx: Writer,
  table: T,
  rows: readonly Tables[T][],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first) as (keyof Tables[T])[]
  const values = rows.map((row) => valuesOf(table, row, columns))
  if (takesRowByRow(tx.getExecutor().adapter)) {
    const query: RowByRow = {
      ...insertOf(tx, table, { rows: [first], columns }),
      parameters: [],
      rows: values,
    }
    await rowsOf(tx, query)
    return
  }
  const query = insertOf(tx, table, { rows, columns })
  await rowsOf(tx, { ...query, parameters: values.flat() })
}
