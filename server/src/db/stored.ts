/**
 * The border to the database: what a noun stores as JSON text, and how it is read. A document that was written by this
 * program has the shape that its version names, so it is read without a look at its parts; an older one is lifted, and
 * what is written or lifted is held against the schema.
 */
import { z } from 'zod'
import { Shapes } from './shape.ts'

/** The columns of a stored document. */
export interface DocumentColumns {
  readonly document: string
  readonly document_version: number
}

/** Makes of a document of one version one of the next. */
export type Lift = (document: Readonly<Record<string, unknown>>) => object

export interface Stored<T> {
  readonly noun: string
  readonly schema: z.ZodType<T>
  /** The shape that the program writes. */
  readonly version: number
  /**
   * Whether a row can be read. Of this program's own version the document is not taken apart, so only one that breaks
   * off is found; one of another version is lifted to see it. Lists leave out what cannot be read.
   */
  readonly isReadable: (row: DocumentColumns) => boolean
  /** A row's document. Throws where it is of a later shape, or of none. */
  readonly read: (row: DocumentColumns) => T
  /** The same as JSON: a list need not be parsed and written anew. */
  readonly text: (row: DocumentColumns) => string
  /** The columns that hold a document. Throws where it has not its shape. */
  readonly columns: (document: T) => DocumentColumns
  /** The columns of a document in the shape of today; the same text where nothing differs. */
  readonly lifted: (row: DocumentColumns) => DocumentColumns
  /** Members of a row's document that are not as its type says; an empty list when all are right. */
  readonly faults: (row: DocumentColumns) => string[]
}

/**
 * The one place where parsed JSON is taken for what it is said to be: what this same program wrote a moment ago, for
 * itself or a helper process of its own, and what stands in a row of its version.
 */
export const ownText = <T>(_schema: z.ZodType<T>, text: string): T => JSON.parse(text) as T

/** Reads a text whole by its schema: what is seldom read, or was written by nobody knows which program. */
export const parsedText = <T>(schema: z.ZodType<T>, text: string): T => schema.parse(JSON.parse(text))

const Loose = z.record(z.string(), z.unknown())

/** Issues that speak of bounds alone: what is stored may break a bound that came later, it has its shape all the same. */
const OF_BOUNDS: ReadonlySet<string> = new Set([
  'too_big',
  'too_small',
  'invalid_format',
  'not_multiple_of',
  'custom',
])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Members that a schema would fill in: a stored value has them all. Asked of all that is stored. */
function lacking(value: unknown, filled: unknown, path = ''): string[] {
  if (!isObject(filled)) return []
  const faults: string[] = []
  for (const key of Object.keys(filled)) {
    const member: unknown = Reflect.get(filled, key)
    if (member === undefined) continue
    if (!isObject(value) || !Object.hasOwn(value, key)) faults.push(`${path}${key}: lacking`)
    else if (isObject(member)) faults.push(...lacking(Reflect.get(value, key), member, `${path}${key}.`))
  }
  return faults
}

/** Where a value has not the shape of a schema. */
export function shapeFaults(schema: z.core.$ZodType, value: unknown): string[] {
  const { error, data } = z.safeParse(schema, value)
  const issues = error?.issues.filter(({ code }) => !OF_BOUNDS.has(code)) ?? []
  return [
    ...issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
    ...(error === undefined ? lacking(value, data) : []),
  ]
}

/** Whether the text of an object stands from its beginning to its end. */
const isWhole = (document: string): boolean => document.startsWith('{') && document.endsWith('}')

const shapes = new Shapes((schema, value) => shapeFaults(schema, value).length === 0)

/** `lifts` lead from version 0 to the one of today. */
export function stored<T extends object>(
  noun: string,
  schema: z.ZodType<T>,
  lifts: readonly Lift[],
): Stored<T> {
  const version = lifts.length
  const liftedText = ({ document, document_version: from }: DocumentColumns): string => {
    if (from > version) throw new Error(`a ${noun} was stored by a newer program (${from} > ${version})`)
    const before = parsedText(Loose, document)
    const after = lifts.slice(from).reduce<object>((value, lift) => lift({ ...value }), before)
    const text = JSON.stringify(after)
    return text === JSON.stringify(before) ? document : text
  }
  const requireShape = (value: unknown) => {
    if (shapes.has(schema, value)) return
    const faults = shapeFaults(schema, value)
    if (faults.length > 0) throw new Error(`no ${noun}: ${faults.join('; ')}`)
  }
  const lifted = (row: DocumentColumns): DocumentColumns => {
    const document = liftedText(row)
    requireShape(JSON.parse(document))
    return { document, document_version: version }
  }
  const isLiftable = (row: DocumentColumns): boolean => {
    try {
      return lifted(row).document !== ''
    } catch {
      return false
    }
  }
  const text = (row: DocumentColumns): string =>
    row.document_version === version ? row.document : lifted(row).document
  return {
    noun,
    schema,
    version,
    lifted,
    isReadable: (row) => (row.document_version === version ? isWhole(row.document) : isLiftable(row)),
    text,
    read: (row) => ownText(schema, text(row)),
    columns: (value) => {
      requireShape(value)
      return { document: JSON.stringify(value), document_version: version }
    },
    faults: (row) => shapeFaults(schema, JSON.parse(liftedText(row))),
  }
}

/** A document that needs nothing to be of the next version. */
export const asItIs: Lift = (document) => document
