import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { OverviewQuery, RequisitesOverview } from './overview-schema.ts'
import { RefineQuestion, Refinement } from './refine-schema.ts'
import { LabelledRequisite, Requisite, RequisiteChange, RequisiteDraft, RequisiteType } from './schema.ts'
import { UnsavedChoice, UnsavedRequisite } from './unsaved-schema.ts'

const params = z.object({ id: Id })

export const listRequisites = endpoint('GET', '/requisites', {
  summary: 'All materials of the account',
  reply: z.array(LabelledRequisite),
})
export const addRequisite = endpoint('POST', '/requisites', {
  summary: 'Adds a material',
  writes: ['materials'],
  body: RequisiteDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: LabelledRequisite,
})
export const changeRequisite = endpoint('PUT', '/requisites/{id}', {
  summary: 'Changes a material; the copies in jobs stay as they are',
  writes: ['materials'],
  params,
  body: RequisiteChange,
  refuses: ['conflict'],
  reply: LabelledRequisite,
})
export const deleteRequisite = endpoint('DELETE', '/requisites/{id}', {
  summary: 'Deletes a material; jobs keep their copy',
  writes: ['materials'],
  params,
  reply: Nothing,
})
export const restoreRequisite = endpoint('POST', '/requisites/{id}/restore', {
  summary: 'Brings a deleted material back',
  writes: ['materials'],
  params,
  reply: LabelledRequisite,
})
export const getRequisitesOverview = endpoint('GET', '/requisites/overview', {
  summary: 'How much of each material done and running jobs used between two days, and of each seed dressing',
  query: OverviewQuery,
  reply: RequisitesOverview,
})
export const listUnsavedRequisites = endpoint('GET', '/requisites/unsaved-requisites', {
  summary: 'Materials that jobs carry and the register of the farm lacks, those of the most jobs first',
  reply: z.array(UnsavedRequisite),
})
export const saveUnsavedRequisites = endpoint('POST', '/requisites/unsaved-requisites', {
  summary:
    'Stores chosen ones of them as materials and links the jobs to these; all or none, again is the same',
  writes: ['jobs', 'materials'],
  body: UnsavedChoice,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: z.array(LabelledRequisite),
  isLong: true,
})
export const refineRequisites = endpoint('POST', '/requisites/refine', {
  summary: 'What the registers say today of chemicals and fertilisers of the farm; stores nothing',
  needs: 'read',
  writes: [],
  body: RefineQuestion,
  refuses: ['notFound'],
  reply: z.array(Refinement),
})

export const listDeletedRequisites = deletedOf(
  '/requisites',
  'materials',
  DeletedRecord.extend({ type: RequisiteType }),
)
export const listRequisiteVersions = versionsOf('/requisites', 'material', versionOf(Requisite))
export const restoreRequisiteVersion = restoreVersionOf('/requisites', 'material', {
  record: LabelledRequisite,
  writes: ['materials'],
})
