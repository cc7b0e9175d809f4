import type { Told, Verdict, VerdictKind } from '@vagu/core/warnings/verdicts'
import { expect, it } from 'vitest'
import { verdictsText } from './text.ts'
import { failedRules, summaryOf } from './verdict-summary.ts'

const NOTHING_TOLD: Told = { warnings: [], onOthers: [], unknowns: [], advices: [], failures: [] }
const verdicts = (...kinds: VerdictKind[]): Verdict[] =>
  kinds.map((kind, index) => ({
    fieldId: String(index),
    kind,
    told: () => NOTHING_TOLD,
    failures: [],
    isIncomplete: kind === 'unknown',
  }))

const STILL = { isLoading: false, isChecking: false }

it('says nothing without fields', () => {
  expect(summaryOf([], STILL)).toBeUndefined()
})
it('counts what is right and what is not, and takes the gravest', () => {
  expect(summaryOf(verdicts('ok', 'ok', 'ok', 'violation'), STILL)).toEqual({
    kind: 'violation',
    text: '3 põldu korras, 1 rikkumine',
  })
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
