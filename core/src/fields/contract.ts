import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'
import { Field, FieldChange, FieldDraft } from './schema.ts'

const params = z.object({ id: Id })

export const listFields = endpoint('GET', '/fields', {
  summary:
    'All fields of the account, in their order; with `mapData=true` their shapes too. `hasJobEventsThisYear` is of the crop `year`, or of that of today',
  query: z.object({
    mapData: z.enum(['true', 'false']).optional(),
    year: z.coerce.number<string>().pipe(Year).optional(),
  }),
  reply: z.array(Field),
})
export const addField = endpoint('POST', '/fields', {
  summary: 'Adds a field',
  writes: ['fields'],
  body: FieldDraft,
  refuses: ['idTaken', 'deleted'],
  reply: Field,
})
export const getField = endpoint('GET', '/fields/{id}', {
  summary: 'One field with its shape',
  params,
  reply: Field,
})
export const changeField = endpoint('PUT', '/fields/{id}', {
  summary: 'Changes a field; without `mapData` the shape stays, null takes it away',
  writes: ['fields', 'jobs'],
  params,
  body: FieldChange,
  refuses: ['conflict'],
  reply: Field,
})
export const deleteField = endpoint('DELETE', '/fields/{id}', {
  summary: 'Deletes a field and its jobs; both can be restored',
  writes: ['fields', 'jobs'],
  params,
  reply: Nothing,
})
export const restoreField = endpoint('POST', '/fields/{id}/restore', {
  summary: 'Brings a deleted field back, with the jobs that went with it',
  writes: ['fields', 'jobs'],
  params,
  reply: Field,
})
export const toggleField = endpoint('PUT', '/fields/{id}/togglestatus', {
  summary: 'Makes an active field inactive and the other way round',
  writes: ['fields'],
  params,
  reply: Field,
})
