import { expect, test } from 'vitest'
import { dated } from '../dated.ts'
import type { Example, Finding, Rule } from '../rule.ts'
import { sampleFacts, sampleJob, sampleSource } from '../sample.ts'
import { versionOf } from './version-of.ts'

const SAID: Omit<Finding, 'event'> = {
  outcome: 'broken',
  related: null,
  material: null,
  cause: 'tint',
  date: '2026-05-01',
  until: '2026-05-02',
  nextAllowed: '2026-05-03',
  message: () => 'Põldu ei tohi värvida.',
}
const painting: Rule = {
  id: 'PAINTING',
  title: 'Värvimine',
  level: 'ERROR',
  summary: 'Põldu ei värvita.',
  sources: dated([{ since: null, value: sampleSource('Seadus') }]),
  limits: [{ what: 'Värvi', unit: 'l/ha', values: dated([{ since: null, value: 1 }]), source: 'Seadus' }],
  check: ({ events }) => events.map((event) => ({ ...SAID, event })),
}
const EXAMPLES: readonly Example[] = [
  { name: 'a field is painted', facts: sampleFacts([sampleJob('spraying', '2026-05-01')]), findings: [{}] },
]
const saying = (change: Partial<Finding>): Rule => ({
  ...painting,
  check: ({ events }) => events.map((event) => ({ ...SAID, ...change, event })),
})
const before = versionOf(painting, EXAMPLES)

test('the version stays while nothing that is said changes', () => {
  const again = { ...saying({}), limits: painting.limits?.map((limit) => ({ ...limit })) ?? [] }
  expect(versionOf(again, EXAMPLES)).toBe(before)
})

const CHANGES: readonly (readonly [string, Rule])[] = [
  ['title', { ...painting, title: 'Maalimine' }],
  ['level', { ...painting, level: 'WARN' }],
  ['summary', { ...painting, summary: 'Põldu ei maalita.' }],
  ['source', { ...painting, sources: dated([{ since: null, value: sampleSource('Uus seadus') }]) }],
  [
    'limit',
    {
      ...painting,
      limits: [{ what: 'Värvi', unit: 'l/ha', values: dated([{ since: null, value: 2 }]), source: 'Seadus' }],
    },
  ],
  ['message', saying({ message: () => 'Põldu ei tohi maalida.' })],
  ['outcome', saying({ outcome: 'advice' })],
  ['level of a finding', saying({ level: 'WARN' })],
  ['cause', saying({ cause: 'lakk' })],
  ['date', saying({ date: '2026-05-02' })],
  ['last day', saying({ until: '2026-05-01' })],
  ['next allowed day', saying({ nextAllowed: null })],
  ['sum that was judged', saying({ judged: '12' })],
]
test.each(CHANGES)('a changed %s is another version', (_, changed) => {
  expect(versionOf(changed, EXAMPLES)).not.toBe(before)
})
