/** Rules for machines: what a form and the server ask, and how it stands with the test of a device for plant protection. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import { addDays, monthsAfter, monthsBefore } from '../time/day.ts'
import { fieldError } from '../validation.ts'
import { type MachineKind, TEST_NOTICE_MONTHS, TEST_YEARS } from './table.ts'

/** A test of before the last one. */
export interface EarlierTest {
  readonly testedOn: string
  readonly testDueOn: string | null
}
export interface Tested {
  readonly kind: MachineKind
  readonly testedOn: string | null
  /** Written on the sticker or the report of the test. */
  readonly testDueOn: string | null
  /** Tests before the last, in any order: jobs of their days are judged by them. */
  readonly earlierTests?: readonly EarlierTest[] | undefined
}

const isDueBefore = ({ testedOn, testDueOn }: Pick<Tested, 'testedOn' | 'testDueOn'>): boolean =>
  testedOn !== null && testDueOn !== null && testDueOn < testedOn

/** The next test comes after the last one, and the last after those before it. */
export const checkTest = ({ testedOn, testDueOn, earlierTests = [] }: Tested): FieldError[] => [
  ...(isDueBefore({ testedOn, testDueOn }) ? [fieldError('testDueOn', 'endBeforeStart')] : []),
  ...earlierTests.flatMap((test, i) => [
    ...(testedOn !== null && test.testedOn >= testedOn
      ? [fieldError(`earlierTests.${i}.testedOn`, 'notEarlier')]
      : []),
    ...(isDueBefore(test) ? [fieldError(`earlierTests.${i}.testDueOn`, 'endBeforeStart')] : []),
  ]),
]

/** Of a stored machine, only what the change makes wrong. */
export const checkMachineEdit = (before: Tested, after: Tested): FieldError[] =>
  addedErrors({ record: after, errors: checkTest(after) }, { record: before, errors: checkTest(before) })

/**
 * How it stands with the test: `none`, the law asks for none; `unknown`, nobody has written down when it was tested;
 * `ending`, it ends within the next two months.
 */
export type TestState = 'none' | 'unknown' | 'valid' | 'ending' | 'ended'

/**
 * Last day on which the test of a machine holds: the day that its report names, but never later than the law's years
 * after the test; null where the law asks for no test, or nobody knows.
 */
export function testEndOf({ kind, testedOn, testDueOn }: Tested): string | null {
  const years = TEST_YEARS[kind]
  if (years === null) return null
  const byLaw = testedOn === null ? null : monthsAfter(testedOn, years * 12)
  if (byLaw === null || testDueOn === null) return byLaw ?? testDueOn
  return testDueOn < byLaw ? testDueOn : byLaw
}

/** Days on which a test holds; `from` is null where only its end is written down. */
export interface TestSpan {
  readonly from: string | null
  readonly end: string
}

/** When the tests of a machine hold, the oldest first; none where the law asks for no test, or nobody has written one down. */
export const testSpansOf = ({ kind, testedOn, testDueOn, earlierTests = [] }: Tested): TestSpan[] =>
  [...earlierTests, { testedOn, testDueOn }]
    .flatMap((test) => {
      const end = testEndOf({ kind, ...test })
      return end === null ? [] : [{ from: test.testedOn, end }]
    })
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))

/** The test that holds on a day; where none does, the last one that had been done by then. */
export function spanOn(spans: readonly TestSpan[], day: string): TestSpan | undefined {
  const done = spans.filter(({ from }) => from === null || from <= day)
  return done.findLast(({ end }) => day <= end) ?? done.at(-1)
}

/** Days of a job. */
interface Days {
  readonly from: string
  readonly to: string
}

/**
 * Words of tests about days on which a machine was used: `ended`, the last of before them had ended by
 * one of them; `later`, the first was done only after one, and whether one of before held nobody knows.
 */
export type TestOnDays =
  | { readonly says: 'none' | 'unknown' | 'valid' }
  | { readonly says: 'ended'; readonly end: string }
  | { readonly says: 'later'; readonly testedOn: string }

/** Word of the tests of a machine about days: the first on which none holds decides. */
export function testOnDays(machine: Tested, { from, to }: Days): TestOnDays {
  if (TEST_YEARS[machine.kind] === null) return { says: 'none' }
  const spans = testSpansOf(machine)
  const [first] = spans
  if (first === undefined) return { says: 'unknown' }
  if (first.from !== null && first.from > from) return { says: 'later', testedOn: first.from }
  for (let day = from; day <= to;) {
    const { end } = spanOn(spans, day) ?? first
    if (end < day) return { says: 'ended', end }
    day = addDays(end, 1)
  }
  return { says: 'valid' }
}

/** The state on a day; the last day still holds, and a test that is yet to come is none. */
export function testStateOf(machine: Tested, today: string): TestState {
  const { says } = testOnDays(machine, { from: today, to: today })
  if (says === 'later') return 'unknown'
  const end = testEndOf(machine)
  if (says !== 'valid' || end === null) return says
  return today < monthsBefore(end, TEST_NOTICE_MONTHS) ? 'valid' : 'ending'
}

/** Months between two tests, at least: a day that is put nearer to the last one mends it, and is no test of its own. */
const APART_MONTHS = 6

/** Tests as they stand in a form. */
interface Written {
  readonly testedOn?: string | null | undefined
  readonly earlierTests?: readonly { readonly testedOn: string }[] | undefined
}

/** The stored test, where a newer one is written over it that it must stay beside; else undefined. */
export function testBefore({ testedOn, testDueOn }: Tested, now: Written): EarlierTest | undefined {
  if (testedOn === null || !now.testedOn || now.testedOn < monthsAfter(testedOn, APART_MONTHS))
    return undefined
  return now.earlierTests?.some((test) => test.testedOn === testedOn) ? undefined : { testedOn, testDueOn }
}
