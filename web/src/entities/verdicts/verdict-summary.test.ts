import type { FoundRule } from '@vagu/core/warnings/found-rules'
import type { Told, Verdict, VerdictKind } from '@vagu/core/warnings/verdicts'
import { expect, it } from 'vitest'
import { ruleGroups } from './rule-groups.ts'
import { whileWritten } from './shown-verdict.ts'
import { verdictsText } from './text.ts'
import { failedRules, summaryOf } from './verdict-summary.ts'

const NOTHING_TOLD: Told = { warnings: [], onOthers: [], unknowns: [], advices: [], failures: [] }
const verdictOf = (kind: VerdictKind, ...found: FoundRule[]): Verdict => ({
  fieldId: kind,
  kind,
  found,
  told: () => NOTHING_TOLD,
  failures: [],
  isIncomplete: false,
})
const verdicts = (...kinds: VerdictKind[]): Verdict[] => kinds.map((kind) => verdictOf(kind))

const DELAY: FoundRule = {
  id: 'HARVEST_DELAY_IGNORED',
  title: 'Ooteaja rikkumine',
  words: 'ooteaeg',
  kind: 'violation',
  isUnwritten: false,
  nextAllowed: '2026-06-01',
}
const MONITORING: FoundRule = {
  ...DELAY,
  id: 'MISSING_INSPECTIONS',
  words: 'seire kirjutamata',
  isUnwritten: true,
  nextAllowed: null,
}
const WEATHER: FoundRule = { ...DELAY, id: 'SPRAYING_WEATHER', words: 'tuul', kind: 'attention' }

const STILL = { isLoading: false, isChecking: false }

it('says nothing without fields', () => {
  expect(summaryOf([], STILL)).toBeUndefined()
})
it('names the worst in words, on how many fields, and counts what is right', () => {
  const all = [
    ...verdicts('ok', 'ok'),
    verdictOf('violation', DELAY, MONITORING, WEATHER),
    verdictOf('violation', MONITORING),
  ]
  expect(summaryOf(all, STILL)).toEqual({
    kind: 'violation',
    text: 'Seire kirjutamata 2 põllul, ooteaeg 1 põllul, veel 1, 2 põldu korras',
  })
  expect(summaryOf([verdictOf('violation', DELAY)], STILL)?.text).toBe('Ooteaeg')
})
it('is unfinished, and not wrong, while what is missing can still be typed', () => {
  const monitoring = whileWritten(verdictOf('violation', MONITORING))
  expect(monitoring.kind).toBe('unfinished')
  expect(summaryOf([monitoring], STILL)).toEqual({ kind: 'unfinished', text: 'Pooleli: seire kirjutamata' })
  const both = whileWritten(verdictOf('violation', MONITORING, WEATHER))
  expect(both.kind).toBe('attention')
  expect(both.found.map(({ kind }) => kind)).toEqual(['attention', 'unfinished'])
  expect(summaryOf([both], STILL)?.text).toBe('Tuul, veel 1')
  expect(whileWritten({ ...verdictOf('unknown', MONITORING), isIncomplete: true }).kind).toBe('unknown')
  expect(whileWritten(verdictOf('ok')).kind).toBe('ok')
})
it('groups by rule, worst and most first, up to the last day that is not allowed', () => {
  const later = { ...DELAY, nextAllowed: '2026-07-15' }
  const groups = ruleGroups([
    verdictOf('attention', WEATHER),
    verdictOf('violation', DELAY, WEATHER),
    verdictOf('violation', later),
  ])
  expect(groups.map(({ rule, verdicts: own }) => [rule.id, own.length])).toEqual([
    [DELAY.id, 2],
    [WEATHER.id, 2],
  ])
  expect(groups[0]?.nextAllowed).toBe('2026-07-15')
})
it('tells loading from not knowing', () => {
  expect(summaryOf(verdicts('ok', 'unknown'), { ...STILL, isLoading: true })?.text).toContain(
    verdictsText.summary.checking(1),
  )
  expect(summaryOf(verdicts('ok', 'unknown'), STILL)?.text).toContain(verdictsText.summary.unknown(1))
})
it('is right when every field is', () => {
  expect(summaryOf(verdicts('ok'), STILL)).toEqual({ kind: 'ok', text: verdictsText.summary.ok(1) })
})
it('says that what was typed last is being checked, also before the first answer', () => {
  const checking = { ...STILL, isChecking: true }
  expect(summaryOf(verdicts('ok'), checking)).toEqual({
    kind: 'ok',
    text: `${verdictsText.summary.ok(1)}, ${verdictsText.summary.again}`,
  })
  expect(summaryOf([], checking)).toEqual({ kind: 'unknown', text: verdictsText.summary.first })
})
it('names a rule that broke off once, on however many fields', () => {
  const failures = [{ id: 'SPRAYING_WEATHER', title: 'Ilm', cause: undefined }]
  expect(failedRules(verdicts('unknown', 'ok', 'unknown').map((each) => ({ ...each, failures })))).toEqual([
    'Ilm',
  ])
  expect(failedRules(verdicts('ok'))).toEqual([])
})
