import { isPlannable } from '@vagu/core/jobs/plan-moves'
import { addDays } from '@vagu/core/time/day'
import { ActionIcon } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconDotsVertical } from '@tabler/icons-react'
import { type Action, ActionMenu } from '../../ui/ActionMenu.tsx'
import { cardName } from './card-name.ts'
import styles from './PlanCard.module.css'
import type { PlanCard } from './plan-cards.ts'
import type { Place } from './plan-change.ts'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'

interface Props {
  readonly card: PlanCard
  readonly day: string | undefined
}

/** The ways of a card by menu: what a mouse does by dragging, and any other day. */
function useWays({ card, day }: Props): Action[] {
  const { today, move, openMove } = usePlanner()
  const put = (label: string, place: Place, from?: string): Action => ({
    label,
    onClick: () => move(card, place, { from, keepsFocus: true }),
  })
  const tomorrow = addDays(today, 1)
  const isAhead = day !== undefined && day > today
  return [
    ...(day === today ? [] : [put(dayPlannerText.moveToday, { day: today }, day)]),
    ...(day === tomorrow ? [] : [put(dayPlannerText.moveTomorrow, { day: tomorrow }, day)]),
    ...(isAhead ? [put(dayPlannerText.moveNext, { day: addDays(day, 1) }, day)] : []),
    ...(card.first.status === 'PLANNED' ? [] : [put(dayPlannerText.moveUnplanned, { day: null })]),
    { label: dayPlannerText.moveOther, onClick: () => openMove(card) },
  ]
}

/** Ticks a job off, and moves it without a mouse. */
export function CardFoot({ card, day }: Props) {
  const { tick } = usePlanner()
  const actions = useWays({ card, day })
  const name = cardName(card)
  if (card.first.status === 'DONE')
    return (
      <span className={styles.done}>
        <IconCircleCheckFilled size={18} aria-hidden /> {dayPlannerText.done}
      </span>
    )
  return (
    <div className={styles.foot}>
      <ActionIcon
        variant="subtle"
        aria-label={dayPlannerText.tick(name)}
        title={dayPlannerText.markDone}
        onClick={() => tick(card)}
      >
        <IconCircle size={22} aria-hidden />
      </ActionIcon>
      {isPlannable(card.first) && (
        <ActionMenu
          label={dayPlannerText.more(name)}
          icon={<IconDotsVertical size={20} aria-hidden />}
          actions={actions}
        />
      )}
    </div>
  )
}
