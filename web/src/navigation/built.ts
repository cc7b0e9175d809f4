import type { RouteKey } from './paths.ts'

/** The pages that are built, by key alone: their parts are loaded by the router. */
const BUILT = [
  'welcome',
  'login',
  'register',
  'forgotPassword',
  'newPassword',
  'proveEmail',
  'demo',
  'addJob',
  'dayPlanner',
  'jobs',
  'field',
  'fields',
  'customFieldAreas',
  'fieldImport',
  'seeds',
  'fertilizers',
  'chemicals',
  'supplies',
  'workers',
  'jobTypes',
  'warnings',
  'adminOverview',
  'help',
] as const satisfies readonly RouteKey[]

export type BuiltKey = (typeof BUILT)[number]
export const isBuilt = (key: RouteKey): key is BuiltKey => (BUILT as readonly RouteKey[]).includes(key)
