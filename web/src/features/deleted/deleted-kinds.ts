/** The kinds of records that can be brought back: how each is listed, and its way back. */
import { restoreCustomArea } from '@vagu/core/custom-areas/contract'
import type { Entity } from '@vagu/core/entities'
import { restoreField } from '@vagu/core/fields/contract'
import { restoreFields } from '@vagu/core/fields/list-contract'
import { MAX_FIELDS } from '@vagu/core/fields/list-schema'
import type { DeletedAfter } from '@vagu/core/history-calls'
import { listDeletedCustomAreas, listDeletedFields } from '@vagu/core/history/contract'
import { listDeletedJobs, restoreJobs } from '@vagu/core/jobs/batch-contract'
import { restoreJob } from '@vagu/core/jobs/contract'
import { MAX_JOBS_AT_ONCE } from '@vagu/core/jobs/schema'
import { listDeletedMachines, restoreMachine } from '@vagu/core/machines/contract'
import { listDeletedMaterials, restoreMaterial } from '@vagu/core/materials/contract'
import { listDeletedSoilSamples, restoreSoilSample } from '@vagu/core/soil-samples/contract'
import { MAX_PLANNED_LINES } from '@vagu/core/requisite-plan/schema'
import { listDeletedRequisitePlans, restoreRequisitePlans } from '@vagu/core/requisite-plan/contract'
import { listDeletedStockEntries, restoreStockEntry } from '@vagu/core/stock/contract'
import { listDeletedSupplyOrders, restoreSupplyOrder } from '@vagu/core/supplies/contract'
import { isDay } from '@vagu/core/time/day'
import { listDeletedWorkers, restoreWorker } from '@vagu/core/workers/contract'
import { listDeletedWorkTimes, restoreWorkTime } from '@vagu/core/work-times/contract'
import type { RecordNoun } from '../../entities/nouns-text.ts'
import { stockTypeWord } from '../../entities/stock/entry-kind.ts'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { describeJob, jobDays } from '../../entities/jobs/describe-job.ts'
import { call } from '../../lib/call.ts'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { deletedPageText } from './text.ts'

/** A deleted record in words. */
export interface Deleted {
  readonly kind: DeletedKind
  readonly id: string
  readonly name: string
  readonly facts: readonly string[]
  readonly deletedAt: string
  /** E-mail address of who deleted it; '' where nobody knows. */
  readonly userName: string
}

interface KindOfDeleted {
  /** A page of the deleted records, on from one of them. */
  readonly list: (signal: AbortSignal, after: DeletedAfter) => Promise<readonly Omit<Deleted, 'kind'>[]>
  readonly restore: (id: string) => Promise<unknown>
  /** Brings several back: at once where there is a call for it, else one by one. */
  readonly restoreAll: (ids: readonly string[]) => Promise<unknown>
}

interface Named {
  readonly _id: string
  readonly name: string
  readonly deletedAt: string
  readonly userName: string
}
const named = ({ _id: id, name, deletedAt, userName }: Named, facts: readonly string[] = []) => ({
  id,
  name,
  deletedAt,
  userName,
  facts,
})

const inCalls =
  (most: number, send: (ids: string[]) => Promise<unknown>) =>
  async (ids: readonly string[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += most) await send(ids.slice(from, from + most))
  }
const oneByOne = (restore: (id: string) => Promise<unknown>) => inCalls(1, async ([id = '']) => restore(id))

/** A kind whose records come back one by one, where nothing else is said. */
const kind = (work: Pick<KindOfDeleted, 'list' | 'restore'> & Partial<KindOfDeleted>): KindOfDeleted => ({
  restoreAll: oneByOne(work.restore),
  ...work,
})

