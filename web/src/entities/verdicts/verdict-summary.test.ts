import type { Verdict, VerdictKind } from '@vagu/core/warnings/verdicts'
import { expect, it } from 'vitest'
import { verdictsText } from './text.ts'
import { summaryOf } from './verdict-summary.ts'

const verdicts = (...kinds: VerdictKind[]): Verdict[] =>
  kinds.map((kind, index) => ({
    fieldId: String(index),
    kind,
    warnings: [],
    onOthers: [],
    unknowns: [],
    advices: [],
    isIncomplete: kind === 'unknown',
  }))

it('says nothing without fields', () => {
  expect(summaryOf([], false)).toBeUndefined()
})
it('counts what is right and what is not, and takes the gravest', () => {
  expect(summaryOf(verdicts('ok', 'ok', 'ok', 'violation'), false)).toEqual({
    kind: 'violation',
    text: '3 põldu korras, 1 rikkumine',
  })
})
it('tells loading from not knowing', () => {
  expect(summaryOf(verdicts('ok', 'unknown'), true)?.text).toContain(verdictsText.summary.checking(1))
  expect(summaryOf(verdicts('ok', 'unknown'), false)?.text).toContain(verdictsText.summary.unknown(1))
})
it('is right when every field is', () => {
  expect(summaryOf(verdicts('ok'), false)).toEqual({ kind: 'ok', text: verdictsText.summary.ok(1) })
})
