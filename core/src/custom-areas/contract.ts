import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { CustomAreaChange, CustomAreaDraft, CustomAreaOfField } from './form-schema.ts'
import { CustomArea } from './schema.ts'

const params = z.object({ id: Id })

export const addCustomArea = endpoint('POST', '/custom-areas', {
  summary: 'Adds a kind of area and finds the area of every field for the year',
  writes: ['customAreas'],
  body: CustomAreaDraft,
  refuses: ['idTaken', 'deleted'],
  reply: CustomArea,
})
export const changeCustomArea = endpoint('PUT', '/custom-areas/{id}', {
  summary: 'Changes a kind of area; `forceRecalculate=true` finds the areas of every field of the year anew',
  writes: ['customAreas'],
  params,
  query: z.object({ forceRecalculate: z.enum(['true', 'false']).optional() }),
  body: CustomAreaChange,
  refuses: ['conflict'],
  reply: CustomArea,
})
export const deleteCustomArea = endpoint('DELETE', '/custom-areas/{id}', {
  summary: 'Deletes a kind of area; jobs keep the area that they have',
  writes: ['customAreas'],
  params,
  reply: Nothing,
})
export const restoreCustomArea = endpoint('POST', '/custom-areas/{id}/restore', {
  summary: 'Brings a deleted kind of area back',
  writes: ['customAreas'],
  params,
  reply: CustomArea,
})
export const setCustomFieldArea = endpoint('PUT', '/custom-areas/areas/{id}', {
  summary: "Sets one field's area of a kind for a year, which confirms it",
  writes: ['customAreas'],
  params,
  body: CustomAreaOfField,
  reply: CustomArea,
})
