/** What differs between two versions of jobs that are being written. */
import type { EventFacts, MaterialUse } from './facts.ts'
import type { Quantity } from './rule.ts'

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

const NONE: ReadonlySet<string> = new Set()

/** Whether two plain values say the same, however deep. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isParts(one) &&
    isParts(other) &&
    Array.isArray(one) === Array.isArray(other) &&
    isSameBeside(one, other, NONE))

/** The same, what stands under some keys left aside. */
function isSameBeside(one: Parts, other: Parts, aside: ReadonlySet<string>): boolean {
  const keys = Object.keys(other)
  if (Object.keys(one).length !== keys.length) return false
  for (const key of keys) if (!aside.has(key) && !(key in one && isSame(one[key], other[key]))) return false
  return true
}

const OF_JOB: ReadonlySet<string> = new Set(['area', 'materials'])
const OF_MATERIAL: ReadonlySet<string> = new Set(['amount'])

/** Facts hold plain values under every key. */
const partsOf = (facts: EventFacts | MaterialUse): Parts => facts as unknown as Parts

/** Whether amounts differ; undefined where anything else does. */
function isOtherAmount(before: readonly MaterialUse[], after: readonly MaterialUse[]): boolean | undefined {
  if (before === after) return false
  if (before.length !== after.length) return undefined
  let isOther = false
  for (const [index, material] of after.entries()) {
    const known = before[index]
    if (!known || !isSameBeside(partsOf(known), partsOf(material), OF_MATERIAL)) return undefined
    isOther ||= !Object.is(known.amount, material.amount)
  }
  return isOther
}

const QUANTITIES: readonly ReadonlySet<Quantity>[] = [
  new Set(),
  new Set(['area']),
  new Set(['amount']),
  new Set(['area', 'amount']),
]

/** Which of areas and amounts differ; undefined where anything else does. */
export function changedQuantities(
  before: readonly EventFacts[],
  after: readonly EventFacts[],
): ReadonlySet<Quantity> | undefined {
  if (before.length !== after.length) return undefined
  let isOtherArea = false
  let areOtherAmounts = false
  for (const [index, job] of after.entries()) {
    const known = before[index]
    if (!known || !isSameBeside(partsOf(known), partsOf(job), OF_JOB)) return undefined
    const isOther = isOtherAmount(known.materials, job.materials)
    if (isOther === undefined) return undefined
    isOtherArea ||= !Object.is(known.area, job.area)
    areOtherAmounts ||= isOther
  }
  return QUANTITIES[(isOtherArea ? 1 : 0) + (areOtherAmounts ? 2 : 0)]
}
