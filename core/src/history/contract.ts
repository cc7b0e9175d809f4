/** History of the farm's records and lists of the deleted ones. A job has the same calls of its own. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Entity } from '../entities.ts'
import { Field } from '../fields/schema.ts'
import { Id } from '../ids/schema.ts'
import { LabelledRequisite } from '../requisites/schema.ts'
import { Worker } from '../workers/schema.ts'
import {
  DeletedCustomArea,
  DeletedField,
  DeletedRecord,
  DeletedRequisite,
  FieldVersion,
  RequisiteVersion,
  WorkerVersion,
  YearInfoChange,
} from './schema.ts'

const params = z.object({ id: Id })

const deletedOf = <R extends z.ZodType>(path: string, name: string, record: R) =>
  endpoint('GET', `${path}/deleted`, {
    summary: `The 200 ${name} deleted last, the last first`,
    reply: z.array(record),
  })
const versionsOf = <V extends z.ZodType>(path: string, name: string, version: V) =>
  endpoint('GET', `${path}/{id}/history`, {
    summary: `Who changed a ${name}, when and how: the last 200 changes, newest first; also of a deleted one`,
    params,
    reply: z.array(version),
  })
interface Restored<R> {
  readonly record: R
  readonly writes: readonly Entity[]
}
const restoreVersionOf = <R extends z.ZodType>(path: string, name: string, { record, writes }: Restored<R>) =>
  endpoint('POST', `${path}/{id}/history/{entryId}`, {
    summary: `Makes a ${name} what it became with that change, as a new change; a deleted one comes back first`,
    writes,
    params: z.object({ id: Id, entryId: Id }),
    reply: record,
  })

export const listDeletedFields = deletedOf('/fields', 'fields', DeletedField)
export const listFieldVersions = versionsOf('/fields', 'field', FieldVersion)
export const restoreFieldVersion = restoreVersionOf('/fields', 'field', {
  record: Field,
  writes: ['fields', 'jobs'],
})
export const listYearInfoChanges = endpoint('GET', '/fields/{id}/year-info-changes', {
  summary: 'What changed of a field in each crop year, newest first; also of a deleted field',
  params,
  reply: z.array(YearInfoChange),
})
export const listDeletedWorkers = deletedOf('/workers', 'workers', DeletedRecord)
export const listWorkerVersions = versionsOf('/workers', 'worker', WorkerVersion)
export const restoreWorkerVersion = restoreVersionOf('/workers', 'worker', {
  record: Worker,
  writes: ['workers'],
})
export const listDeletedRequisites = deletedOf('/requisites', 'materials', DeletedRequisite)
export const listRequisiteVersions = versionsOf('/requisites', 'material', RequisiteVersion)
export const restoreRequisiteVersion = restoreVersionOf('/requisites', 'material', {
  record: LabelledRequisite,
  writes: ['materials'],
})
export const listDeletedCustomAreas = deletedOf('/custom-areas', 'kinds of area', DeletedCustomArea)
