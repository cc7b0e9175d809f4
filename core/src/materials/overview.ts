/** Sums up how much of each material jobs used. */
import type { Job } from '../jobs/schema.ts'
import { compareNames } from '../text/order.ts'
import { roundTo, sumAreas } from '../units/rounding.ts'
import { type KnownMaterials, typedKey } from './known.ts'
import type { MaterialsOverview, MaterialUsage, UsedInJob } from './overview-schema.ts'
import { type Use, usesOf } from './used.ts'

export type JobWithMaterials = Pick<Job, '_id' | 'fieldId' | 'date' | 'area' | 'requisites'>

/** One material of one job, before rows are made. */
export interface UsePart {
  readonly use: Use
  readonly job: Pick<JobWithMaterials, '_id' | 'fieldId' | 'date' | 'area'>
}
interface Part {
  readonly copy: Pick<Use, 'type' | 'name' | 'requisiteId'>
  readonly unit: string | null
  readonly used: UsedInJob
}

const partOf = ({ use, job: { _id, fieldId, date, area } }: UsePart): Part => ({
  copy: use,
  unit: use.baseUnit,
  used: { _id, fieldId, date, area, amount: use.amount, unit: use.unit, totalAmount: use.totalAmount },
})

const newestFirst = (a: UsedInJob, b: UsedInJob): number =>
  a.date === b.date ? (a._id < b._id ? 1 : -1) : a.date < b.date ? 1 : -1

function rowOf(_id: string, parts: readonly Part[], known: KnownMaterials): MaterialUsage {
  const jobs = parts.map(({ used }) => used).toSorted(newestFirst)
  const newest = parts.find(({ used }) => used === jobs[0])
  if (newest === undefined) throw new Error('a row without a job')
  const requisite = known.of(newest.copy)
  const areas = new Map(jobs.map((used) => [used._id, used.area]))
  return {
    _id,
    requisiteId: requisite?._id ?? null,
    name: requisite?.name ?? newest.copy.name,
    type: newest.copy.type,
    unit: newest.unit,
    totalAmount: roundTo(
      jobs.reduce((sum, { totalAmount }) => sum + (totalAmount ?? 0), 0),
      4,
    ),
    totalArea: roundTo(sumAreas([...areas.values()]), 2),
    unknownAmounts: jobs.filter(({ totalAmount }) => totalAmount === null).length,
    jobEvents: jobs,
  }
}

function rowsOf(parts: readonly Part[], known: KnownMaterials): MaterialUsage[] {
  const idOf = ({ copy, unit }: Part) => `${known.of(copy)?._id ?? typedKey(copy)}|${unit ?? ''}`
  return [...Map.groupBy(parts, idOf)]
    .map(([id, some]) => rowOf(id, some, known))
    .toSorted((a, b) => compareNames(a.name, b.name) || ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1))
}

export interface UsedParts {
  readonly materials: readonly UsePart[]
  readonly dressings: readonly UsePart[]
}

/** By material and unit; the copies of one material of the farm stand together, whatever they were called. */
export const overviewOfUses = (
  { materials, dressings }: UsedParts,
  known: KnownMaterials,
): MaterialsOverview => ({
  requisitesOverview: rowsOf(materials.map(partOf), known),
  coatingRequisitesOverview: rowsOf(dressings.map(partOf), known),
})

/** The same of whole jobs. */
export function overviewOf(jobs: readonly JobWithMaterials[], known: KnownMaterials): MaterialsOverview {
  const partsOf = (of: 'materials' | 'dressings') =>
    jobs.flatMap((job) => usesOf(job)[of].map((use) => ({ use, job })))
  return overviewOfUses({ materials: partsOf('materials'), dressings: partsOf('dressings') }, known)
}
