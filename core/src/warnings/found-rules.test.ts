import { expect, it } from 'vitest'
import { type FoundRule, foundRuleOf, gravestFirst } from './found-rules.ts'
import { missingInspections } from './rules/missing-inspections/rule.ts'
import { sprayingRecordIncomplete } from './rules/spraying-record-incomplete/rule.ts'
import { missingInspectionsExamples } from './rules/missing-inspections/examples.ts'
import { sprayingRecordIncompleteExamples } from './rules/spraying-record-incomplete/examples.ts'
import { factsForRules, resultsOfRule } from './evaluate.ts'
import { rules } from './registry.ts'
import type { Example, Rule } from './rule.ts'
import { SHORT_WORDS } from './short-words.ts'

const WORDS_AT_MOST = 3

/** Findings of a rule on the first of its examples that it fires on and that passes a test. */
function foundBy(rule: Rule, examples: readonly Example[], fits: (example: Example) => boolean) {
  const facts = examples.find((example) => example.findings.length > 0 && fits(example))?.facts
  if (!facts) throw new Error('no example')
  const results = resultsOfRule(rule, factsForRules(facts))
  return foundRuleOf(
    rule,
    results.map(({ finding }) => finding),
  )
}

it('every rule that judges jobs has words short enough for a row, and no other has', () => {
  const asked = rules.filter(({ check }) => check !== undefined).map(({ id }) => id)
  expect(Object.keys(SHORT_WORDS).toSorted()).toEqual(asked.toSorted())
  for (const words of Object.values(SHORT_WORDS))
    expect(words.split(' ').length, words).toBeLessThanOrEqual(WORDS_AT_MOST)
})
it('a job without monitoring is unwritten', () => {
  const found = foundBy(missingInspections, missingInspectionsExamples, () => true)
  expect(found).toMatchObject({ id: missingInspections.id, kind: 'violation', isUnwritten: true })
})
it('a record that lacks an amount is unwritten; one of which the crop is not known is not', () => {
  const lacking =
    (part: string) =>
    ({ findings }: Example) =>
      findings[0]?.missing?.join(',') === part
  const examples = sprayingRecordIncompleteExamples
  expect(foundBy(sprayingRecordIncomplete, examples, lacking('amount'))?.isUnwritten).toBe(true)
  expect(foundBy(sprayingRecordIncomplete, examples, lacking('crop'))?.isUnwritten).toBe(false)
})
it('the gravest come first, of those of one weight the unwritten ones last, else in their order', () => {
  const made = (id: string, kind: FoundRule['kind'], isLater = false): FoundRule => ({
    id,
    title: id,
    words: id,
    kind,
    isUnwritten: isLater,
    nextAllowed: null,
  })
  const found = [
    made('a', 'unknown'),
    made('b', 'violation', true),
    made('c', 'attention'),
    made('d', 'violation'),
    made('e', 'violation'),
  ]
  expect(gravestFirst(found).map(({ id }) => id)).toEqual(['d', 'e', 'b', 'c', 'a'])
})
