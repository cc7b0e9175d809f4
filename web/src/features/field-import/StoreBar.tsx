import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatQuantity } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { selectedArea, type Selected } from './choices.ts'
import { StickyBar } from '../../ui/StickyBar.tsx'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

interface Props {
  readonly selected: readonly { readonly selected: Selected }[]
  /** How many fields the file holds, where storing it would change none of them. */
  readonly there: number | undefined
  /** The crop year that is open. */
  readonly year: number
  readonly leftOut: number
  readonly questions: number
  readonly changed: number
  readonly onShow: (filter: 'questions' | 'changed') => void
  readonly onStore: () => void
  readonly isStoring: boolean
}

/** Sum of the selected rows, and the one button that stores them: all or none. */
export function StoreBar(props: Props) {
  const { selected, there, year, leftOut, questions, changed, onShow, onStore, isStoring } = props
  const isNothing = selected.length === 0
  return (
    <StickyBar>
      <div role="status">
        <strong>
          {there !== undefined
            ? fieldImportText.alreadyThere(there)
            : isNothing
              ? fieldImportText.nothingChosen
              : fieldImportText.chosen(selected.length, formatQuantity(selectedArea(selected), 'ha'))}
        </strong>
        {leftOut > 0 && <span className={styles.quiet}>{fieldImportText.leftOut(leftOut)}</span>}
        {questions > 0 && (
          <span className={styles.open}>
            {fieldImportText.openQuestions(questions)}
            <Button variant="subtle" size="compact-md" onClick={() => onShow('questions')}>
              {fieldImportText.showQuestions}
            </Button>
          </span>
        )}
        {changed > 0 && (
          <span className={styles.open}>
            {fieldImportText.changedRows(changed)}
            <Button variant="subtle" size="compact-md" onClick={() => onShow('changed')}>
              {fieldImportText.showQuestions}
            </Button>
          </span>
        )}
      </div>
      {there === undefined ? (
        <Button onClick={onStore} loading={isStoring} disabled={isNothing || questions > 0}>
          {fieldImportText.store}
        </Button>
      ) : (
        <Button component={Link} to={pathTo('fields', { year })}>
          {fieldImportText.back}
        </Button>
      )}
    </StickyBar>
  )
}
