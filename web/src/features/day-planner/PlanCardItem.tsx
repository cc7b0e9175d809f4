import { datesOf } from '@vagu/core/jobs/dates'
import { isPlannable, lastDayOf } from '@vagu/core/jobs/plan-moves'
import { daysBetween } from '@vagu/core/time/day'
import { Loader } from '@mantine/core'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { CardFacts } from './CardFacts.tsx'
import { CardFields } from './CardFields.tsx'
import { CardFoot } from './CardFoot.tsx'
import { cardName } from './card-name.ts'
import { columnOf, placeOfKey } from './card-moves.ts'
import styles from './PlanCard.module.css'
import type { PlanCard } from './plan-cards.ts'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'

interface Props {
  readonly card: PlanCard
  /** The day of the column; without it the card stands in the list without days. */
  readonly day?: string
}

/** Day of a job of several days, by its number; a plan that is over tells its day. */
function DayMark({ card: { first }, day }: Props) {
  const { today } = usePlanner()
  if (first.status === 'PLANNED') return null
  if (day === undefined) return <span className={styles.late}>{formatDay(first.date)}</span>
  const length = daysBetween(first.date, lastDayOf(datesOf(first), today)) + 1
  return length === 1 ? null : <span>{dayPlannerText.dayOf(daysBetween(first.date, day) + 1, length)}</span>
}

/** The card is taken with a mouse, or sent on with Alt and an arrow. */
function useMoving({ card, day }: Props, isMovable: boolean) {
  const { today, days, move, latestOf, setDragged } = usePlanner()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || !isMovable) return
    const latest = latestOf(card)
    const from = columnOf(card, latest, day)
    const place = placeOfKey(event.key, { day: from, today, days })
    if (!place) return
    event.preventDefault()
    move(latest, place, { from, keepsFocus: true })
  }
  const onDragStart = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', cardName(card))
    setDragged({ card, from: day })
  }
  return { onKeyDown, drag: { draggable: isMovable, onDragStart, onDragEnd: () => setDragged(undefined) } }
}

/** A job of the planner, or several that were entered together. */
export function PlanCardItem({ card, day }: Props) {
  const { pendingIds, edit } = usePlanner()
  const [isOpen, setIsOpen] = useState(false)
  const { first, jobs, area } = card
  const isGroup = jobs.length > 1
  const isPending = jobs.some(({ _id }) => pendingIds.has(_id))
  const isMovable = isPlannable(first)
  const { onKeyDown, drag } = useMoving({ card, ...(day !== undefined && { day }) }, isMovable)
  return (
    <li
      className={styles.card}
      data-status={first.status}
      data-jobs={jobs.map(({ _id }) => _id).join(' ')}
      {...drag}
    >
      <button
        type="button"
        className={styles.title}
        aria-expanded={isGroup ? isOpen : undefined}
        aria-keyshortcuts={isMovable ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp' : undefined}
        onClick={() => (isGroup ? setIsOpen(!isOpen) : edit(first))}
        onKeyDown={onKeyDown}
      >
        <span className="visually-hidden">
          {isGroup ? dayPlannerText.showFields : dayPlannerText.editJob}{' '}
        </span>
        <strong>{first.job.name} </strong>
        <span className={styles.place}>
          <span>{isGroup ? dayPlannerText.fields(jobs.length) : first.fieldName}</span>{' '}
          <span>{formatQuantity(area, 'ha')}</span>
        </span>
      </button>
      {isOpen && isGroup && <CardFields jobs={jobs} />}
      <CardFacts card={card} isOpen={isOpen} />
      <div className={styles.marks}>
        <DayMark card={card} {...(day !== undefined && { day })} />
        {first.status === 'IN_PROGRESS' && <span>{dayPlannerText.inProgress}</span>}
        {isPending && (
          <span className={styles.pending}>
            <Loader size={12} aria-hidden /> {dayPlannerText.pending}
          </span>
        )}
      </div>
      <CardFoot card={card} day={day} />
    </li>
  )
}
