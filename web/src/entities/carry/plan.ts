/** Records sent to take a farm along, in order; every one has a new id, so that a repeat makes nothing twice. */
import { FieldDraft } from '@vagu/core/fields/schema'
import { type Job, JobDraft } from '@vagu/core/jobs/schema'
import { type Material, MaterialDraft } from '@vagu/core/materials/schema'
import { type RequisitePlan, RequisitePlanDraft } from '@vagu/core/requisite-plan/schema'
import { type SoilSample, SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { type StockEntry, StockEntryDraft } from '@vagu/core/stock/schema'
import { WorkerDraft } from '@vagu/core/workers/schema'
import type { DemoFarm, DemoYear } from './demo-farm.ts'

/** Jobs of one call: those of a call are stored all or none. */
export const JOBS_AT_ONCE = 100

/** New ids by the old ones. */
export type Ids = Readonly<Record<string, string>>

/** A new id for everything of the farm that has one. */
export function newIds(farm: DemoFarm, newId: () => string): Ids {
  const records = [
    farm.fields,
    farm.materials,
    farm.workers,
    farm.jobs,
    farm.samples,
    farm.stock,
    farm.plans,
  ].flat()
  const entries = farm.years.flatMap(({ overview }) => overview.entries.map(({ _id }) => _id))
  const batches = farm.jobs.flatMap(({ batchId }) => batchId ?? [])
  return Object.fromEntries(
    [...new Set([...records.map(({ _id }) => _id), ...batches, ...entries])].map((id) => [id, newId()]),
  )
}

const renamed = (ids: Ids, id: string | null | undefined): string | null => (id ? (ids[id] ?? null) : null)

type Treatment = Material['coating']
const treatmentOf = (ids: Ids, coating: Treatment): Treatment =>
  coating && { ...coating, requisiteId: renamed(ids, coating.requisiteId) }

export const fieldDraftOf = (ids: Ids, field: DemoFarm['fields'][number]): FieldDraft =>
  FieldDraft.parse({ ...field, _id: ids[field._id] })

/** Kinds of area stay behind: the area itself stands in each job. */
export const materialDraftOf = (ids: Ids, material: Material): MaterialDraft =>
  MaterialDraft.parse({
    ...material,
    _id: ids[material._id],
    coating: treatmentOf(ids, material.coating),
    customFieldArea: null,
  })

export const workerDraftOf = (ids: Ids, worker: DemoFarm['workers'][number]): WorkerDraft =>
  WorkerDraft.parse({ ...worker, _id: ids[worker._id] })

/** A sample of a field that is taken along. */
export const sampleDraftOf = (ids: Ids, sample: SoilSample): SoilSampleDraft =>
  SoilSampleDraft.parse({ ...sample, _id: ids[sample._id], fieldId: ids[sample.fieldId], importId: null })

/** An entry of a material that is taken along; photos as those of a job. */
export const entryDraftOf = (ids: Ids, photos: Ids, entry: StockEntry): StockEntryDraft =>
  StockEntryDraft.parse({
    ...entry,
    _id: ids[entry._id],
    requisiteId: ids[entry.requisiteId],
    images: entry.images.flatMap((id) => photos[id] ?? []),
  })

/** A line of a field that is taken along; jobs stand for it as they do by material and season. */
export const planDraftOf = (ids: Ids, plan: RequisitePlan): RequisitePlanDraft =>
  RequisitePlanDraft.parse({
    ...plan,
    _id: ids[plan._id],
    fieldId: ids[plan.fieldId],
    requisiteId: renamed(ids, plan.requisiteId),
    jobEventIds: [],
  })

/** Goals of a year, of fields that are taken along. */
export const goalsOf = (ids: Ids, { goals, tonnePrices }: DemoYear) => ({
  yields: goals.flatMap(({ fieldId, ...goal }) => {
    const id = ids[fieldId]
    return id === undefined ? [] : [{ ...goal, fieldId: id }]
  }),
  prices: tonnePrices,
})

/** Prices and entries of a year; what is of a field that stays behind stays with it. */
export const overviewOf = (ids: Ids, { overview }: DemoYear) => ({
  prices: overview.prices,
  materials: overview.materials.map((price) => ({ ...price, requisiteId: renamed(ids, price.requisiteId) })),
  entries: overview.entries.flatMap((entry) => {
    const [_id, fieldId] = [ids[entry._id], renamed(ids, entry.fieldId)]
    const staysBehind = entry.fieldId !== null && fieldId === null
    return _id === undefined || staysBehind ? [] : [{ ...entry, _id, fieldId }]
  }),
  stands: overview.stands.flatMap(({ fieldId, years }) => {
    const id = ids[fieldId]
    return id === undefined ? [] : [{ fieldId: id, years }]
  }),
})

/** A job of a field that is taken along; photos by the ids that the server gave them. */
export const jobDraftOf = (ids: Ids, photos: Ids, job: Job): JobDraft =>
  JobDraft.parse({
    ...job,
    _id: ids[job._id],
    fieldId: ids[job.fieldId],
    worker: renamed(ids, job.worker),
    machine: renamed(ids, job.machine),
    batchId: renamed(ids, job.batchId),
    images: job.images.flatMap((id) => photos[id] ?? []),
    customFieldArea: null,
    requisites: job.requisites.map((used) => ({
      ...used,
      requisiteId: renamed(ids, used.requisiteId),
      coating: treatmentOf(ids, used.coating),
    })),
  })

/** Jobs in the order in which they were entered, in parts of one call each; those without their field stay behind. */
export function jobParts(farm: DemoFarm): Job[][] {
  const fields = new Set(farm.fields.map(({ _id }) => _id))
  const jobs = farm.jobs
    .filter(({ fieldId }) => fields.has(fieldId))
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
  const parts: Job[][] = []
  for (let from = 0; from < jobs.length; from += JOBS_AT_ONCE)
    parts.push(jobs.slice(from, from + JOBS_AT_ONCE))
  return parts
}

/** Groups with those of their fields that are taken along. */
export const groupsOf = (ids: Ids, farm: DemoFarm): DemoFarm['groups'] => {
  const fields = new Set(farm.fields.map(({ _id }) => _id))
  return farm.groups
    .map((group) => ({
      ...group,
      linkedFieldIds: group.linkedFieldIds.filter((id) => fields.has(id)).flatMap((id) => ids[id] ?? []),
    }))
    .filter(({ linkedFieldIds }) => linkedFieldIds.length > 0)
}
