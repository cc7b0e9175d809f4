/** Numbers: how much of which product, how much was harvested, how many hectares. */
import type { BaseUnit } from './line.ts'
import {
  areFree,
  claim,
  isFree,
  keyAt,
  type Part,
  partOf,
  type Reading,
  type WrittenAmount,
} from './reading.ts'
import { type FoundUnit, unitAfter } from './units.ts'

interface FoundAmount {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly unit: BaseUnit | null
  readonly basis: WrittenAmount['basis']
  readonly hasUnit: boolean
}

const SPELLED: Readonly<Record<string, number>> = { pool: 0.5, poolteist: 1.5 }
const NUMBER = /^\d{1,9}(?:[.,]\d{1,6})?$/
const TOTAL = 'kokku'
const LARGEST = 1_000_000

/** Whether a number is part of something else: below nothing, glued to letters that are no unit, a percentage. */
function isSpoilt(reading: Reading, at: number): boolean {
  const [before, token, after] = [reading.tokens[at - 1], reading.tokens[at], reading.tokens[at + 1]]
  const isGluedBefore =
    before?.end === token?.start && (before?.kind === 'word' || /^[-−]$/.test(before?.key ?? ''))
  const isGluedAfter = after?.start === token?.end && after?.kind === 'word' && !unitAfter(reading, at)
  return isGluedBefore || isGluedAfter || after?.key === '%'
}

/** The number at a token; NaN for what looks like one and is none, undefined for a word. */
function numberAt(reading: Reading, at: number): number | undefined {
  const token = reading.tokens[at]
  if (!token) return undefined
  if (token.kind === 'word') return Object.hasOwn(SPELLED, token.key) ? SPELLED[token.key] : undefined
  if (token.kind === 'sign') return undefined
  const value = Number(token.text.replace(',', '.'))
  const isAmount = NUMBER.test(token.text) && value > 0 && value <= LARGEST
  return isAmount && !isSpoilt(reading, at) ? value : Number.NaN
}

function basisOf(unit: FoundUnit | undefined, isTotal: boolean): WrittenAmount['basis'] {
  if (isTotal) return 'total'
  return unit?.isPerHectare ? 'rate' : null
}

/** `free` is where the amount before ends: a "kokku" between two amounts belongs to the first. */
function amountAt(reading: Reading, at: number, free: number): FoundAmount | undefined {
  const value = numberAt(reading, at)
  if (value === undefined) return undefined
  const unit = unitAfter(reading, at)
  if (reading.tokens[at]?.kind === 'word' && !unit) return undefined
  const end = unit?.to ?? at + 1
  const isBefore = at > free && keyAt(reading, at - 1) === TOTAL && isFree(reading, at - 1)
  const isAfter = !isBefore && keyAt(reading, end) === TOTAL && isFree(reading, end)
  const isArea = unit?.unit === 'ha'
  return {
    from: isBefore ? at - 1 : at,
    to: isAfter ? end + 1 : end,
    value,
    unit: unit && unit.unit !== 'ha' ? unit.unit : null,
    basis: isArea ? null : basisOf(unit, isBefore || isAfter),
    hasUnit: unit !== undefined,
  }
}

const HARVEST_WORD = /^(?:saak|saagi|saaki|saagiks|saagikus|saagikusega|saagiga)$/

/** "saak 45 t", "saagikus 4,5". */
function claimYield(reading: Reading, amount: FoundAmount): boolean {
  const sign = /^[:=]$|^oli$|^on$/.test(keyAt(reading, amount.from - 1)) ? amount.from - 2 : amount.from - 1
  const word = keyAt(reading, sign)
  const isWritten = HARVEST_WORD.test(word)
  const isHarvest = isHarvestJob(reading) && amount.hasUnit
  if (partOf(reading, 'yield') || (!isWritten && !isHarvest)) return false
  const isPerHectare = amount.basis === 'rate' || (isWritten && word.startsWith('saagikus'))
  claim(reading, {
    from: isWritten ? sign : amount.from,
    to: amount.to,
    is: 'yield',
    harvest: { value: amount.value, unit: amount.unit ?? 't', isPerHectare },
  })
  return true
}

function isHarvestJob(reading: Reading): boolean {
  const job = partOf(reading, 'job')
  const [category = '', key] = job?.id.slice('job:'.length).split('/') ?? []
  const found = reading.index.farm.categories.find((each) => each.key === category)
  return found?.jobs.find((each) => each.key === key)?.requires.includes('yield') ?? false
}

