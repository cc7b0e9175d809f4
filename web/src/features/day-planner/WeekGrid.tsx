import { type TouchEvent, useMemo, useRef } from 'react'
import { DayCell } from './DayCell.tsx'
import { DayHead } from './DayHead.tsx'
import styles from './Planner.module.css'
import type { Board, PlanCard } from './plan-cards.ts'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import type { WorkerRow } from './worker-rows.ts'

interface Props {
  readonly board: Board
  /** One row for each worker; undefined for the whole farm in one. */
  readonly rows: readonly WorkerRow[] | undefined
  /** The day that a phone shows. */
  readonly chosen: string
  /** Turns to another day by a finger; where the whole week is seen it scrolls instead. */
  readonly onSwipe: ((step: 1 | -1) => void) | undefined
}

const SWIPE_PX = 60

/** A finger that goes sideways more than up or down turns to the next day. */
function useSwipe(onSwipe: Props['onSwipe']) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const onTouchStart = ({ touches }: TouchEvent): void => {
    const touch = touches[0]
    start.current = touch && { x: touch.clientX, y: touch.clientY }
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const touch = changedTouches[0]
    if (!touch || !start.current || !onSwipe) return
    const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
  }
  return { onTouchStart, onTouchEnd }
}

interface RowProps extends Omit<Props, 'rows' | 'onSwipe'> {
  readonly row: WorkerRow
}
function Row({ row, board, chosen }: RowProps) {
  const { days } = usePlanner()
  const isOfRow = ({ first }: PlanCard): boolean => (first.worker ?? null) === row.id
  return (
    <section aria-label={row.name}>
      <h3 className={styles.worker}>{row.name}</h3>
      <div className={styles.cells}>
        {days.map((day) => (
          <DayCell
            key={day}
            day={day}
            worker={row.id}
            isChosen={day === chosen}
            cards={(board.days.get(day) ?? []).filter(isOfRow)}
          />
        ))}
      </div>
    </section>
  )
}

/** The week: a column for each day, in one row or in one for each worker. A phone shows one day. */
export function WeekGrid({ board, rows, chosen, onSwipe }: Props) {
  const { days } = usePlanner()
  const swipe = useSwipe(onSwipe)
  const headers = useMemo(() => days.map((day) => ({ day, cards: board.days.get(day) ?? [] })), [days, board])
  return (
    <section
      className={styles.week}
      aria-label={dayPlannerText.week}
      data-whole={!rows || undefined}
      {...swipe}
    >
      <div className={styles.cells}>
        {headers.map(({ day, cards }) => (
          <DayHead key={day} day={day} cards={cards} isChosen={day === chosen} />
        ))}
      </div>
      {rows?.map((row) => (
        <Row key={row.id} row={row} board={board} chosen={chosen} />
      ))}
      {!rows && (
        <div className={styles.cells}>
          {headers.map(({ day, cards }) => (
            <DayCell key={day} day={day} cards={cards} isChosen={day === chosen} />
          ))}
        </div>
      )}
    </section>
  )
}
