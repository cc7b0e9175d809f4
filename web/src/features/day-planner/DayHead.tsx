import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { formatQuantity } from '../../lib/format.ts'
import { dayName, dayOfMonth, weekdayShort } from './day-name.ts'
import styles from './Planner.module.css'
import { type PlanCard, sumOf } from './plan-cards.ts'
import { usePlanner } from './planner-context.ts'
import { useWorkedMinutes } from './worked.ts'
import { dayPlannerText } from './text.ts'

interface Props {
  readonly day: string
  readonly cards: readonly PlanCard[]
  /** Whether this is the day that a phone shows. */
  readonly isChosen: boolean
}

/** A day of the week, what it holds in all, and a way to add to it. */
export function DayHead({ day, cards, isChosen }: Props) {
  const { today, addOn } = usePlanner()
  const { count, area } = sumOf(cards)
  const worked = useWorkedMinutes(day)
  return (
    <div className={styles.head} data-today={day === today || undefined} data-chosen={isChosen || undefined}>
      <h2 className={styles.date} aria-label={dayName(day)}>
        <span aria-hidden>
          {weekdayShort(day)} {dayOfMonth(day)}
        </span>
      </h2>
      {day === today && <span className={styles.today}>{dayPlannerText.today}</span>}
      <span className={styles.sum}>
        {count === 0 ? dayPlannerText.noSum : dayPlannerText.sum(count, formatQuantity(area, 'ha'))}
        {worked > 0 && ` · ${formatMinutes(worked)}`}
      </span>
      <ActionIcon
        variant="subtle"
        className={styles.add}
        aria-label={dayPlannerText.addOn(dayName(day))}
        title={dayPlannerText.add}
        onClick={() => addOn(day)}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
