import { expect, test } from 'vitest'
import { rules } from './registry.ts'
import { TOPICS, rulesByTopic } from './topics.ts'

test('every rule stands in one topic, and every topic names rules that there are', () => {
  const named = TOPICS.flatMap(({ ids }) => ids)
  expect(named.toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
  expect(rulesByTopic().flatMap((topic) => topic.rules)).toHaveLength(rules.length)
})
