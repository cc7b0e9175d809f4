import { testEndOf, testStateOf, type TestState } from '@vagu/core/machines/rules'
import type { Machine } from '@vagu/core/machines/schema'
import { daysBetween } from '@vagu/core/time/day'
import { machineFormText } from '../../entities/machines/form-text.ts'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import styles from './Machines.module.css'

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
  if (state === 'none') return <span className={styles.quiet}>{machineFormText.test.none}</span>
  const end = testEndOf(machine)
  const kind = MARKS[state]
  return (
    <span className={styles.test} data-kind={kind}>
      <VerdictMark kind={kind} />
      <span>
        {textOf(state, end)}
        {state === 'ending' && end && <small>{machineFormText.test.left(daysBetween(today, end))}</small>}
      </span>
    </span>
  )
}
