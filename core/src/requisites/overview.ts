/** Sums up how much of each material jobs used. */
import type { JobEvent, JobMaterial } from '../job-events/schema.ts'
import { roundTo, sumAreas } from '../units/rounding.ts'
import { isPerHectare } from '../units/schema.ts'
import { type KnownMaterials, typedKey } from './known.ts'
import type { RequisitesOverview, RequisiteUse, UsedInJob } from './overview-schema.ts'

export type JobWithMaterials = Pick<JobEvent, '_id' | 'fieldId' | 'date' | 'area' | 'requisites'>

/** One material of one job, before rows are made. */
interface Part {
  readonly copy: Pick<JobMaterial, 'type' | 'name' | 'requisiteId'>
  readonly unit: string | null
  readonly used: UsedInJob
}

const baseOf = (unit: string | null): string | null => unit?.split('/')[0] ?? null

/** Multiplied by the area where it is per hectare. */
const totalOf = (amount: number | null, unit: string | null, area: number): number | null =>
  amount === null || unit === null ? null : isPerHectare(unit) ? amount * area : amount

const usedIn = ({ _id, fieldId, date, area }: JobWithMaterials) => ({ _id, fieldId, date, area })
const rounded = (amount: number | null): number | null => (amount === null ? null : roundTo(amount, 4))

const partsOf = (job: JobWithMaterials): Part[] =>
  job.requisites.map((copy) => ({
    copy,
    unit: baseOf(copy.unit),
    used: {
      ...usedIn(job),
      amount: copy.amount,
      unit: copy.unit,
      totalAmount: rounded(totalOf(copy.amount, copy.unit, job.area)),
    },
  }))

const TONNES: ReadonlyMap<string, number> = new Map([
  ['t', 1],
  ['kg', 0.001],
  ['g', 0.000_001],
])

/** Tonnes of seed; null where it is not measured by weight. */
function tonnesOf({ amount, unit }: JobMaterial, area: number): number | null {
  const total = totalOf(amount, unit, area)
  const tonnes = TONNES.get(baseOf(unit) ?? '')
  return total === null || tonnes === undefined ? null : total * tonnes
}

const isPerTonne = (unit: string | null): boolean => unit?.endsWith('/t') ?? false

/** The dressing: its amount per tonne of seed times the tonnes of seed. */
function dressingsOf(job: JobWithMaterials): Part[] {
  return job.requisites.flatMap((seed) => {
    const { coating } = seed
    if (!coating) return []
    const { name, requisiteId, amount, unit } = coating
    const tonnes = isPerTonne(unit) ? tonnesOf(seed, job.area) : null
    const totalAmount = amount === null || tonnes === null ? null : roundTo(amount * tonnes, 4)
    const copy = { type: 'chemical' as const, name, requisiteId }
    return [{ copy, unit: baseOf(unit), used: { ...usedIn(job), amount, unit, totalAmount } }]
  })
}

const newestFirst = (a: UsedInJob, b: UsedInJob): number =>
  a.date === b.date ? (a._id < b._id ? 1 : -1) : a.date < b.date ? 1 : -1

function rowOf(_id: string, parts: readonly Part[], known: KnownMaterials): RequisiteUse {
  const jobEvents = parts.map(({ used }) => used).toSorted(newestFirst)
  const newest = parts.find(({ used }) => used === jobEvents[0])
  if (newest === undefined) throw new Error('a row without a job')
  const requisite = known.of(newest.copy)
  const areas = new Map(jobEvents.map((used) => [used._id, used.area]))
  return {
    _id,
    requisiteId: requisite?._id ?? null,
    name: requisite?.name ?? newest.copy.name,
    type: newest.copy.type,
    unit: newest.unit,
    totalAmount: roundTo(
      jobEvents.reduce((sum, { totalAmount }) => sum + (totalAmount ?? 0), 0),
      4,
    ),
    totalArea: roundTo(sumAreas([...areas.values()]), 2),
    unknownAmounts: jobEvents.filter(({ totalAmount }) => totalAmount === null).length,
    jobEvents,
  }
}

const collator = new Intl.Collator('et', { numeric: true })

function rowsOf(parts: readonly Part[], known: KnownMaterials): RequisiteUse[] {
  const idOf = ({ copy, unit }: Part) => `${known.of(copy)?._id ?? typedKey(copy)}|${unit ?? ''}`
  return [...Map.groupBy(parts, idOf)]
    .map(([id, some]) => rowOf(id, some, known))
    .toSorted((a, b) => collator.compare(a.name, b.name) || ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1))
}

/** By material and unit; the copies of one material of the farm stand together, whatever they were called. */
export const overviewOf = (jobs: readonly JobWithMaterials[], known: KnownMaterials): RequisitesOverview => ({
  requisitesOverview: rowsOf(jobs.flatMap(partsOf), known),
  coatingRequisitesOverview: rowsOf(jobs.flatMap(dressingsOf), known),
})
