import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Requisite, RequisiteChange, RequisiteDraft } from './schema.ts'

const params = z.object({ id: Id })

export const listRequisites = endpoint('GET', '/requisites', {
  summary: 'All materials of the account',
  reply: z.array(Requisite),
})
export const addRequisite = endpoint('POST', '/requisites', {
  summary: 'Adds a material',
  body: RequisiteDraft,
  reply: Requisite,
})
export const changeRequisite = endpoint('PUT', '/requisites/{id}', {
  summary: 'Changes a material; the copies in jobs stay as they are',
  params,
  body: RequisiteChange,
  reply: Requisite,
})
export const deleteRequisite = endpoint('DELETE', '/requisites/{id}', {
  summary: 'Deletes a material; jobs keep their copy',
  params,
  reply: Nothing,
})
export const restoreRequisite = endpoint('POST', '/requisites/{id}/restore', {
  summary: 'Brings a deleted material back',
  params,
  reply: Requisite,
})
