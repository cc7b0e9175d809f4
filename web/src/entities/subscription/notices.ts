/** Warnings about the subscription: the one that is shown on a page, and those that were put away. */
import type { Status } from '@vagu/core/status/schema'
import type { SubscriptionWarning } from '@vagu/core/subscription/schema'
import { z } from 'zod'
import { readFromTab, saveInTab } from '../../lib/tab-storage.ts'
import type { RouteKey } from '../../navigation/paths.ts'

/** Pages on which nothing of the subscription is shown. */
export const QUIET_PAGES: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'account',
  'priaConnect',
  'fields',
  'field',
  'fieldImport',
  'customFieldAreas',
  'help',
  'videos',
  'changelog',
  'helpMaterials',
  'seeds',
  'fertilizers',
  'chemicals',
  'supplies',
  'workers',
  'jobTypes',
])

/** Warnings that come as a window first; the others are banners alone. */
const WITH_WINDOW: ReadonlySet<SubscriptionWarning['kind']> = new Set(['trial', 'increase', 'yearly'])
export const hasWindow = ({ kind }: SubscriptionWarning): boolean => WITH_WINDOW.has(kind)

/**
 * The most pressing warning of a page that was not put away; an unpaid invoice is told on the main page alone. One that
 * stays is never put away.
 */
export function warningOn(
  page: RouteKey | undefined,
  { subscriptionWarnings, currentDate: day }: Pick<Status, 'subscriptionWarnings' | 'currentDate'>,
  owner: string,
): SubscriptionWarning | undefined {
  if (page === undefined || QUIET_PAGES.has(page)) return undefined
  return subscriptionWarnings.find(
    (warning) =>
      (warning.kind !== 'unpaid' || page === 'addJob') &&
      (warning.isPersistent || !isPutAway({ part: 'banner', warning, owner, day })),
  )
}

const PutAway = z.string()

/** A warning that was put away, by whom, and on which day. */
interface Away {
  readonly part: 'window' | 'banner'
  readonly warning: SubscriptionWarning
  /** The user in his farm: another farm of his is warned of its own. */
  readonly owner: string
  readonly day: string
}

/** Key of a notice that was put away: it stays so in this tab until the next day. */
const keyOf = ({ part, warning, owner }: Away): string => `subscription ${part} ${warning.kind} ${owner}`
export const putAway = (away: Away): void => saveInTab(keyOf(away), away.day)
export const isPutAway = (away: Away): boolean => readFromTab(keyOf(away), PutAway) === away.day
