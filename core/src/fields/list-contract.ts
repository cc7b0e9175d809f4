import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'
import { CopiedFields, CropCopy, FieldIds, FieldOrdering } from './list-schema.ts'
import { Field } from './schema.ts'

export const orderFields = endpoint('PUT', '/fields/ordering', {
  summary: 'Puts the fields in an order, for every list; those that are not named follow as they stood',
  writes: ['fields'],
  body: FieldOrdering,
  refuses: ['notFound'],
  reply: z.array(Field),
})
export const deleteAllFields = endpoint('DELETE', '/fields/all', {
  summary: 'Deletes every field with its jobs; all can be restored',
  writes: ['fields', 'jobs'],
  reply: Nothing,
  isLong: true,
})
export const restoreFields = endpoint('POST', '/fields/restore', {
  summary: 'Brings deleted fields back, each with the jobs that went with it',
  writes: ['fields', 'jobs'],
  body: FieldIds,
  refuses: ['notFound'],
  reply: z.array(Field),
  isLong: true,
})
export const countFieldJobs = endpoint('GET', '/fields/{id}/job-event-count', {
  summary: 'How many jobs a field has, of every year and status',
  params: z.object({ id: Id }),
  reply: z.object({ count: z.number().int().min(0) }),
})
export const copyCrops = endpoint('POST', '/fields/{year}/crops', {
  summary:
    "Copies another year's crops, land use and way of farming to a crop year; answers the fields that changed",
  writes: ['fields'],
  params: z.object({ year: z.coerce.number<string>().pipe(Year) }),
  body: CropCopy,
  refuses: ['notFound'],
  reply: z.array(Field),
})
export const undoCopyCrops = endpoint('POST', '/fields/{year}/crops/undo', {
  summary:
    'Takes a copying of crops back: the named fields are what they were before their last change, all or none, while nothing was changed since',
  writes: ['fields'],
  params: z.object({ year: z.coerce.number<string>().pipe(Year) }),
  body: CopiedFields,
  refuses: ['notFound'],
  reply: z.array(Field),
})
