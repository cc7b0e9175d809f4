import { expect, it } from 'vitest'
import { isTrialLong, trialDaysOf } from './trial-letters.ts'

const within = (step: 'soon' | 'last', today: string, last: string): boolean => {
  const { from, to } = trialDaysOf(step, today)
  return from <= last && last <= to
}

it.each([
  ['2026-07-08', false, false],
  ['2026-07-09', true, false],
  ['2026-07-18', true, false],
  ['2026-07-19', false, true],
  ['2026-07-26', false, true],
  ['2026-07-27', false, false],
])('of a free time until 19 July, on %s the first letter is due: %s, the last: %s', (today, soon, last) => {
  expect([within('soon', today, '2026-07-19'), within('last', today, '2026-07-19')]).toEqual([soon, last])
})
it('somebody who came ten days before the end is not told that it is near; who came a day earlier is', () => {
  expect(isTrialLong('2026-07-09', '2026-07-19')).toBe(false)
  expect(isTrialLong('2026-07-08', '2026-07-19')).toBe(true)
})
