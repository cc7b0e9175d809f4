/** Warnings of an installation that sets other figures; the usual ones stand in docs/calculations/subscription.md. */
import { expect, it } from 'vitest'
import { type SubscriptionFacts, warningsOf } from './state.ts'
import { DEFAULT_TERMS, type WarningTerms } from './terms.ts'

const FACTS: SubscriptionFacts = {
  day: '2026-05-20',
  trialUntil: '2026-05-10',
  activeArea: 60,
  requestedArea: 0,
  paidArea: 0,
  hasPaidEver: false,
  lastFieldUpdate: null,
  accountUpdated: '2026-05-20',
  isCompanyKnown: true,
  isExempt: false,
  isDevelopment: false,
}
const told = (facts: Partial<SubscriptionFacts>, warnings: Partial<WarningTerms>): string[] =>
  warningsOf(
    { ...DEFAULT_TERMS, warnings: { ...DEFAULT_TERMS.warnings, ...warnings } },
    { ...FACTS, ...facts },
  ).map((each) => `${each.kind}${each.isPersistent ? '!' : ''}${each.isWellIntoSeason ? ' late' : ''}`)

const paid = { requestedArea: 50, paidArea: 50, hasPaidEver: true }
const lastYear = { hasPaidEver: true }

const EXAMPLES: readonly [Partial<SubscriptionFacts>, string[], Partial<WarningTerms>, string[]][] = [
  [{}, ['account'], { trialDays: 9 }, ['trial', 'account']],
  [{}, ['account'], { determinationDays: 9 }, ['determination', 'account']],
  [{}, ['account'], { trialDays: 9, determinationDays: 9 }, ['determination', 'trial', 'account']],
  [{}, ['account'], { smallFarmHectares: 60 }, ['yearly!', 'account']],
  [
    { ...paid, lastFieldUpdate: '2026-05-18T09:00:00.000Z' },
    ['increase', 'account'],
    { increaseDays: 1 },
    ['increase!', 'account'],
  ],
  [{ requestedArea: 60, accountUpdated: '2026-05-18T09:00:00.000Z' }, [], { unpaidDays: 1 }, ['unpaid!']],
  [lastYear, ['yearly!', 'account'], { yearly: { asked: '05-20', persistent: '05-20', late: '05-20' } }, []],
  [
    lastYear,
    ['yearly!', 'account'],
    { yearly: { asked: '05-19', persistent: '05-20', late: '05-20' } },
    ['yearly', 'account'],
  ],
  [
    lastYear,
    ['yearly!', 'account'],
    { yearly: { asked: '05-01', persistent: '05-02', late: '05-19' } },
    ['yearly! late', 'account'],
  ],
]

it.each(EXAMPLES.map(([facts, usual, warnings, other]) => ({ facts, usual, warnings, other })))(
  'of $facts are usually $usual, and with $warnings are $other',
  ({ facts, usual, warnings, other }) => {
    expect([told(facts, {}), told(facts, warnings)]).toEqual([usual, other])
  },
)
