import { Button, NativeSelect } from '@mantine/core'
import { PRIA_DIRECTIONS, type PriaDirection, type PriaRow } from '@vagu/core/pria/schema'
import { IfMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { choiceOf, type Choices, countsByDirection, isUndecided } from './choices.ts'
import styles from './Comparison.module.css'
import { directionFrom } from './DirectionCell.tsx'
import { compareText as text } from './text.ts'

interface Props {
  /** Rows that are chosen. */
  readonly rows: readonly PriaRow[]
  readonly choices: Choices
  readonly onDirection: (direction: PriaDirection) => void
  readonly onShowUndecided: () => void
  readonly onReview: () => void
}

/** One direction for all that are chosen, as far as each has it. */
function ForAll({ rows, onDirection }: Pick<Props, 'rows' | 'onDirection'>) {
  const possible = PRIA_DIRECTIONS.filter((each) => rows.some(({ directions }) => directions.includes(each)))
  if (rows.length < 2) return null
  return (
    <NativeSelect
      aria-label={text.forChosen}
      value=""
      data={[
        { value: '', label: text.forChosen },
        ...possible.map((value) => ({ value, label: text.directions[value] })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const direction = directionFrom(value)
        if (direction) onDirection(direction)
      }}
    />
  )
}

/** Sum of the chosen rows, and the one button that leads to the preview. */
export function ChosenBar({ rows, choices, onDirection, onShowUndecided, onReview }: Props) {
  const undecided = rows.filter((row) => isUndecided(row, choiceOf(choices, row))).length
  const going = countsByDirection(rows, choices).map(([direction, count]) => text.going(direction, count))
  return (
    <StickyBar>
      <div role="status" className={styles.sum}>
        <strong>{text.chosen(rows.length)}</strong>
        {going.length > 0 && <span>{going.join(', ')}</span>}
        {undecided > 0 && (
          <span className={styles.undecided}>
            {text.undecided(undecided)}
            <Button variant="subtle" size="compact-md" onClick={onShowUndecided}>
              {text.showUndecided}
            </Button>
          </span>
        )}
      </div>
      <IfMay to="write">
        <div className={layout.wrapCentred}>
          <ForAll rows={rows} onDirection={onDirection} />
          <Button disabled={undecided > 0} onClick={onReview}>
            {text.review}
          </Button>
        </div>
      </IfMay>
    </StickyBar>
  )
}
