/** Which warning about the subscription is shown on a page, and what was put away. */
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
  { subscriptionWarnings, currentDate }: Pick<Status, 'subscriptionWarnings' | 'currentDate'>,
): SubscriptionWarning | undefined {
  if (page === undefined || QUIET_PAGES.has(page)) return undefined
  return subscriptionWarnings.find(
    (warning) =>
      (warning.kind !== 'unpaid' || page === 'addJob') &&
      (warning.isPersistent || !isPutAway('banner', warning, currentDate)),
  )
}

const PutAway = z.string()

/** What is put away stays so in this tab until the next day. */
const keyOf = (part: 'window' | 'banner', { kind }: SubscriptionWarning): string =>
  `subscription ${part} ${kind}`
export const putAway = (part: 'window' | 'banner', warning: SubscriptionWarning, day: string): void =>
  saveInTab(keyOf(part, warning), day)
export const isPutAway = (part: 'window' | 'banner', warning: SubscriptionWarning, day: string): boolean =>
  readFromTab(keyOf(part, warning), PutAway) === day
