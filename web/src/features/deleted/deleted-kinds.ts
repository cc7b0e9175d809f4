/** The kinds of records that can be brought back: how each is listed, and its way back. */
import { restoreCustomArea } from '@vagu/core/custom-areas/contract'
import type { Entity } from '@vagu/core/entities'
import { restoreField } from '@vagu/core/fields/contract'
import { listDeletedCustomAreas, listDeletedFields } from '@vagu/core/history/contract'
import { listDeletedJobs } from '@vagu/core/jobs/batch-contract'
import { restoreJob } from '@vagu/core/jobs/contract'
import { listDeletedMaterials, restoreMaterial } from '@vagu/core/materials/contract'
import { listDeletedSoilSamples, restoreSoilSample } from '@vagu/core/soil-samples/contract'
import { isDay } from '@vagu/core/time/day'
import { listDeletedWorkers, restoreWorker } from '@vagu/core/workers/contract'
import { describeJob, jobDays } from '../../entities/jobs/describe-job.ts'
import { call } from '../../lib/call.ts'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { deletedPageText } from './text.ts'

export const DELETED_KINDS = ['field', 'job', 'material', 'worker', 'area', 'sample'] as const
export type DeletedKind = (typeof DELETED_KINDS)[number]

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
  readonly entity: Entity
  readonly list: (signal: AbortSignal) => Promise<readonly Omit<Deleted, 'kind'>[]>
  readonly restore: (id: string) => Promise<unknown>
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

export const KINDS_OF_DELETED: Readonly<Record<DeletedKind, KindOfDeleted>> = {
  field: {
    entity: 'fields',
    list: async (signal) =>
      (await call(listDeletedFields, {}, { signal })).map((field) =>
        named(field, [
          formatQuantity(field.area, 'ha'),
          ...(field.jobs > 0 ? [deletedPageText.jobs(field.jobs)] : []),
        ]),
      ),
    restore: (id) => call(restoreField, { params: { id } }),
  },
  job: {
    entity: 'jobs',
    list: async (signal) =>
      (await call(listDeletedJobs, {}, { signal })).map((job) => ({
        id: job._id,
        name: `${job.job.name}, ${job.fieldName}`,
        facts: [describeJob(job), jobDays(job), formatQuantity(job.area, 'ha')],
        deletedAt: job.deletedAt,
        userName: job.userName,
      })),
    restore: (id) => call(restoreJob, { params: { id } }),
  },
  material: {
    entity: 'materials',
    list: async (signal) => (await call(listDeletedMaterials, {}, { signal })).map((each) => named(each)),
    restore: (id) => call(restoreMaterial, { params: { id } }),
  },
  worker: {
    entity: 'workers',
    list: async (signal) => (await call(listDeletedWorkers, {}, { signal })).map((each) => named(each)),
    restore: (id) => call(restoreWorker, { params: { id } }),
  },
  area: {
    entity: 'customAreas',
    list: async (signal) =>
      (await call(listDeletedCustomAreas, {}, { signal })).map((area) => named(area, [String(area.year)])),
    restore: (id) => call(restoreCustomArea, { params: { id } }),
  },
  sample: {
    entity: 'soilSamples',
    list: async (signal) =>
      (await call(listDeletedSoilSamples, {}, { signal })).map((sample) =>
        named(
          {
            ...sample,
            name: deletedPageText.sample(isDay(sample.name) ? '' : sample.name, sample.fieldName),
          },
          [formatDay(sample.date)],
        ),
      ),
    restore: (id) => call(restoreSoilSample, { params: { id } }),
  },
}
