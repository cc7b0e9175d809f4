import type { Difference } from '../../ui/VersionChoice.tsx'
import styles from './HistoryDialog.module.css'
import { historyText } from './text.ts'

/** Differences that a change made: what was before (`stored`) and what is after (`mine`) it. */
export function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  if (changes.length === 0) return <p className={styles.none}>{historyText.nothing}</p>
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, mine, stored }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del aria-label={`${historyText.before}: ${stored}`}>{stored}</del>
            <span aria-hidden> → </span>
            <ins aria-label={`${historyText.after}: ${mine}`}>{mine}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
