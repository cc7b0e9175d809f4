import { EMPTY } from '../../lib/format.ts'
import type { CropGoals } from './crop-goals.ts'
import layout from '../../ui/layout.module.css'
import styles from './YieldGoals.module.css'
import { yieldGoalsText } from './text.ts'

interface Props {
  readonly goals: CropGoals
  readonly seesMoney: boolean
}

/** Totals of the goals of a crop; what has no goal or no weight is named, and is no zero. */
export function Totals({ goals: { total }, seesMoney }: Props) {
  const { tonnes, perHa, value, withoutGoal, unweighed } = total
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{yieldGoalsText.total}</dt>
        <dd>
          {perHa === null ? EMPTY : `${yieldGoalsText.tonnes(tonnes)} (${yieldGoalsText.perHa(perHa)})`}
        </dd>
      </div>
      {seesMoney && (
        <div>
          <dt>{yieldGoalsText.worth}</dt>
          <dd>
            {value === null ? yieldGoalsText.noPrice : perHa === null ? EMPTY : yieldGoalsText.value(value)}
          </dd>
        </div>
      )}
      {withoutGoal > 0 && (
        <div className={layout.quiet}>
          <dt className="visually-hidden">{yieldGoalsText.total}</dt>
          <dd>{yieldGoalsText.withoutGoal(withoutGoal)}</dd>
        </div>
      )}
      {unweighed.map(({ unit, amount }) => (
        <div key={unit} className={layout.quiet}>
          <dt className="visually-hidden">{yieldGoalsText.total}</dt>
          <dd>{yieldGoalsText.unweighed(amount, unit)}</dd>
        </div>
      ))}
    </dl>
  )
}
