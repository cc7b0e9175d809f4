/** The check that the two delays have in common: its days are those of the label, its work is the rule's own. */
import type { Rule } from '../../rule.ts'
import type { DelayDays } from './delay-days.ts'
import type { DelayWords } from './delay-text.ts'
import { closureOf, type DelayKind, findDelays } from './delay.ts'

interface Broken extends Pick<DelayKind, 'concerns' | 'closesOwnDays'> {
  readonly words: Omit<DelayWords, 'why'>
}

export const delayCheck = (
  { daysOf, stricterDaysOf, whyLongest, longestDays }: DelayDays,
  { words, ...broken }: Broken,
): Pick<Rule, 'affectsUntil' | 'check'> => ({
  affectsUntil: (event, products) =>
    closureOf(event, (material) => longestDays(products, material))?.until ?? null,
  check: (facts) =>
    findDelays(facts, {
      ...broken,
      daysOf: (material, cause) => daysOf(facts, cause, material),
      stricterDaysOf: (material, cause) => stricterDaysOf(facts, cause, material),
      words: { ...words, why: ({ cause, material }) => whyLongest(facts, cause, material) },
    }),
})
