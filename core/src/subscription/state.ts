/** State of an account, and which of its warnings are due on a day. No state stops reading, writing or exporting. */
import { dayInTallinn, daysBetween, yearOf } from '../time/day.ts'
import { areaUnits } from '../units/rounding.ts'
import type { AccountState, SubscriptionWarning } from './schema.ts'
import type { SubscriptionTerms, WarningTerms } from './terms.ts'

/** Facts of an account and those that are linked to it. Areas in hectares, of the calendar year of the day. */
export interface SubscriptionFacts {
  readonly day: string
  /** The last day of free use. */
  readonly trialUntil: string
  /** Fields in use, of all linked accounts. */
  readonly activeArea: number
  /** Charged hectares of this year's orders, of all linked accounts. */
  readonly requestedArea: number
  /** Hectares of them that are paid. */
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

const isAfter = ({ day }: SubscriptionFacts, dayOfYear: string): boolean =>
  day > `${yearOf(day)}-${dayOfYear}`

const hasPaidThisYear = ({ paidArea }: SubscriptionFacts): boolean => paidArea > 0
const isSmall = (terms: WarningTerms, { activeArea }: SubscriptionFacts): boolean =>
  areaUnits(activeArea) <= areaUnits(terms.smallFarmHectares)

const isTrialWarned = (terms: WarningTerms, facts: SubscriptionFacts): boolean =>
  !facts.isDevelopment &&
  !facts.hasPaidEver &&
  !isSmall(terms, facts) &&
  daysSince(facts, facts.trialUntil) > terms.trialDays

const isYearlyWarned = (terms: WarningTerms, facts: SubscriptionFacts): boolean =>
  !facts.isExempt &&
  (facts.hasPaidEver || isSmall(terms, facts)) &&
  !hasPaidThisYear(facts) &&
  isAfter(facts, terms.yearly.asked)

const yearlyWarning = ({ yearly }: WarningTerms, facts: SubscriptionFacts): SubscriptionWarning => ({
  kind: 'yearly',
  isPersistent: isAfter(facts, yearly.persistent),
  isWellIntoSeason: isAfter(facts, yearly.late),
})

const increaseWarning = (terms: WarningTerms, facts: SubscriptionFacts): SubscriptionWarning => ({
  kind: 'increase',
  isPersistent:
    facts.lastFieldUpdate !== null && daysSince(facts, facts.lastFieldUpdate) > terms.increaseDays,
})

/** Company code or street is missing. */
const companyWarning = ({ isCompanyKnown }: SubscriptionFacts): SubscriptionWarning[] =>
  isCompanyKnown ? [] : [{ kind: 'account', isPersistent: false }]

/** Whether an account that paid before is left in peace until its yearly order is asked for. */
const isYearlyAwaited = (terms: WarningTerms, facts: SubscriptionFacts): boolean =>
  facts.hasPaidEver && !hasPaidThisYear(facts) && !isYearlyWarned(terms, facts)

/** Warnings of an account that has to confirm its area; the account has to be determined after its trial was warned of. */
function warningsOfUnconfirmed(terms: WarningTerms, facts: SubscriptionFacts): SubscriptionWarning[] {
  if (isYearlyAwaited(terms, facts)) return companyWarning(facts)
  return [
    ...(isYearlyWarned(terms, facts) ? [yearlyWarning(terms, facts)] : []),
    ...(hasPaidThisYear(facts) ? [increaseWarning(terms, facts)] : []),
    ...(daysSince(facts, facts.trialUntil) > terms.determinationDays
      ? [{ kind: 'determination', isPersistent: false } as const]
      : []),
    ...(isTrialWarned(terms, facts) ? [{ kind: 'trial', isPersistent: false } as const] : []),
    { kind: 'account', isPersistent: false },
  ]
}

/** Warnings that are due on the day, the most pressing first. */
export function warningsOf(terms: SubscriptionTerms, facts: SubscriptionFacts): SubscriptionWarning[] {
  const state = stateOf(terms, facts)
  if (state === 'TRIAL') return []
  if (state === 'NEEDS_CONFIRMATION') return warningsOfUnconfirmed(terms.warnings, facts)
  return [
    ...(state === 'PROCESSING' && daysSince(facts, facts.accountUpdated) > terms.warnings.unpaidDays
      ? [{ kind: 'unpaid', isPersistent: true } as const]
      : []),
    ...companyWarning(facts),
  ]
}
