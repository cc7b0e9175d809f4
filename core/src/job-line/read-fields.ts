/** Fields by their numbers, and all fields at once. */
import { ALL, isFieldsWord, isFieldWord } from './field-words.ts'
import { areFree, claim, isFree, keyAt, type Part, type Reading, textKey } from './reading.ts'
import { unitAfter } from './units.ts'

const AND = /^(?:,|ja|ning|&|\+|;)$/
const DASH = /^[-–—]$|^kuni$/
const MAX_IN_RANGE = 1000

const claimFields = (reading: Reading, place: { from: number; to: number }, ids: readonly string[]): Part =>
  claim(reading, { ...place, is: 'fields', ids: [...new Set(ids)] })

/** "kõik põllud". */
export function readAllFields(reading: Reading): void {
  for (const at of reading.tokens.keys())
    if (ALL.has(keyAt(reading, at)) && isFieldsWord(keyAt(reading, at + 1)) && areFree(reading, at, at + 2))
      claimFields(
        reading,
        { from: at, to: at + 2 },
        reading.index.farm.fields.map(({ id }) => id),
      )
}

/** Fields of one number or of several parted by commas ("3,5,7"); undefined where one of them is no field's. */
function numbered({ index, tokens }: Reading, at: number): string[][] | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number') return undefined
  const lists = token.text.split(',').map((number) => index.byNumber.get(number))
  return lists.every((ids) => ids !== undefined) ? lists.map((ids) => [...(ids ?? [])]) : undefined
}

function inRange({ index }: Reading, first: number, last: number): string[] {
  if (last < first || last - first > MAX_IN_RANGE) return []
  const numbers = Array.from({ length: last - first + 1 }, (_, step) => String(first + step))
  return numbers.flatMap((number) => index.byNumber.get(number) ?? [])
}

/** A number, or a range of numbers, that stands for fields; answers the token behind it. */
function readNumber(reading: Reading, at: number): number | undefined {
  const { tokens } = reading
  if (!isFree(reading, at) || unitAfter(reading, at)) return undefined
  const isRange =
    DASH.test(keyAt(reading, at + 1)) &&
    /^\d+$/.test(keyAt(reading, at + 2)) &&
    /^\d+$/.test(keyAt(reading, at))
  if (isRange && areFree(reading, at, at + 3) && !unitAfter(reading, at + 2)) {
    const ids = inRange(reading, Number(keyAt(reading, at)), Number(keyAt(reading, at + 2)))
    if (ids.length === 0) return undefined
    claimFields(reading, { from: at, to: at + 3 }, ids)
    return at + 3
  }
  const lists = numbered(reading, at)
  if (!lists) return undefined
  const shared = lists.find((ids) => ids.length > 1)
  const place = { from: at, to: at + 1 }
  if (shared && lists.length === 1) claimShared(reading, place, shared)
  else if (shared) claim(reading, { ...place, is: 'unknown' })
  else claimFields(reading, place, lists.flat())
  return tokens.length > at ? at + 1 : undefined
}

/** Several fields have the number: the farmer says which. */
function claimShared(reading: Reading, place: { from: number; to: number }, ids: readonly string[]): void {
  const key = textKey(reading, place.from, place.to)
  const chosen = ids.find((id) => reading.choices[key] === `field:${id}`)
  if (chosen !== undefined) {
    claimFields(reading, place, [chosen])
    return
  }
  const { fields } = reading.index.farm
  const candidates = fields
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ id: `field:${id}`, meaning: 'fields' as const, label: name }))
  claim(reading, { ...place, is: 'ambiguous', key, candidates })
}

function readList(reading: Reading, from: number): void {
  let at = readNumber(reading, from)
  while (at !== undefined) {
    if (!AND.test(keyAt(reading, at))) return
    at = readNumber(reading, at + 1)
  }
}

const isFieldPart = (part: Part | undefined): boolean =>
  part?.is === 'fields' ||
  (part?.is === 'ambiguous' && part.candidates.some(({ meaning }) => meaning === 'fields'))

/** Numbers that come before a field in a list ("12, Suur ja 4"), unless they say how much of something. */
function readListBefore(reading: Reading): void {
  for (let at = reading.tokens.length - 3; at >= 0; at -= 1) {
    const isListed = AND.test(keyAt(reading, at + 1)) && isFieldPart(reading.owners[at + 2])
    const isMeasure = reading.owners[at - 1]?.is === 'material'
    if (isListed && !isMeasure) readNumber(reading, at)
  }
}

/** Numbers behind "põld" or "põllud", and in a list with a field. */
export function readFieldNumbers(reading: Reading): void {
  readListBefore(reading)
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (isFieldWord(keyAt(reading, at)) && reading.owners[at]?.is !== 'job') {
      const sign = keyAt(reading, at + 1) === ':' ? at + 2 : at + 1
      readList(reading, sign)
    }
    const part = reading.owners[at]
    if (isFieldPart(part) && part?.to === at + 1 && AND.test(keyAt(reading, at + 1)))
      readList(reading, at + 2)
  }
}

/** A number that nothing else took, and that a field has. */
export function readLoneNumbers(reading: Reading): void {
  for (const [at, { kind }] of reading.tokens.entries())
    if (kind === 'number' && isFree(reading, at) && !reading.parts.some(isFieldPart)) readList(reading, at)
}
