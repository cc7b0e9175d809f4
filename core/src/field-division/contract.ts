import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Division, FieldMerge, FieldSplit } from './schema.ts'

const params = z.object({ id: Id })

export const splitField = endpoint('POST', '/fields/{id}/split', {
  summary:
    'Splits a field by a line from a crop year on: older years stay with it, its jobs of the year go to the two parts',
  writes: ['fields', 'jobs', 'customAreas', 'settings'],
  isLong: true,
  params,
  body: FieldSplit,
  refuses: ['conflict', 'idTaken', 'deleted'],
  reply: Division,
})
export const mergeFields = endpoint('POST', '/fields/merge', {
  summary:
    'Joins neighbouring fields to one from a crop year on: older years stay with them, their jobs of the year follow',
  writes: ['fields', 'jobs', 'customAreas', 'settings'],
  isLong: true,
  body: FieldMerge,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: Division,
})
export const undoDivision = endpoint('POST', '/fields/{id}/undivide', {
  summary:
    'Takes back the split or the joining that this field came to its end by, while nothing was changed since; answers the fields as they are again',
  writes: ['fields', 'jobs', 'customAreas', 'settings'],
  params,
  reply: Division,
})
