import type { Field } from '@vagu/core/fields/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { markOf, shownLevel } from '@vagu/core/warnings/shown-level'
import { useState } from 'react'
import { FindingText } from '../../entities/verdicts/FindingText.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { CardButtons } from './CardButtons.tsx'
import { WarningComments } from './WarningComments.tsx'
import { warningsText } from './text.ts'
import { WarningFacts } from './WarningFacts.tsx'
import styles from './Warnings.module.css'

interface Props {
  readonly warning: Warning
  /** Undefined while the fields are not there. */
  readonly field: Field | undefined
  readonly onDelete: (warning: Warning) => void
}

/** A broken rule: what, where, when, why, and the way out. */
export function WarningCard(props: Props) {
  const { warning } = props
  const { type, title, isWhatIf } = warning
  const [isCommenting, setIsCommenting] = useState(false)
  return (
    <li className={styles.card} data-level={shownLevel(type)} data-what-if={isWhatIf || undefined}>
      <VerdictMark kind={markOf(type)} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          {title}
          <span className={styles.level}>{warningsText.levels[shownLevel(type)]}</span>
        </h3>
        <WarningFacts warning={warning} />
        <FindingText {...warning} />
        <CardButtons {...props} onComment={isCommenting ? undefined : () => setIsCommenting(true)} />
        <WarningComments
          warningId={warning._id}
          title={title}
          isOpen={isCommenting}
          onClose={() => setIsCommenting(false)}
        />
      </div>
    </li>
  )
}
