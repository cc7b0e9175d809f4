import type { EventBrief, Warning } from '@vagu/core/warnings/schema'
import { formatDay, formatDays } from '../../lib/format.ts'
import { warningsText } from './text.ts'
import styles from './Warnings.module.css'

const briefText = ({ job, date, endDate }: EventBrief): string => `${job.name}, ${formatDays(date, endDate)}`

/** Facts of a warning, in a line. */
export function WarningFacts({ warning }: { readonly warning: Warning }) {
  const { date, fieldName, event, requisite, related } = warning
  const facts: [label: string, text: string | undefined][] = [
    [warningsText.date, date ? formatDay(date) : undefined],
    [warningsText.field, fieldName ?? undefined],
    [warningsText.job, event ? briefText(event) : undefined],
    [warningsText.material, requisite?.name],
    [warningsText.related, related ? briefText(related) : undefined],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, text]) =>
          text !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
