import { dayName } from './day-name.ts'
import { PlanCardItem } from './PlanCardItem.tsx'
import styles from './Planner.module.css'
import type { PlanCard } from './plan-cards.ts'
import type { Place } from './plan-change.ts'
import { usePlanner } from './planner-context.ts'
import { useDrop } from './use-drop.ts'

interface Props {
  readonly day: string
  readonly cards: readonly PlanCard[]
  readonly isChosen: boolean
  /** The worker of the row; left out where there are no rows. */
  readonly worker?: string | null | undefined
}

/** The jobs of a day, or of a day of one worker. */
export function DayCell({ day, cards, isChosen, worker }: Props) {
  const { today } = usePlanner()
  const place: Place = { day, ...(worker !== undefined && { worker }) }
  const drop = useDrop(place)
  return (
    <ul
      className={styles.cell}
      aria-label={dayName(day)}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-chosen={isChosen || undefined}
      {...drop}
    >
      {cards.map((card) => (
        <PlanCardItem key={card.key} card={card} day={day} />
      ))}
    </ul>
  )
}
