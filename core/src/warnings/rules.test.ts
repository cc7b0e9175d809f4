import { describe, expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { rules } from './registry.ts'
import type { EventFacts, Facts } from './facts.ts'
import type { Example, FarmFinding, Finding, Quantity, Rule } from './rule.ts'
import { sampleFacts, sampleFarm } from './sample.ts'

const idsOf = (finding: Finding | FarmFinding) =>
  'event' in finding
    ? { eventId: finding.event._id, relatedId: finding.related?._id ?? null, targetId: finding.event._id }
    : { targetId: finding.target.id }
const shown = (rule: Rule, finding: Finding | FarmFinding) => ({
  ...finding,
  level: finding.level ?? rule.level,
  message: finding.message(),
  ...idsOf(finding),
})
/** Without the jobs themselves, whose quantities are others. */
const saying = ({ event, related, material, message, ...rest }: Finding) => ({
  ...rest,
  eventId: event._id,
  relatedId: related?._id,
  material: material?.key,
  message: message(),
})
const withAmount = (amount: number | null) => (event: EventFacts) => ({
  ...event,
  materials: event.materials.map((material) => ({ ...material, amount })),
})
const withArea = (area: number) => (event: EventFacts) => ({ ...event, area })
const OTHER_QUANTITIES: Record<Quantity, readonly ((event: EventFacts) => EventFacts)[]> = {
  area: [withArea(0.0001), withArea(1.7), withArea(900)],
  amount: [withAmount(null), withAmount(0), withAmount(0.31), withAmount(5000)],
}
const findingsOf = (rule: Rule, { facts, farm }: Example) => [
  ...((facts && rule.check?.(facts)) ?? []),
  ...((farm && rule.checkFarm?.(farm)) ?? []),
]

test('every rule has examples, and every examples table a rule', () => {
  expect(Object.keys(examplesOf).toSorted()).toEqual(rules.map((rule) => rule.id).toSorted())
})

test('every rule stands once, and judges something', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(rules.filter(({ check, checkFarm }) => !check && !checkFarm)).toEqual([])
})

describe.each(rules)('$id', (rule) => {
  const examples = examplesOf[rule.id] ?? []

  test.each(examples)('$name', (example) => {
    const found = findingsOf(rule, example).map((finding) => shown(rule, finding))
    expect(found).toEqual(example.findings.map((expected) => expect.objectContaining(expected)))
  })

  test('has for whatever it judges an example that fires and one that is silent', () => {
    const judged = [rule.check && ('facts' as const), rule.checkFarm && ('farm' as const)]
    for (const kind of judged.filter((each) => each !== undefined)) {
      const own = examples.filter((example) => example[kind] !== undefined)
      const speaks = ({ findings }: Example) => findings.some(({ outcome }) => outcome !== undefined)
      expect(own.some(speaks)).toBe(true)
      expect(own.some(({ findings }) => findings.length === 0)).toBe(true)
    }
  })

  test.each(Object.entries(OTHER_QUANTITIES))(
    'says the same of another %s unless it looks at it',
    (quantity, others) => {
      if (rule.quantities?.every((each) => each !== quantity) !== true) return
      for (const { facts } of examples)
        for (const changed of facts ? others : []) {
          const events = facts?.events.map(changed) ?? []
          const resultOf = (of: Facts | undefined) => of && rule.check?.(of).map((finding) => saying(finding))
          expect(resultOf(facts && { ...facts, events })).toEqual(resultOf(facts))
        }
    },
  )

  test('finds nothing wrong where it only advises', () => {
    if (!rule.onlyAdvises) return
    const outcomes = examples.flatMap((example) => findingsOf(rule, example).map(({ outcome }) => outcome))
    expect(new Set(outcomes)).toEqual(new Set(['advice']))
  })

  test('is silent where there is nothing', () => {
    expect(findingsOf(rule, { name: '', findings: [], facts: sampleFacts([]), farm: sampleFarm() })).toEqual(
      [],
    )
  })

  test('names a source, with a summary and a title', () => {
    expect(rule.sources.at('2026-05-01')?.value.title).toBeTruthy()
    expect(rule.title && rule.summary).toBeTruthy()
  })

  test('tells of each figure what it limits, its source, and what holds today', () => {
    for (const { what, source, values } of rule.limits ?? []) {
      expect(what && source).toBeTruthy()
      expect(values.at('2026-05-01')?.value).toBeDefined()
    }
  })
})
