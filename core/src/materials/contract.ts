import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { OverviewQuery, MaterialsOverview } from './overview-schema.ts'
import { RefineQuestion, Refinement } from './refine-schema.ts'
import { Suggestion, SuggestionQuery } from './suggestions-schema.ts'
import { LabelledMaterial, Material, MaterialChange, MaterialDraft, MaterialType } from './schema.ts'
import { UnsavedChoice, UnsavedMaterial } from './unsaved-schema.ts'

const params = z.object({ id: Id })

export const listMaterials = endpoint('GET', '/requisites', {
  summary: 'All materials of the account',
  reply: z.array(LabelledMaterial),
})
export const addMaterial = endpoint('POST', '/requisites', {
  summary: 'Adds a material',
  writes: ['materials'],
  body: MaterialDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: LabelledMaterial,
})
export const changeMaterial = endpoint('PUT', '/requisites/{id}', {
  summary: 'Changes a material; the copies in jobs stay as they are',
  writes: ['materials'],
  params,
  body: MaterialChange,
  refuses: ['conflict'],
  reply: LabelledMaterial,
})
export const deleteMaterial = endpoint('DELETE', '/requisites/{id}', {
  summary: 'Deletes a material; jobs keep their copy',
  writes: ['materials'],
  params,
  reply: Nothing,
})
export const restoreMaterial = endpoint('POST', '/requisites/{id}/restore', {
  summary: 'Brings a deleted material back',
  writes: ['materials'],
  params,
  reply: LabelledMaterial,
})
export const getMaterialsOverview = endpoint('GET', '/requisites/overview', {
  summary: 'How much of each material done and running jobs used between two days, and of each seed dressing',
  query: OverviewQuery,
  reply: MaterialsOverview,
})
export const listUnsavedMaterials = endpoint('GET', '/requisites/unsaved-requisites', {
  summary: 'Materials that jobs carry and the register of the farm lacks, those of the most jobs first',
  reply: z.array(UnsavedMaterial),
})
export const saveUnsavedMaterials = endpoint('POST', '/requisites/unsaved-requisites', {
  summary:
    'Stores chosen ones of them as materials and links the jobs to these; all or none, again is the same',
  writes: ['jobs', 'materials'],
  body: UnsavedChoice,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: z.array(LabelledMaterial),
  isLong: true,
})
export const refineMaterials = endpoint('POST', '/requisites/refine', {
  summary: 'What the registers say today of chemicals and fertilizers of the farm; stores nothing',
  needs: 'read',
  writes: [],
  body: RefineQuestion,
  refuses: ['notFound'],
  reply: z.array(Refinement),
})
export const listSuggestions = endpoint('GET', '/requisites/suggestions', {
  summary:
    'Common materials of the registers for the crops of a farm: products allowed on one of them today, fertilizers, varieties',
  query: SuggestionQuery,
  reply: z.array(Suggestion),
})

export const listDeletedMaterials = deletedOf(
  '/requisites',
  'materials',
  DeletedRecord.extend({ type: MaterialType }),
)
export const listMaterialVersions = versionsOf('/requisites', 'material', versionOf(Material))
export const restoreMaterialVersion = restoreVersionOf('/requisites', 'material', {
  record: LabelledMaterial,
  writes: ['materials'],
})
