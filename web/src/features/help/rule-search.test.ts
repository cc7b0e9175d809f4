import { rulesByTopic } from '@vagu/core/warnings/rules-by-topic'
import { expect, it } from 'vitest'
import { searchRules } from './rule-search.ts'

const idsFor = (query: string): string[] =>
  searchRules(rulesByTopic(), query).flatMap(({ rules }) => rules.map(({ id }) => id))

it('finds all without a word', () => {
  expect(searchRules(rulesByTopic(), ' ')).toEqual(rulesByTopic().filter(({ rules }) => rules.length > 0))
})
it('finds by any case, by several words, and by the key', () => {
  expect(idsFor('OOTEAJA rikkumine')).toContain('HARVEST_DELAY_IGNORED')
  expect(idsFor('ooteaja koristada')).toContain('HARVEST_DELAY_IGNORED')
  expect(idsFor('usage_times')).toContain('USAGE_TIMES_EXCEEDED')
})
it('finds nothing for what no rule says', () => {
  expect(idsFor('kuupuhastus')).toEqual([])
})
