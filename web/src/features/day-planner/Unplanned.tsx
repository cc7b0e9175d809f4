import { Button, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { uiText } from '../../ui/text.ts'
import { PlanCardItem } from './PlanCardItem.tsx'
import styles from './Planner.module.css'
import { type Board, findCards, type PlanCard, sumOf } from './plan-cards.ts'
import { type Dragged, usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import { useDrop } from './use-drop.ts'

interface ListProps {
  readonly title: string
  readonly cards: readonly PlanCard[]
  /** How many cards there are when nothing is searched for. */
  readonly total: number
  readonly children?: ReactNode
}
/** A card that waits already is not taken from its day by a slip of the hand. */
const isFromWeek = ({ from }: Dragged): boolean => from !== undefined

const SHOWN_AT_ONCE = 40
const WORTH_SEARCHING = 8

/** Cards without a place in the week, the rest of a long list on demand. */
function CardList({ title, cards, total, children }: ListProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const { count, area } = sumOf(cards)
  return (
    <section className={styles.list} aria-label={title}>
      <h3>{title}</h3>
      {count > 0 && <p className={styles.sum}>{dayPlannerText.sum(count, formatQuantity(area, 'ha'))}</p>}
      {cards.length === 0 && total > 0 && <p className={styles.hint}>{uiText.nothingFound}</p>}
      {children && <p className={styles.hint}>{children}</p>}
      <ul className={styles.cards}>
        {cards.slice(0, shown).map((card) => (
          <PlanCardItem key={card.key} card={card} />
        ))}
      </ul>
      {cards.length > shown && (
        <Button variant="subtle" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {dayPlannerText.showMore(Math.min(SHOWN_AT_ONCE, cards.length - shown))}
        </Button>
      )}
    </section>
  )
}

interface Props {
  readonly board: Board
  /** A phone shows the list when it is asked for. */
  readonly isFolded: boolean
}

/** The jobs that wait for a day: those that were left undone first, then the plans of the year. */
export function Unplanned({ board: { overdue, unplanned }, isFolded }: Props) {
  const { year, dragged } = usePlanner()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const drop = useDrop({ day: null }, isFromWeek)
  const isShown = isOpen || !isFolded
  return (
    <section className={styles.unplanned} aria-label={dayPlannerText.unplanned} {...drop}>
      {isFolded ? (
        <Button
          variant="default"
          fullWidth
          aria-expanded={isOpen}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {dayPlannerText.toggleUnplanned(sumOf([...overdue, ...unplanned]).count)}
        </Button>
      ) : (
        <h2 className={styles.date}>{dayPlannerText.unplanned}</h2>
      )}
      {isShown && overdue.length + unplanned.length > WORTH_SEARCHING && (
        <TextInput
          type="search"
          aria-label={dayPlannerText.search}
          placeholder={dayPlannerText.searchHint}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {isShown && overdue.length > 0 && (
        <CardList title={dayPlannerText.overdue} cards={findCards(overdue, query)} total={overdue.length}>
          {dayPlannerText.overdueHint}
        </CardList>
      )}
      {isShown && (
        <CardList
          title={dayPlannerText.planned(year)}
          cards={findCards(unplanned, query)}
          total={unplanned.length}
        >
          {dragged && isFromWeek(dragged)
            ? dayPlannerText.dropHere
            : unplanned.length === 0 && dayPlannerText.nothingUnplanned}
        </CardList>
      )}
    </section>
  )
}
