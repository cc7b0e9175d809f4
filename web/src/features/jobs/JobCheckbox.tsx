import type { JobEvent } from '@vagu/core/job-events/schema'
import { nameOf } from './batch-failure.ts'
import styles from './JobsGrid.module.css'
import { words } from './text.ts'

interface Props {
  readonly event: JobEvent
  readonly isChosen: boolean
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly tabIndex?: 0 | -1
}

/** Chooses a job; with the shift key all from the last one chosen. */
export const JobCheckbox = ({ event, isChosen, onToggle, tabIndex }: Props) => (
  <label className={styles['check']}>
    <input
      type="checkbox"
      checked={isChosen}
      aria-label={words.selectJob(nameOf(event))}
      tabIndex={tabIndex}
      onChange={({ nativeEvent }) =>
        onToggle(event._id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
)
