import { useStatus } from '../../entities/use-status.ts'
import { formatWhole } from '../../lib/format.ts'
import styles from './Shell.module.css'
import { shellText } from './text.ts'

/** How many warnings there are; a question mark where that is not known. */
export function WarningsBadge() {
  const { data, isError } = useStatus()
  if (isError && !data)
    return (
      <span className={styles.badge} data-unknown>
        <span aria-hidden>?</span>
        <span className="visually-hidden">{shellText.warningsUnknown}</span>
      </span>
    )
  const count = data?.warnings.length ?? 0
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{formatWhole(count)}</span>
      <span className="visually-hidden">{shellText.warningsBadge(count)}</span>
    </span>
  )
}