const isProduct = (part: Part): boolean =>
  part.is === 'material' ||
  (part.is === 'ambiguous' && part.candidates.some(({ meaning }) => meaning === 'material'))
const BETWEEN = /^(?:[,:;=(]|kulunorm|kulunormiga|norm|normiga|kulus)$/

/** Whether nothing but a sign or a word like "norm" stands between. */
function areNext(reading: Reading, from: number, to: number): boolean {
  if (from > to) return false
  for (let at = from; at < to; at += 1) if (!BETWEEN.test(keyAt(reading, at))) return false
  return true
}

type Pairs = ReadonlyMap<Part, FoundAmount>
/** Pairs of product and amount, when amounts stand behind their products (else before them). */
function pairUp(reading: Reading, amounts: readonly FoundAmount[], isBehind: boolean): Pairs {
  const products = reading.parts.filter(isProduct).toSorted((a, b) => a.from - b.from)
  const pairs = new Map<Part, FoundAmount>()
  for (const behind of [isBehind, !isBehind])
    for (const product of products) {
      if (pairs.has(product)) continue
      const taken = new Set(pairs.values())
      const amount = amounts.find(
        (each) =>
          !taken.has(each) &&
          (behind ? areNext(reading, product.to, each.from) : areNext(reading, each.to, product.from)),
      )
      if (amount) pairs.set(product, amount)
    }
  return pairs
}

/** Whether the same product has an amount where it stands for another time. */
const isMeasuredElsewhere = (reading: Reading, of: Part): boolean =>
  of.is === 'material' &&
  reading.parts.some((part) => part.is === 'amount' && part.of.is === 'material' && part.of.id === of.id)

/** A product is used once in a job: a second amount of it is not understood, rather than put over the first. */
const claimAmount = (reading: Reading, of: Part, { from, to, value, unit, basis }: FoundAmount): Part =>
  isMeasuredElsewhere(reading, of)
    ? claim(reading, { from, to, is: 'unknown' })
    : claim(reading, { from, to, is: 'amount', amount: { value, unit, basis }, of })

function collect(reading: Reading): FoundAmount[] {
  const amounts: FoundAmount[] = []
  let free = 0
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const found = isFree(reading, at) ? amountAt(reading, at, free) : undefined
    if (!found || !areFree(reading, found.from, found.to)) continue
    free = found.to
    at = free - 1
    if (Number.isNaN(found.value)) claim(reading, { from: found.from, to: found.to, is: 'unknown' })
    else amounts.push(found)
  }
  return amounts
}

function claimAreas(reading: Reading, amounts: readonly FoundAmount[]): readonly FoundAmount[] {
  return amounts.filter((amount) => {
    if (!amount.hasUnit || amount.unit !== null) return true
    const isFirst = !partOf(reading, 'area')
    const { from, to, value } = amount
    claim(reading, { from, to, ...(isFirst ? { is: 'area', hectares: value } : { is: 'unknown' }) })
    return false
  })
}

const isBigger = (a: Pairs, b: Pairs): boolean => a.size > b.size

/** Amounts that stand with a product. A number that stands alone may yet be a day or a field. */
export function readAmounts(reading: Reading): void {
  const amounts = claimAreas(reading, collect(reading)).filter((amount) => {
    const isYield =
      HARVEST_WORD.test(keyAt(reading, amount.from - 1)) ||
      /^[:=]$|^oli$|^on$/.test(keyAt(reading, amount.from - 1))
    return !(isYield && claimYield(reading, amount))
  })
  const behind = pairUp(reading, amounts, true)
  const before = pairUp(reading, amounts, false)
  const pairs = isBigger(before, behind) ? before : behind
  for (const [product, amount] of pairs) claimAmount(reading, product, amount)
  for (const amount of amounts)
    if (areFree(reading, amount.from, amount.to) && amount.hasUnit) claimFar(reading, amount)
}

/** An amount that stands apart belongs to the only product without one, else it is what was harvested. */
function claimFar(reading: Reading, amount: FoundAmount): void {
  const measured = new Set(reading.parts.map((part) => (part.is === 'amount' ? part.of : undefined)))
  const [only, ...others] = reading.parts.filter((part) => isProduct(part) && !measured.has(part))
  if (only && others.length === 0) claimAmount(reading, only, amount)
  else claimYield(reading, amount)
}

/** Numbers without a unit that nothing else took. */
export function readLoneAmounts(reading: Reading): void {
  for (const amount of collect(reading)) if (!amount.hasUnit) claimFar(reading, amount)
}