/** Each kind by the entity that its calls write, in the order in which records come back: what belongs to a field needs it. */
export const KINDS_OF_DELETED = {
  fields: kind({
    list: async (signal, query) =>
      (await call(listDeletedFields, { query }, { signal })).map((field) =>
        named(field, [
          formatQuantity(field.area, 'ha'),
          ...(field.jobs > 0 ? [deletedPageText.jobs(field.jobs)] : []),
        ]),
      ),
    restore: (id) => call(restoreField, { params: { id } }),
    restoreAll: inCalls(MAX_FIELDS, (ids) => call(restoreFields, { body: { ids } })),
  }),
  jobs: kind({
    list: async (signal, query) =>
      (await call(listDeletedJobs, { query }, { signal })).map((job) => ({
        id: job._id,
        name: `${job.job.name}, ${job.fieldName}`,
        facts: [describeJob(job), jobDays(job), formatQuantity(job.area, 'ha')],
        deletedAt: job.deletedAt,
        userName: job.userName,
      })),
    restore: (id) => call(restoreJob, { params: { id } }),
    restoreAll: inCalls(MAX_JOBS_AT_ONCE, (ids) => call(restoreJobs, { body: { ids } })),
  }),
  materials: kind({
    list: async (signal, query) =>
      (await call(listDeletedMaterials, { query }, { signal })).map((each) => named(each)),
    restore: (id) => call(restoreMaterial, { params: { id } }),
  }),
  workers: kind({
    list: async (signal, query) =>
      (await call(listDeletedWorkers, { query }, { signal })).map((each) => named(each)),
    restore: (id) => call(restoreWorker, { params: { id } }),
  }),
  machines: kind({
    list: async (signal, query) =>
      (await call(listDeletedMachines, { query }, { signal })).map((each) => named(each)),
    restore: (id) => call(restoreMachine, { params: { id } }),
  }),
  customAreas: kind({
    list: async (signal, query) =>
      (await call(listDeletedCustomAreas, { query }, { signal })).map((area) =>
        named(area, [String(area.year)]),
      ),
    restore: (id) => call(restoreCustomArea, { params: { id } }),
  }),
  soilSamples: kind({
    list: async (signal, query) =>
      (await call(listDeletedSoilSamples, { query }, { signal })).map((sample) =>
        named(
          {
            ...sample,
            name: deletedPageText.sample(isDay(sample.name) ? '' : sample.name, sample.fieldName),
          },
          [formatDay(sample.date)],
        ),
      ),
    restore: (id) => call(restoreSoilSample, { params: { id } }),
  }),
  stockEntries: kind({
    list: async (signal, query) =>
      (await call(listDeletedStockEntries, { query }, { signal })).map((entry) =>
        named(entry, [stockTypeWord(entry.type), formatDay(entry.date)]),
      ),
    restore: (id) => call(restoreStockEntry, { params: { id } }),
  }),
  requisitePlans: kind({
    list: async (signal, query) =>
      (await call(listDeletedRequisitePlans, { query }, { signal })).map((plan) =>
        named(plan, [plan.fieldName, String(plan.year), formatQuantity(plan.amount, plan.unit, 4)]),
      ),
    restore: (id) => call(restoreRequisitePlans, { body: { ids: [id] } }),
    restoreAll: inCalls(MAX_PLANNED_LINES, (ids) => call(restoreRequisitePlans, { body: { ids } })),
  }),
  supplyOrders: kind({
    list: async (signal, query) =>
      (await call(listDeletedSupplyOrders, { query }, { signal })).map((order) =>
        named({ ...order, name: deletedPageText.order(order.name) }, [
          String(order.year),
          deletedPageText.lines(order.lines),
        ]),
      ),
    restore: (id) => call(restoreSupplyOrder, { params: { id } }),
  }),
  workTimes: kind({
    list: async (signal, query) =>
      (await call(listDeletedWorkTimes, { query }, { signal })).map((entry) =>
        named({ ...entry, name: entry.workerName }, [entry.name, formatMinutes(entry.minutes)]),
      ),
    restore: (id) => call(restoreWorkTime, { params: { id } }),
  }),
} as const satisfies Partial<Record<Entity & RecordNoun, KindOfDeleted>>

export type DeletedKind = keyof typeof KINDS_OF_DELETED
export const DELETED_KINDS = Object.keys(KINDS_OF_DELETED) as readonly DeletedKind[]
