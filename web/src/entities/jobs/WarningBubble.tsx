import type { Warning } from '@vagu/core/warnings/schema'
import { Bubble } from '../../ui/Bubble.tsx'
import { FindingText } from '../verdicts/FindingText.tsx'
import styles from '../verdicts/Verdict.module.css'
import { VerdictMark } from '../verdicts/VerdictMark.tsx'
import { jobsText } from './text.ts'
import { markOf } from '@vagu/core/warnings/shown-level'

interface Props {
  readonly label: string
  readonly warnings: readonly Warning[]
  readonly onClose: () => void
}

/** Warnings in full, those of one rule once. */
export const WarningBubble = ({ label, warnings, onClose }: Props) => (
  <Bubble label={label} title={jobsText.columns.warnings} onClose={onClose}>
    <div className={styles.details}>
      {[...Map.groupBy(warnings, ({ type }) => type.key).values()].map(([first, ...others]) =>
        first ? (
          <section key={first._id}>
            <h3 className={styles.title}>
              <VerdictMark kind={markOf(first.type)} />
              {first.title}
            </h3>
            <FindingText {...first} />
            {others.length > 0 && <p className={styles.message}>{jobsText.onOthersToo(others.length)}</p>}
          </section>
        ) : null,
      )}
    </div>
  </Bubble>
)
