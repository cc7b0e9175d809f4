import { describe, expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { rules } from './registry.ts'
import type { Finding } from './rule.ts'
import { sampleFacts } from './sample.ts'

const shown = (finding: Finding) => ({
  ...finding,
  message: finding.message(),
  eventId: finding.event._id,
  relatedId: finding.related?._id ?? null,
})

test('every rule has examples, and every examples table a rule', () => {
  expect(Object.keys(examplesOf).toSorted()).toEqual(rules.map((rule) => rule.id).toSorted())
})

describe.each(rules)('$id', (rule) => {
  const examples = examplesOf[rule.id] ?? []

  test.each(examples)('$name', ({ facts, findings }) => {
    const found = rule.check(facts).map(shown)
    expect(found).toEqual(findings.map((wanted) => expect.objectContaining(wanted)))
  })

  test('has an example that fires and one that is silent', () => {
    expect(examples.some(({ findings }) => findings.some(({ outcome }) => outcome === 'broken'))).toBe(true)
    expect(examples.some(({ findings }) => findings.length === 0)).toBe(true)
  })

  test('is silent on a field without jobs', () => {
    expect(rule.check(sampleFacts([]))).toEqual([])
  })

  test('names a source on every day, with a summary and a title', () => {
    expect(rule.sources.at('2004-05-01')?.value.title).toBeTruthy()
    expect(rule.sources.at('2026-05-01')?.since).toBe('2011-06-14')
    expect(rule.title && rule.summary).toBeTruthy()
  })
})
