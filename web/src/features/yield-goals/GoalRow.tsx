import { NativeSelect } from '@mantine/core'
import { messageOf } from '@vagu/core/messages'
import { GOAL_UNITS, type GoalContent, type GoalUnit, StoredGoal } from '@vagu/core/yield-goals/schema'
import { memo, useState } from 'react'
import { EMPTY, formatNumber } from '../../lib/format.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { type GoalField, goalChange, isSameGoal } from './crop-goals.ts'
import styles from './YieldGoals.module.css'
import { yieldGoalsText } from './text.ts'
import type { useChangeGoals } from './use-change-goals.ts'

interface Props {
  readonly crop: string
  readonly field: GoalField
  readonly mayWrite: boolean
  readonly change: ReturnType<typeof useChangeGoals>['mutate']
}
const UNITS = GOAL_UNITS.map((unit) => ({ value: unit, label: yieldGoalsText.units[unit] }))

const unitOf = (text: string): GoalUnit => GOAL_UNITS.find((unit) => unit === text) ?? 't'

/** Why a goal cannot be stored, as a sentence; undefined where it can. */
function refusalOf(perHa: number | null): string | undefined {
  const [issue] = StoredGoal.shape.perHa.safeParse(perHa).error?.issues ?? []
  return issue && messageOf(issue.message)
}

function Row({ crop, field, mayWrite, change }: Props) {
  const { name, area, goal, measure } = field
  const [typed, setTyped] = useState<number | null>()
  const perHa = typed === undefined ? (goal?.perHa ?? null) : typed
  const unit: GoalContent['unit'] = goal?.unit ?? 't'
  const onSet = (next: { readonly perHa: number | null; readonly unit: GoalUnit }): void =>
    change({ yields: [goalChange(field, { crop, ...next })] })
  const [error, setError] = useState<string>()
  const store = (): void => {
    if (typed === undefined) return
    const refusal = refusalOf(typed)
    setError(refusal)
    if (refusal !== undefined) return
    setTyped(undefined)
    if (typed !== (goal?.perHa ?? null)) onSet({ perHa: typed, unit })
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={yieldGoalsText.areaHead}>{formatNumber(area)}</td>
      <td data-label={yieldGoalsText.ownMean}>
        {measure ? `${formatNumber(measure.mean)} / ${formatNumber(measure.median)}` : EMPTY}
      </td>
      <td data-label={yieldGoalsText.goal}>
        <div className={styles.goal}>
          <DecimalField
            label={null}
            aria-label={yieldGoalsText.goalOf(name)}
            value={perHa}
            decimals={3}
            isDisabled={!mayWrite}
            error={error}
            onChange={(next) => {
              setTyped(next)
              setError(undefined)
            }}
            onBlur={store}
          />
          <NativeSelect
            aria-label={yieldGoalsText.unitOf(name)}
            className={styles.unit ?? ''}
            data={UNITS}
            value={unit}
            disabled={!mayWrite || goal === undefined}
            onChange={({ currentTarget: { value } }) =>
              goal && onSet({ perHa: goal.perHa, unit: unitOf(value) })
            }
          />
        </div>
      </td>
    </tr>
  )
}

/** One field: its own years, and the goal, which is stored when one leaves it. A goal of another field draws it not anew. */
export const GoalRow = memo(
  Row,
  (a, b) =>
    a.crop === b.crop && a.mayWrite === b.mayWrite && a.change === b.change && isSameGoal(a.field, b.field),
)
