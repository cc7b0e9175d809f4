import type { Rule } from '@vagu/core/warnings/rule'
import { normalizeText } from '../../ui/search-options.ts'

export interface TopicOfRules {
  readonly title: string
  readonly rules: readonly Rule[]
}

const textOf = ({ id, title, summary, limits = [] }: Rule): string =>
  normalizeText([id, title, summary, ...limits.map(({ what }) => what)].join(' '))

/** The topics with the rules that hold every word of the query; topics without any are left out. */
export function searchRules(topics: readonly TopicOfRules[], query: string): TopicOfRules[] {
  const needles = normalizeText(query).split(' ').filter(Boolean)
  const fits = (rule: Rule): boolean => {
    const text = textOf(rule)
    return needles.every((word) => text.includes(word))
  }
  return topics
    .map(({ title, rules }) => ({ title, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0)
}
