import { expect, it } from 'vitest'
import {
  checkMachineEdit,
  checkTest,
  spanOn,
  testBefore,
  type Tested,
  testEndOf,
  testOnDays,
  testSpansOf,
  testStateOf,
} from './rules.ts'
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
  expect(testOnDays(sprayer('2023-05-10'), { from, to }).says).toBe(says),
)
it('of a job no test says anything where none is written down, or none is asked for', () => {
  const days = { from: '2026-05-20', to: '2026-05-20' }
  expect(testOnDays(sprayer(null), days)).toEqual({ says: 'unknown' })
  expect(testOnDays({ ...sprayer(null), kind: 'TRACTOR' }, days)).toEqual({ says: 'none' })
})
it('the state on a day is what the test says of a job of that day', () => {
  for (const day of ['2023-05-09', '2023-05-10', '2026-05-10', '2026-05-11']) {
    const { says } = testOnDays(sprayer('2023-05-10'), { from: day, to: day })
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

/** A sprayer that was tested in time twice, and once too late. */
const often: Tested = {
  ...sprayer('2026-06-01'),
  earlierTests: [
    { testedOn: '2023-05-10', testDueOn: null },
    { testedOn: '2020-04-01', testDueOn: null },
    { testedOn: '2017-04-20', testDueOn: '2019-04-20' },
  ],
}
it('the tests of a machine hold one after another, the oldest first', () =>
  expect(testSpansOf(often)).toEqual([
    { from: '2017-04-20', end: '2019-04-20' },
    { from: '2020-04-01', end: '2023-04-01' },
    { from: '2023-05-10', end: '2026-05-10' },
    { from: '2026-06-01', end: '2029-06-01' },
  ]))
it.each([
  ['2017-04-19', '2017-04-19', { says: 'later', testedOn: '2017-04-20' }],
  ['2017-04-20', '2017-04-20', { says: 'valid' }],
  ['2019-04-21', '2019-04-21', { says: 'ended', end: '2019-04-20' }],
  ['2023-04-01', '2023-04-02', { says: 'ended', end: '2023-04-01' }],
  ['2024-07-01', '2024-07-02', { says: 'valid' }],
  // between two tests none held
  ['2026-05-11', '2026-05-11', { says: 'ended', end: '2026-05-10' }],
  ['2026-05-10', '2026-06-01', { says: 'ended', end: '2026-05-10' }],
  ['2026-06-01', '2026-06-03', { says: 'valid' }],
] as const)('of a job from %s to %s the tests of many years say %j', (from, to, says) =>
  expect(testOnDays(often, { from, to })).toEqual(says),
)
it('a job that lasts from one test into the next is done with a tested machine', () => {
  const renewed: Tested = {
    ...sprayer('2026-05-01'),
    earlierTests: [{ testedOn: '2023-05-10', testDueOn: null }],
  }
  expect(testOnDays(renewed, { from: '2026-04-30', to: '2026-05-12' })).toEqual({ says: 'valid' })
})
it('a sticker without the day of its test holds until its day, whatever was before', () => {
  const bySticker: Tested = {
    ...sprayer(null, '2027-03-01'),
    earlierTests: [{ testedOn: '2020-05-10', testDueOn: null }],
  }
  expect(testOnDays(bySticker, { from: '2026-05-01', to: '2026-05-01' })).toEqual({ says: 'valid' })
  expect(testOnDays(bySticker, { from: '2027-03-02', to: '2027-03-02' }).says).toBe('ended')
})
it('on a day the book names the test that held, or the last that was done', () => {
  const endOn = (day: string) => spanOn(testSpansOf(often), day)?.end
  expect(['2017-01-01', '2018-01-01', '2019-12-31', '2025-01-01', '2030-01-01'].map(endOn)).toEqual([
    undefined,
    '2019-04-20',
    '2019-04-20',
    '2026-05-10',
    '2029-06-01',
  ])
})
it.each([
  ['2026-05-10', { testedOn: '2023-05-10', testDueOn: null }],
  ['2023-11-10', { testedOn: '2023-05-10', testDueOn: null }],
  // a day that was mistyped
  ['2023-11-09', undefined],
  ['2022-05-10', undefined],
  [null, undefined],
] as const)('the stored test of 10 May 2023 stays beside one of %s as %j', (testedOn, kept) =>
  expect(testBefore(sprayer('2023-05-10'), { testedOn, earlierTests: [] })).toEqual(kept),
)
it('a stored test that stands among the earlier ones already is not kept twice, and none is none', () => {
  const earlierTests = [{ testedOn: '2023-05-10', testDueOn: null }]
  expect(testBefore(sprayer('2023-05-10'), { testedOn: '2026-05-10', earlierTests })).toBeUndefined()
  expect(testBefore(sprayer(null), { testedOn: '2026-05-10' })).toBeUndefined()
})
it('earlier tests come before the last, each before its end', () => {
  const earlierTests = [
    { testedOn: '2026-05-10', testDueOn: null },
    { testedOn: '2020-05-10', testDueOn: '2020-05-09' },
    { testedOn: '2017-05-10', testDueOn: null },
  ]
  expect(checkTest({ ...sprayer('2026-05-10'), earlierTests })).toMatchObject([
    { path: 'earlierTests.0.testedOn', code: 'notEarlier' },
    { path: 'earlierTests.1.testDueOn', code: 'endBeforeStart' },
  ])
})
