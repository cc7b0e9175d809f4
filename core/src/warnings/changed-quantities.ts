/** Differences between two versions of jobs that are being written. */
import type { EventFacts, MaterialUse } from './facts.ts'
import type { Quantity } from './rule.ts'

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Whether two plain values say the same, however deep. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(other)
  return (
    Object.keys(one).length === keys.length && keys.every((key) => key in one && isSame(one[key], other[key]))
  )
}

const keysOf = <T>(parts: Readonly<Record<keyof T & string, true>>) =>
  Object.keys(parts) as (keyof T & string)[]

/** All of a job but its area and its materials. */
const OF_JOB = keysOf<Omit<EventFacts, 'area' | 'materials'>>({
  _id: true,
  fieldId: true,
  status: true,
  category: true,
  job: true,
  date: true,
  endDate: true,
  startTime: true,
  plannedYear: true,
  worker: true,
  machine: true,
  growthStage: true,
  windSpeed: true,
  airTemperature: true,
  fertilization: true,
  heap: true,
  inspections: true,
  herding: true,
})
/** All of a material but how much of it. */
const OF_MATERIAL = keysOf<Omit<MaterialUse, 'amount'>>({
  key: true,
  name: true,
  registerNumber: true,
  registerSnapshot: true,
  requisiteId: true,
  type: true,
  subtype: true,
  subtypeVariant: true,
  fertilizerKind: true,
  organicType: true,
  nutrient: true,
  coating: true,
  batchNo: true,
  seedCertificate: true,
  ingredients: true,
  safetyRecord: true,
  workDelayDays: true,
  harvestDelayDays: true,
  usageTimes: true,
  safetyArea: true,
  safetyWaterArea: true,
  unit: true,
})

/** Asked for every material of a hundred jobs at every key: the keys are known, and are not listed anew. */
function isSameBy<T>(one: T, other: T, keys: readonly (keyof T)[]): boolean {
  for (const key of keys) if (one[key] !== other[key] && !isSame(one[key], other[key])) return false
  return true
}

/** Whether amounts differ; undefined where anything else does. */
function isOtherAmount(before: readonly MaterialUse[], after: readonly MaterialUse[]): boolean | undefined {
  if (before === after) return false
  if (before.length !== after.length) return undefined
  let isOther = false
  for (let index = 0; index < after.length; index++) {
    const known = before[index]
    const material = after[index]
    if (!known || !material || !isSameBy<Omit<MaterialUse, 'amount'>>(known, material, OF_MATERIAL))
      return undefined
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

/** Quantities that differ, of areas and amounts; undefined where anything else does. */
export function changedQuantities(
  before: readonly EventFacts[],
  after: readonly EventFacts[],
): ReadonlySet<Quantity> | undefined {
  if (before.length !== after.length) return undefined
  let isOtherArea = false
  let areOtherAmounts = false
  for (let index = 0; index < after.length; index++) {
    const known = before[index]
    const job = after[index]
    if (!known || !job || !isSameBy<Omit<EventFacts, 'area' | 'materials'>>(known, job, OF_JOB))
      return undefined
    const isOther = isOtherAmount(known.materials, job.materials)
    if (isOther === undefined) return undefined
    isOtherArea ||= !Object.is(known.area, job.area)
    areOtherAmounts ||= isOther
  }
  return QUANTITIES[(isOtherArea ? 1 : 0) + (areOtherAmounts ? 2 : 0)]
}
