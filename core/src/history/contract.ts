/** History of fields, and lists of deleted fields and kinds of area. Jobs, workers and materials have theirs beside their calls. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Field } from '../fields/schema.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { Id } from '../ids/schema.ts'
import { DeletedCustomArea, DeletedField, FieldVersion, YearInfoChange } from './schema.ts'

export const listDeletedFields = deletedOf('/fields', 'fields', DeletedField)
export const listFieldVersions = versionsOf('/fields', 'field', FieldVersion)
export const restoreFieldVersion = restoreVersionOf('/fields', 'field', {
  record: Field,
  writes: ['fields', 'jobs'],
})
export const listYearInfoChanges = endpoint('GET', '/fields/{id}/year-info-changes', {
  summary: 'What changed of a field in each crop year, newest first; also of a deleted field',
  params: z.object({ id: Id }),
  reply: z.array(YearInfoChange),
})
export const listDeletedCustomAreas = deletedOf('/custom-areas', 'kinds of area', DeletedCustomArea)
