import { rules } from './registry.ts'
import type { Rule } from './rule.ts'
import { TOPICS } from './topics.ts'

const byId = new Map(rules.map((rule) => [rule.id, rule]))

/** The rules topic by topic. */
export const rulesByTopic = (): { readonly title: string; readonly rules: readonly Rule[] }[] =>
  TOPICS.map(({ title, ids }) => ({ title, rules: ids.flatMap((id) => byId.get(id) ?? []) }))
