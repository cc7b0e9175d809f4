import type { User } from '@vagu/core/users/schema'
import { MENU_GROUPS, type MenuGroupKey } from '../../navigation/page.ts'
import { PAGES } from '../../navigation/pages.ts'
import { type KeysWith, ROUTE_KEYS, type RouteKey } from '../../navigation/paths.ts'
import { shellText } from './text.ts'

/** The pages that stand in the menu. */
export type MenuKey = KeysWith<{ readonly group: MenuGroupKey }>
const isInMenu = (key: RouteKey): key is MenuKey => 'group' in PAGES[key]
const MENU_KEYS = ROUTE_KEYS.filter(isInMenu)

export interface MenuGroup {
  readonly id: keyof typeof shellText.groups
  readonly label: string
  readonly items: readonly MenuKey[]
}

const itemsOf = (group: MenuGroupKey): readonly MenuKey[] =>
  MENU_KEYS.filter((key) => PAGES[key].group === group)
/** The daily work stands above all groups. */
const GROUPS = MENU_GROUPS.filter((group) => group !== 'daily')

/** The menu item that stands for a page which is not in the menu itself. */
export function menuItemOf(key: RouteKey | undefined): RouteKey | undefined {
  if (key === undefined) return undefined
  const page = PAGES[key]
  return 'under' in page ? page.under : key
}

/** Pages that stand in the menu only where the book is kept with what they show. */
const ONLY_WITH: Partial<Record<RouteKey, keyof User['settings']>> = {
  profitability: 'expenseTracking',
  workTime: 'workTime',
}
/** Whether a page is not left out by the settings of the book. */
export function isWanted(key: RouteKey, settings: User['settings'] | undefined): boolean {
  const setting = ONLY_WITH[key]
  return setting === undefined || settings === undefined || settings[setting]
}

type Offered = (key: RouteKey) => boolean
export const dailyItems = (isOffered: Offered): readonly MenuKey[] => itemsOf('daily').filter(isOffered)

/** The groups that have a page to show, with those pages alone. */
export const menuGroups = (isOffered: Offered): readonly MenuGroup[] =>
  GROUPS.map((id) => ({ id, label: shellText.groups[id], items: itemsOf(id).filter(isOffered) })).filter(
    ({ items }) => items.length > 0,
  )

export const groupOf = (key: RouteKey | undefined): MenuGroup['id'] | undefined =>
  GROUPS.find((group) => itemsOf(group).some((item) => item === key))
