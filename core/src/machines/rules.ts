/** Rules for machines: what a form and the server ask, and how it stands with the test of a device for plant protection. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import { monthsAfter, monthsBefore } from '../time/day.ts'
import { fieldError } from '../validation.ts'
import { type MachineKind, TEST_NOTICE_MONTHS, TEST_YEARS } from './table.ts'

export interface Tested {
  readonly kind: MachineKind
  readonly testedOn: string | null
  /** Written on the sticker or the report of the test. */
  readonly testDueOn: string | null
}

/** The next test comes after the last one. */
export const checkTest = ({ testedOn, testDueOn }: Tested): FieldError[] =>
  testedOn !== null && testDueOn !== null && testDueOn < testedOn
    ? [fieldError('testDueOn', 'endBeforeStart')]
    : []

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

/** Whether the last test was done only after a day: of that day it says nothing. */
export const isTestedAfter = ({ testedOn }: Pick<Tested, 'testedOn'>, day: string): boolean =>
  testedOn !== null && testedOn > day

/** Days of a job. */
interface Days {
  readonly from: string
  readonly to: string
}

/**
 * Word of the last test that is written down about days on which a machine was used: `ended`, it had ended by the last of them;
 * `later`, it was done after the first, and whether one of before held nobody knows.
 */
export function testOnDays(
  machine: Tested,
  { from, to }: Days,
): 'none' | 'unknown' | 'later' | 'ended' | 'valid' {
  if (TEST_YEARS[machine.kind] === null) return 'none'
  const end = testEndOf(machine)
  if (end === null) return 'unknown'
  if (end < to) return 'ended'
  return isTestedAfter(machine, from) ? 'later' : 'valid'
}

/** The state on a day; the last day still holds, and a test that is yet to come is none. */
export function testStateOf(machine: Tested, today: string): TestState {
  const state = testOnDays(machine, { from: today, to: today })
  if (state === 'later') return 'unknown'
  const end = testEndOf(machine)
  if (state !== 'valid' || end === null) return state
  return today < monthsBefore(end, TEST_NOTICE_MONTHS) ? 'valid' : 'ending'
}
