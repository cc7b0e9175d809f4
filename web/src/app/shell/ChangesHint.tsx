import { useHasNewChanges } from '../../entities/help/new-changes.ts'
import styles from './Shell.module.css'
import { shellText } from './text.ts'

/** Says that something came which this farmer has not seen. */
export const ChangesHint = () =>
  useHasNewChanges() ? <span className={styles.hint}>{shellText.newChanges}</span> : null
