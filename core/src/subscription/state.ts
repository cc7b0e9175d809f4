/** State of an account, and which of its warnings are due on a day. No state stops reading, writing or exporting. */
import { dayInTallinn, daysBetween, yearOf } from '../time/day.ts'
import { areaUnits } from '../units/rounding.ts'
import type { AccountState, SubscriptionWarning } from './schema.ts'
import type { SubscriptionTerms } from './terms.ts'

/** Facts of an account and those that are linked to it. Areas in hectares, of the calendar year of the day. */
export interface SubscriptionFacts {
  readonly day: string
  /** The last day of free use. */
  readonly trialUntil: string
  /** Fields in use, of all linked accounts. */
  readonly activeArea: number
  /** Charged hectares of this year's orders, of all linked accounts. */
  readonly requestedArea: number
  /** Those of them that are paid. */
  readonly paidArea: number
  /** Whether an order of any year was paid. */
  readonly hasPaidEver: boolean
  /** Moment of the last change of a field. */
  readonly lastFieldUpdate: string | null
  /** Moment of the last change of the company or an order. */
  readonly accountUpdated: string
  /** Whether the company has its code and its street. */
  readonly isCompanyKnown: boolean
  /** Whether the installation spares this account the yearly warning. */
  readonly isExempt: boolean
  /** Whether the program runs for its makers: they get no trial warning. */
  readonly isDevelopment: boolean
}

/** Days after the end of the trial from which on it is warned of, and from which on the account must be determined. */
const TRIAL_WARNING_DAYS = 10
const DETERMINATION_DAYS = 60
/** Hectares up to which a farm that never paid is asked with the year and not with the trial. */
const SMALL_FARM_HECTARES = 50
/** Days of the year after which the extension is asked for, asked for without end, and worded as late. */
const EXTENSION = { asked: '-03-01', persistent: '-04-01', late: '-07-01' } as const
/** Days after the last change of a field from which on the increase is asked for without end. */
const INCREASE_PERSISTENT_DAYS = 4
/** Days since the last change of the account after which an invoice counts as forgotten. */
const UNPAID_DAYS = 7

export function stateOf(terms: SubscriptionTerms, facts: SubscriptionFacts): AccountState {
  const [active, requested, paid] = [facts.activeArea, facts.requestedArea, facts.paidArea].map(areaUnits)
  if (facts.day <= facts.trialUntil) return 'TRIAL'
  if ((paid ?? 0) < (requested ?? 0)) return 'PROCESSING'
  const ordered = Math.max(requested ?? 0, paid ?? 0)
  return (active ?? 0) > ordered + areaUnits(terms.thresholdHectares) ? 'NEEDS_CONFIRMATION' : 'ACTIVE'
}

/** Days that have passed since a day or a moment; 0 on that day itself. */
const daysSince = (facts: SubscriptionFacts, moment: string): number =>
  daysBetween(moment.length > 10 ? dayInTallinn(new Date(moment)) : moment, facts.day)

const isAfter = ({ day }: SubscriptionFacts, dayOfYear: string): boolean => day > `${yearOf(day)}${dayOfYear}`

const hasPaidThisYear = ({ paidArea }: SubscriptionFacts): boolean => paidArea > 0
const isSmall = ({ activeArea }: SubscriptionFacts): boolean =>
  areaUnits(activeArea) <= areaUnits(SMALL_FARM_HECTARES)

const isTrialWarned = (facts: SubscriptionFacts): boolean =>
  !facts.isDevelopment &&
  !facts.hasPaidEver &&
  !isSmall(facts) &&
  daysSince(facts, facts.trialUntil) > TRIAL_WARNING_DAYS

const isYearlyWarned = (facts: SubscriptionFacts): boolean =>
  !facts.isExempt &&
  (facts.hasPaidEver || isSmall(facts)) &&
  !hasPaidThisYear(facts) &&
  isAfter(facts, EXTENSION.asked)

const yearlyWarning = (facts: SubscriptionFacts): SubscriptionWarning => ({
  kind: 'yearly',
  isPersistent: isAfter(facts, EXTENSION.persistent),
  isWellIntoSeason: isAfter(facts, EXTENSION.late),
})

const increaseWarning = (facts: SubscriptionFacts): SubscriptionWarning => ({
  kind: 'increase',
  isPersistent:
    facts.lastFieldUpdate !== null && daysSince(facts, facts.lastFieldUpdate) > INCREASE_PERSISTENT_DAYS,
})

/** Warnings of an account that has to confirm its area. */
function warningsOfUnconfirmed(facts: SubscriptionFacts): SubscriptionWarning[] {
  const isYearly = isYearlyWarned(facts)
  // who ever paid is asked for nothing before the year has to be extended
  const isDetermined = isYearly || !facts.hasPaidEver
  return [
    ...(isYearly ? [yearlyWarning(facts)] : []),
    ...(hasPaidThisYear(facts) ? [increaseWarning(facts)] : []),
    ...(isTrialWarned(facts) ? [{ kind: 'trial', isPersistent: false } as const] : []),
    ...(isDetermined && daysSince(facts, facts.trialUntil) > DETERMINATION_DAYS
      ? [{ kind: 'determination', isPersistent: false } as const]
      : []),
    ...(isDetermined ? [{ kind: 'account', isPersistent: false } as const] : []),
  ]
}

/** Warnings that are due on the day, the most pressing first. */
export function warningsOf(terms: SubscriptionTerms, facts: SubscriptionFacts): SubscriptionWarning[] {
  const state = stateOf(terms, facts)
  if (state === 'TRIAL') return []
  if (state === 'NEEDS_CONFIRMATION') return warningsOfUnconfirmed(facts)
  return [
    ...(state === 'PROCESSING' && daysSince(facts, facts.accountUpdated) > UNPAID_DAYS
      ? [{ kind: 'unpaid', isPersistent: true } as const]
      : []),
    ...(facts.isCompanyKnown || facts.hasPaidEver ? [] : [{ kind: 'account', isPersistent: false } as const]),
  ]
}
