import { expect, it } from 'vitest'
import { checkMachineEdit, checkTest, type Tested, testEndOf, testOnDays, testStateOf } from './rules.ts'
import { MACHINE_KINDS, TEST_YEARS } from './table.ts'

const sprayer = (testedOn: string | null, testDueOn: string | null = null): Tested => ({
  kind: 'SPRAYER',
  testedOn,
  testDueOn,
})

it.each([
  [sprayer('2023-05-10'), '2026-05-10'],
  [{ ...sprayer('2023-05-10'), kind: 'SEED_DRESSER' }, '2028-05-10'],
  [{ ...sprayer('2023-05-10'), kind: 'FOGGER' }, '2028-05-10'],
  [sprayer('2024-02-29'), '2027-02-28'],
  // the report may ask for it sooner, never later than the law
  [sprayer('2023-05-10', '2025-05-10'), '2025-05-10'],
  [sprayer('2023-05-10', '2029-05-10'), '2026-05-10'],
  [sprayer(null, '2026-03-01'), '2026-03-01'],
  [sprayer(null), null],
  [{ ...sprayer('2023-05-10'), kind: 'HAND_SPRAYER' }, null],
  [{ ...sprayer('2023-05-10'), kind: 'SPREADER' }, null],
] as const)('the test of %j holds until %s', (machine, end) => expect(testEndOf(machine)).toBe(end))

it.each([
  ['2023-05-09', 'unknown'],
  ['2023-05-10', 'valid'],
  ['2026-03-09', 'valid'],
  ['2026-03-10', 'ending'],
  ['2026-05-10', 'ending'],
  ['2026-05-11', 'ended'],
] as const)('on %s a sprayer tested on 10 May 2023 is %s', (today, state) =>
  expect(testStateOf(sprayer('2023-05-10'), today)).toBe(state),
)
it.each([
  ['2023-05-09', '2023-05-09', 'later'],
  // a test in the middle of a job was none on its first day
  ['2023-05-09', '2023-05-11', 'later'],
  ['2023-05-10', '2023-05-10', 'valid'],
  ['2026-05-10', '2026-05-10', 'valid'],
  ['2026-05-10', '2026-05-11', 'ended'],
] as const)('of a job from %s to %s the test of 10 May 2023 says %s', (from, to, says) =>
  expect(testOnDays(sprayer('2023-05-10'), { from, to })).toBe(says),
)
it('of a job no test says anything where none is written down, or none is asked for', () => {
  const days = { from: '2026-05-20', to: '2026-05-20' }
  expect(testOnDays(sprayer(null), days)).toBe('unknown')
  expect(testOnDays({ ...sprayer(null), kind: 'TRACTOR' }, days)).toBe('none')
})
it('the state on a day is what the test says of a job of that day', () => {
  for (const day of ['2023-05-09', '2023-05-10', '2026-05-10', '2026-05-11']) {
    const says = testOnDays(sprayer('2023-05-10'), { from: day, to: day })
    const state = testStateOf(sprayer('2023-05-10'), day)
    expect(says === 'later' ? 'unknown' : says).toBe(state === 'ending' ? 'valid' : state)
  }
})
it('a sprayer of which nobody wrote down a test is unknown, whatever the day', () =>
  expect(testStateOf(sprayer(null), '2026-05-20')).toBe('unknown'))
it('the law asks for no test of what is carried, or spreads no product', () => {
  const states = MACHINE_KINDS.map((kind) => testStateOf({ ...sprayer(null), kind }, '2026-05-20'))
  expect(states.map((state) => state === 'none')).toEqual(
    MACHINE_KINDS.map((kind) => TEST_YEARS[kind] === null),
  )
})
it('the next test comes after the last; what was stored so may stay', () => {
  const wrong = sprayer('2026-05-10', '2026-05-09')
  expect(checkTest(wrong)).toMatchObject([{ path: 'testDueOn', code: 'endBeforeStart' }])
  expect(checkTest(sprayer('2026-05-10', '2026-05-10'))).toEqual([])
  expect(checkMachineEdit(wrong, wrong)).toEqual([])
  expect(checkMachineEdit(sprayer('2026-05-10'), wrong)).toHaveLength(1)
})
