/** Subscription as status tells it: one answer for everybody who owns the farm. */
import { offerOf } from '@vagu/core/subscription/price'
import type { SubscriptionStatus } from '@vagu/core/subscription/schema'
import { stateOf, type SubscriptionFacts, warningsOf } from '@vagu/core/subscription/state'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { storedFields } from '../fields/stored.ts'
import type { ServerOptions } from '../ports.ts'
import { storedAccounts } from '../users/stored.ts'
import { areaIn, fieldsOf, type Measured } from './areas.ts'
import { customerOf, orderedBy } from './customer.ts'

const lastUpdatesOf = prepared((db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('field')
    .select((select) => select.fn.max<string | null>('updated_at').as('at'))
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null),
)

const accountsOf = prepared((db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('account')
    .select(['account_id', 'document', 'document_version', 'trial_until', 'updated_at'])
    .where('account_id', 'in', accountIds),
)

/** Addresses of owners who have proven them: anybody may type another's address, and be let in with it. */
const ownersOf = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select('email')
    .where('membership.account_id', '=', accountId)
    .where('membership.role', '=', 'owner')
    .where('app_user.email_validated', '=', 1),
)

export type StatusOptions = Pick<ServerOptions, 'terms' | 'yearlyWarningExempt' | 'isDevelopment' | 'isDemo'>

async function isExempt(db: Reader, actor: Actor, { yearlyWarningExempt }: StatusOptions): Promise<boolean> {
  if (yearlyWarningExempt.length === 0) return false
  const rows = await ownersOf(db, { accountId: actor.accountId })
  return rows.some(({ email }) => yearlyWarningExempt.includes(email))
}

interface Known {
  /** Fields of this account that are in use. */
  readonly fields: readonly Measured[]
  readonly lastFieldUpdate: string | null
  readonly options: StatusOptions
}

/** The latest of moments; null where there is none. */
const latest = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.reduce<string | null>((last, at) => (at != null && (last === null || at > last) ? at : last), null)

/** Hectares in use of this account, and of all that are linked to it; and when a field of any of them changed last. */
async function fieldsOfAll(db: Reader, actor: Actor, of: Known & { accountIds: readonly string[] }) {
  const { fields, lastFieldUpdate, accountIds } = of
  const year = yearOf(dayInTallinn(actor.now))
  const own = areaIn(fields, year)
  const others = accountIds.filter((id) => id !== actor.accountId)
  if (others.length === 0) return { own, total: own, lastFieldUpdate }
  const rows = await fieldsOf(db, { accountIds: others })
  const linked = rows.filter(storedFields.isReadable).map((row) => storedFields.read(row))
  const [updated] = await lastUpdatesOf(db, { accountIds: others })
  return {
    own,
    total: areaIn([...fields, ...linked], year),
    lastFieldUpdate: latest([lastFieldUpdate, updated?.at]),
  }
}

async function collect(db: Reader, actor: Actor, known: Known) {
  const day = dayInTallinn(actor.now)
  const accountIds = await customerOf(db, actor.accountId)
  const accounts = await accountsOf(db, { accountIds })
  const account = accounts.find((row) => row.account_id === actor.accountId)
  if (account === undefined) throw new Error('the account of a session is not there')
  const { company } = storedAccounts.read(account)
  const all = await fieldsOfAll(db, actor, { ...known, accountIds })
  const facts: SubscriptionFacts = {
    day,
    trialUntil: account.trial_until,
    activeArea: all.total,
    ...(await orderedBy(db, accountIds, yearOf(day))),
    lastFieldUpdate: all.lastFieldUpdate,
    // orders count together, so does the moment of the last: one of today is not forgotten in a linked farm
    accountUpdated: latest(accounts.map((row) => row.updated_at)) ?? account.updated_at,
    isCompanyKnown: company.code !== '' && company.address.street !== '',
    isExempt: await isExempt(db, actor, known.options),
    isDevelopment: known.options.isDevelopment,
  }
  return { facts, own: all.own }
}

export async function subscriptionStatus(
  db: Reader,
  actor: Actor,
  known: Known,
): Promise<SubscriptionStatus> {
  const { facts, own } = await collect(db, actor, known)
  const { terms, isDemo } = known.options
  const { activeArea, requestedArea, paidArea, hasPaidEver, day } = facts
  const { total, partial } = offerOf(terms, { activeArea, requestedArea, day })
  return {
    status: stateOf(terms, facts),
    subscriptionWarnings: isDemo ? [] : warningsOf(terms, facts),
    totalActiveArea: activeArea,
    ownActiveArea: own,
    linkedDiners: { totalArea: activeArea },
    requestedArea,
    paidArea,
    hasPaidThisYear: paidArea > 0,
    hasPaidEver,
    hasPaidForServiceThisYear: paidArea > 0,
    totalOrderArea: total.area,
    totalOrderPrice: total.price,
    totalOrderPriceVat: total.priceVat,
    isMinimumOrder: total.isMinimumOrder,
    partialOrder: partial,
  }
}
