/** What status tells of the subscription: one answer for everybody who owns the farm. */
import { areaOfYear, livesIn } from '@vagu/core/fields/rules'
import { offerOf } from '@vagu/core/subscription/price'
import type { SubscriptionStatus } from '@vagu/core/subscription/schema'
import { stateOf, type SubscriptionFacts, warningsOf } from '@vagu/core/subscription/state'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { hectaresOf, roundTo, sumAreas } from '@vagu/core/units/rounding'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { storedFields } from '../fields/stored.ts'
import type { ServerOptions } from '../ports.ts'
import { storedAccounts } from '../users/stored.ts'

/** Decimals of hectares of all fields. */
const AREA_DECIMALS = 3

/** The account, and those that are linked to it because somebody owns both: who only helps or looks in links nothing. */
const linkedAccounts = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('membership as own')
    .innerJoin('membership as linked', 'linked.user_id', 'own.user_id')
    .select('linked.account_id')
    .distinct()
    .where('own.account_id', '=', accountId)
    .where('own.role', '=', 'owner')
    .where('linked.role', '=', 'owner'),
)

const ordersOf = prepared((db, { accountIds, year }: { accountIds: readonly string[]; year: number }) =>
  db
    .selectFrom('subscription_order')
    .select((select) => [
      'account_id',
      select.fn
        .sum<number | string>(
          select.case().when('year', '=', year).then(select.ref('area_units')).else(0).end(),
        )
        .as('requested'),
      select.fn
        .sum<number | string>(
          select
            .case()
            .when(select.and([select('year', '=', year), select('paid_on', 'is not', null)]))
            .then(select.ref('area_units'))
            .else(0)
            .end(),
        )
        .as('paid'),
      select.fn.count<number | string>('paid_on').as('payments'),
    ])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .groupBy('account_id'),
)

const fieldsOf = prepared((db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('field')
    .select(['document', 'document_version'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .where('active', '=', 1),
)

const accountOf = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('account')
    .select(['document', 'document_version', 'trial_until', 'updated_at'])
    .where('account_id', '=', accountId),
)

const emailsOf = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select('email')
    .where('membership.account_id', '=', accountId),
)

type Measured = Pick<FieldFacts, 'area' | 'yearInfo' | 'firstYear' | 'lastYear'>

/** Hectares of fields in use in a calendar year. */
function areaIn(fields: readonly Measured[], year: number): number {
  const ofYear = fields.filter((field) => livesIn(field, year))
  return roundTo(sumAreas(ofYear.map((field) => areaOfYear(field, year))), AREA_DECIMALS)
}

/** Orders of the accounts, in hectares of the year. */
async function ordered(db: Reader, accountIds: readonly string[], year: number) {
  const rows = await ordersOf(db, { accountIds, year })
  const sumOf = (column: 'requested' | 'paid' | 'payments') =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0)
  return {
    requestedArea: hectaresOf(sumOf('requested')),
    paidArea: hectaresOf(sumOf('paid')),
    hasPaidEver: sumOf('payments') > 0,
  }
}

export type StatusOptions = Pick<ServerOptions, 'terms' | 'yearlyWarningExempt' | 'isDevelopment' | 'isDemo'>

async function isExempt(db: Reader, actor: Actor, { yearlyWarningExempt }: StatusOptions): Promise<boolean> {
  if (yearlyWarningExempt.length === 0) return false
  const rows = await emailsOf(db, { accountId: actor.accountId })
  return rows.some(({ email }) => yearlyWarningExempt.includes(email))
}

interface Known {
  /** Fields of this account that are in use. */
  readonly fields: readonly Measured[]
  readonly lastFieldUpdate: string | null
  readonly options: StatusOptions
}

/** Hectares in use of this account, and of all that are linked to it. */
async function activeAreas(db: Reader, actor: Actor, of: Pick<Known, 'fields'> & { accountIds: string[] }) {
  const { fields, accountIds } = of
  const year = yearOf(dayInTallinn(actor.now))
  const others = accountIds.filter((id) => id !== actor.accountId)
  const rows = others.length === 0 ? [] : await fieldsOf(db, { accountIds: others })
  const linked = rows.filter(storedFields.isReadable).map((row) => storedFields.read(row))
  return { own: areaIn(fields, year), total: areaIn([...fields, ...linked], year) }
}

async function collect(db: Reader, actor: Actor, known: Known) {
  const day = dayInTallinn(actor.now)
  const linked = await linkedAccounts(db, { accountId: actor.accountId })
  const accountIds = linked.length === 0 ? [actor.accountId] : linked.map((row) => row.account_id).toSorted()
  const [account] = await accountOf(db, { accountId: actor.accountId })
  if (account === undefined) throw new Error('the account of a session is not there')
  const { company } = storedAccounts.read(account)
  const areas = await activeAreas(db, actor, { fields: known.fields, accountIds })
  const facts: SubscriptionFacts = {
    day,
    trialUntil: account.trial_until,
    activeArea: areas.total,
    ...(await ordered(db, accountIds, yearOf(day))),
    lastFieldUpdate: known.lastFieldUpdate,
    accountUpdated: account.updated_at,
    isCompanyKnown: company.code !== '' && company.address.street !== '',
    isExempt: await isExempt(db, actor, known.options),
    isDevelopment: known.options.isDevelopment,
  }
  return { facts, own: areas.own }
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
