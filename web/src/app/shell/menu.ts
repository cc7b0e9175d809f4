import { isBuilt } from '../../navigation/built.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { words } from './text.ts'

export interface MenuGroup {
  readonly id: keyof typeof words.groups
  readonly label: string
  readonly items: readonly RouteKey[]
}

/** The daily work, above all groups. */
const DAILY: readonly RouteKey[] = ['addJob', 'dayPlanner', 'jobs', 'fields', 'warnings']
const GROUPS: readonly { readonly id: MenuGroup['id']; readonly items: readonly RouteKey[] }[] = [
  { id: 'pria', items: ['priaFields', 'priaJobs', 'priaYield', 'priaCrops', 'priaConnect'] },
  { id: 'overview', items: ['stock', 'profitability', 'yieldOverview', 'workTime'] },
  { id: 'planning', items: ['cropRotation', 'fertilizationPlan', 'yieldPlanning', 'suppliesPlan'] },
  { id: 'management', items: ['seeds', 'fertilizers', 'chemicals', 'supplies', 'workers', 'jobTypes'] },
  { id: 'help', items: ['videos', 'changelog', 'helpMaterials', 'help'] },
]

/** The menu item that stands for a page which is not in the menu itself. */
const PARENTS: Partial<Record<RouteKey, RouteKey>> = {
  field: 'fields',
  fieldImport: 'fields',
  customFieldAreas: 'fields',
  requisitePlan: 'suppliesPlan',
}
export const menuItemOf = (key: RouteKey | undefined): RouteKey | undefined =>
  key ? (PARENTS[key] ?? key) : key

type Known = (key: RouteKey) => boolean
export const dailyItems = (isKnown: Known = isBuilt): readonly RouteKey[] => DAILY.filter(isKnown)

/** The groups that have a page to show, with those pages alone. */
export const menuGroups = (isKnown: Known = isBuilt): readonly MenuGroup[] =>
  GROUPS.map(({ id, items }) => ({ id, label: words.groups[id], items: items.filter(isKnown) })).filter(
    ({ items }) => items.length > 0,
  )

export const groupOf = (key: RouteKey | undefined): MenuGroup['id'] | undefined =>
  key && GROUPS.find(({ items }) => items.includes(key))?.id
