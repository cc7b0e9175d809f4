import { testEndOf, testStateOf, type TestState } from '@vagu/core/machines/rules'
import type { Machine } from '@vagu/core/machines/schema'
import { daysBetween } from '@vagu/core/time/day'
import { machineFormText } from '../../entities/machines/form-text.ts'
import { StateMark } from '../../entities/verdicts/StateMark.tsx'
import { formatDay } from '../../lib/format.ts'

const MARKS = { unknown: 'unknown', valid: 'ok', ending: 'attention', ended: 'violation' } as const

const textOf = (state: TestState, end: string | null): string =>
  state === 'none' || state === 'unknown'
    ? machineFormText.test[state]
    : machineFormText.test[state](formatDay(end))

interface Props {
  readonly machine: Machine
  readonly today: string
}

/** How it stands with the test of a machine. */
export function TestMark({ machine, today }: Props) {
  const state = testStateOf(machine, today)
  const end = testEndOf(machine)
  return (
    <StateMark
      kind={state === 'none' ? undefined : MARKS[state]}
      text={textOf(state, end)}
      left={state === 'ending' && end ? machineFormText.test.left(daysBetween(today, end)) : undefined}
    />
  )
}
