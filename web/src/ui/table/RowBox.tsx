import styles from '../DataTable.module.css'
import type { Choosing } from './use-selection.ts'

interface BoxProps {
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  readonly onToggle: Choosing['onToggle']
  readonly tabIndex?: 0 | -1
}

/** Chooses a row; with the shift key all from the last one chosen. */
export const RowBox = ({ id, label, isChosen, onToggle, tabIndex }: BoxProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={isChosen}
      aria-label={label}
      tabIndex={tabIndex}
      onChange={({ nativeEvent }) => onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)

interface AllProps extends Pick<Choosing, 'chosen' | 'onToggleAll'> {
  readonly label: string
}

/** Chooses every row that is seen. */
export const AllBox = ({ label, chosen, onToggleAll }: AllProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={chosen === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = chosen === 'some'
      }}
      aria-label={label}
      onChange={onToggleAll}
    />
  </label>
)
