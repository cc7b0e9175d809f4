/**
 * Whether a value has the shape of a schema, told fast where it has. A write asks this of documents that a contract has
 * parsed a moment before: Zod would build all of them once more.
 */
import type { z } from 'zod'

/** True: the schema finds no fault of shape and fills nothing in. False: it has to be asked. */
type Test = (value: unknown) => boolean
/** Check by a schema that is not taken apart here. */
export type Ask = (schema: z.core.$ZodType, value: unknown) => boolean

/** Checks that speak of bounds alone, or only change the value. */
const OF_BOUNDS: ReadonlySet<string> = new Set([
  'max_length',
  'min_length',
  'length_equals',
  'string_format',
  'overwrite',
  'greater_than',
  'less_than',
  'multiple_of',
])

/** Of a `refine` too: whatever it asks, it says of a value only that it is out of bounds. */
const isBounded = ({ checks = [] }: z.core.$ZodTypeDef): boolean =>
  checks.every(({ _zod: { def } }) => OF_BOUNDS.has(def.check) || (def.check === 'custom' && 'fn' in def))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whole numbers beyond what a double holds exactly are out of bounds. */
function testOfNumber(def: z.core.$ZodNumberDef): Test | undefined {
  if (!('check' in def)) return Number.isFinite
  return 'format' in def && def.format === 'safeint' ? Number.isInteger : undefined
}

export class Shapes {
  readonly #ask: Ask
  readonly #tests = new WeakMap<z.core.$ZodType, Test>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  has(schema: z.core.$ZodType, value: unknown): boolean {
    return this.#testOf(schema)(value)
  }

  #testOf(schema: z.core.$ZodType): Test {
    const known = this.#tests.get(schema)
    if (known !== undefined) return known
    const test = this.#made(schema as z.core.$ZodTypes) ?? ((value) => this.#ask(schema, value))
    this.#tests.set(schema, test)
    return test
  }

  #made({ _zod: { def } }: z.core.$ZodTypes): Test | undefined {
    if (!isBounded(def)) return undefined
    if (def.type === 'object') return def.catchall === undefined ? this.#ofObject(def.shape) : undefined
    if (def.type === 'array') return this.#ofArray(def.element)
    if (def.type === 'string') return (value) => typeof value === 'string'
    if (def.type === 'number') return testOfNumber(def)
    if (def.type === 'boolean') return (value) => typeof value === 'boolean'
    if (def.type === 'enum') return this.#among(Object.values(def.entries))
    if (def.type === 'nullable') return this.#or(null, def.innerType)
    if (def.type === 'optional') return this.#or(undefined, def.innerType)
    return def.type === 'default' || def.type === 'nonoptional' ? this.#filled(def.innerType) : undefined
  }

  #ofObject(shape: Readonly<Record<string, z.core.$ZodType>>): Test {
    const members = Object.entries(shape).map(([key, part]) => ({ key, test: this.#testOf(part) }))
    return (value) => isRecord(value) && members.every(({ key, test }) => test(value[key]))
  }

  #ofArray(element: z.core.$ZodType): Test {
    const test = this.#testOf(element)
    return (value) => Array.isArray(value) && value.every(test)
  }

  #among(values: readonly unknown[]): Test {
    const all = new Set(values)
    return (value) => all.has(value)
  }

  #or(other: null | undefined, inner: z.core.$ZodType): Test {
    const test = this.#testOf(inner)
    return (value) => value === other || test(value)
  }

  #filled(inner: z.core.$ZodType): Test {
    const test = this.#testOf(inner)
    return (value) => value !== undefined && test(value)
  }
}
