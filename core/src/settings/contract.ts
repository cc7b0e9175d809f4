import { endpoint } from '../endpoint.ts'
import { JobCategoriesChange } from './categories-schema.ts'
import { FieldGroupsChange, JobRequirementsChange, KsmChange, Settings, UiSettingsChange } from './schema.ts'

export const getSettings = endpoint('GET', '/settings', {
  summary: 'Job types and settings of the screens',
  reply: Settings,
})
export const changeUiSettings = endpoint('PUT', '/settings/ui', {
  summary: 'Keeps the settings of one screen',
  needs: 'read',
  writes: ['screens'],
  body: UiSettingsChange,
  reply: Settings,
})
export const changeJobRequirements = endpoint('PUT', '/settings/job-requirements', {
  summary: 'What one job type collects, and its price per hectare; 404 when there is no such job',
  writes: ['settings'],
  body: JobRequirementsChange,
  refuses: ['notFound'],
  reply: Settings,
})
export const changeFieldGroups = endpoint('PUT', '/settings/field-groups', {
  summary: 'Keeps the groups of fields, all of them at once',
  writes: ['settings'],
  body: FieldGroupsChange,
  refuses: ['notFound', 'conflict'],
  reply: Settings,
})
export const changeKsm = endpoint('PUT', '/settings/ksm', {
  summary:
    'Keeps in which years the farm takes the KSM support; the jobs of years that come or go are judged anew',
  writes: ['settings'],
  body: KsmChange,
  refuses: ['conflict'],
  reply: Settings,
})
export const changeJobCategories = endpoint('PUT', '/settings/job-categories', {
  summary:
    "Keeps all job types, in their order; the program's own may be renamed and hidden, others deleted while no job is of them",
  writes: ['settings'],
  body: JobCategoriesChange,
  refuses: ['conflict'],
  reply: Settings,
})
