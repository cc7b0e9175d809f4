import { dayName, dayOfMonth, weekdayShort } from './day-name.ts'
import styles from './Planner.module.css'
import { type Board, sumOf } from './plan-cards.ts'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'

interface Props {
  readonly board: Board
  readonly chosen: string
  readonly onChoose: (day: string) => void
}

/** The week of a phone: one tap to each day, with how many jobs it has. */
export function PhoneDays({ board, chosen, onChoose }: Props) {
  const { days, today } = usePlanner()
  return (
    <nav className={styles.days} aria-label={dayPlannerText.days}>
      {days.map((day) => {
        const { count } = sumOf(board.days.get(day) ?? [])
        return (
          <button
            key={day}
            type="button"
            aria-current={day === chosen ? 'date' : undefined}
            data-today={day === today || undefined}
            onClick={() => onChoose(day)}
          >
            <span className="visually-hidden">{`${dayName(day)}, ${dayPlannerText.count(count)}`}</span>
            <span aria-hidden>{weekdayShort(day)}</span>
            <strong aria-hidden>{dayOfMonth(day).slice(0, 2)}</strong>
            <small aria-hidden>{count > 0 ? count : '·'}</small>
          </button>
        )
      })}
    </nav>
  )
}
