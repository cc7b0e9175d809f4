/**
 * How many there are is judged before what they are: a schema looks at every element of a list before it asks how long
 * the list is, and notes every fault of each.
 */
import type { FieldError } from '@vagu/core/errors'
import { check, fieldError, MAX_ERRORS } from '@vagu/core/validation'
import { z } from 'zod'

/** A list of at least so many plain elements is read one by one, so that it can be left when enough is wrong with it. */
const LONG = 100

/** The schemas right below one, by the key under which their values stand; '' for those of the value itself. */
function partsOf(schema: z.core.$ZodType): [key: string, part: z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodPipe) return [['', schema.in instanceof z.ZodTransform ? schema.out : schema.in]]
  const inner =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return inner ? [['', schema.unwrap()]] : []
}

const known = new WeakMap<z.core.$ZodType, boolean>()

/** Whether a schema has lists of which something is to be counted. */
function hasLists(schema: z.core.$ZodType): boolean {
  const before = known.get(schema)
  if (before !== undefined) return before
  known.set(schema, false)
  const has = schema instanceof z.ZodArray || partsOf(schema).some(([, part]) => hasLists(part))
  known.set(schema, has)
  return has
}

const countedParts = new WeakMap<z.core.$ZodType, readonly [key: string, part: z.core.$ZodType][]>()

/** The parts below a schema in which something is to be counted. */
function countedPartsOf(schema: z.core.$ZodType): readonly [key: string, part: z.core.$ZodType][] {
  const before = countedParts.get(schema)
  if (before !== undefined) return before
  const parts = partsOf(schema).filter(([, part]) => hasLists(part))
  countedParts.set(schema, parts)
  return parts
}

const longest = new WeakMap<z.ZodArray, number>()

function longestOf(list: z.ZodArray): number {
  const before = longest.get(list)
  if (before !== undefined) return before
  const limits = (list.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && 'maximum' in def && typeof def.maximum === 'number' ? [def.maximum] : [],
  )
  const most = Math.min(...limits, Infinity)
  longest.set(list, most)
  return most
}

/** Faults of a part, from the whole. Paths are put together only here: of most bodies nothing is wrong. */
const beneath = (key: string | number, wrong: readonly FieldError[]): FieldError[] =>
  wrong.map((error) => ({
    ...error,
    path: [String(key), error.path].filter((part) => part !== '').join('.'),
  }))

function inElements(list: z.ZodArray, value: readonly unknown[]): FieldError[] {
  const element = list.element
  if (hasLists(element)) {
    for (const [i, each] of value.entries()) {
      const wrong = wrongCounts(element, each)
      if (wrong.length > 0) return beneath(i, wrong)
    }
    return []
  }
  if (value.length < LONG || !(element instanceof z.ZodType)) return []
  const wrong: FieldError[] = []
  for (const [i, each] of value.entries()) {
    const result = check(element, each)
    if (!result.ok) wrong.push(...beneath(i, result.errors))
    if (wrong.length >= MAX_ERRORS) break
  }
  return wrong.slice(0, MAX_ERRORS)
}

/** The first list that is longer than its schema allows, or the first faults of a long one; nothing when all are right. */
export function wrongCounts(schema: z.core.$ZodType, value: unknown): FieldError[] {
  if (!hasLists(schema) || typeof value !== 'object' || value === null) return []
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return []
    return value.length > longestOf(schema) ? [fieldError('', 'tooLarge')] : inElements(schema, value)
  }
  for (const [key, part] of countedPartsOf(schema)) {
    const wrong = wrongCounts(part, key === '' ? value : Reflect.get(value, key))
    if (wrong.length > 0) return beneath(key, wrong)
  }
  return []
}
