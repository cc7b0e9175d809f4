import type { Field } from '@vagu/core/fields/schema'
import { cropYearOf } from '@vagu/core/time/season'
import type { EventBrief, Warning } from '@vagu/core/warnings/schema'
import { Button } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '../../app/paths.ts'
import { FindingText } from '../../farm/verdicts/FindingText.tsx'
import { VerdictMark } from '../../farm/verdicts/VerdictMark.tsx'
import { formatDay, formatDays } from '../../lib/format.ts'
import { words } from './text.ts'
import styles from './Warnings.module.css'

interface Props {
  readonly warning: Warning
  /** Undefined while the fields are not there. */
  readonly field: Field | undefined
  readonly onDelete: (warning: Warning) => void
}

const briefText = ({ job, date, endDate }: EventBrief): string => `${job.name}, ${formatDays(date, endDate)}`

function Facts({ warning }: { readonly warning: Warning }) {
  const { date, fieldName, event, requisite, related } = warning
  const facts: [label: string, text: string | undefined][] = [
    [words.date, date ? formatDay(date) : undefined],
    [words.field, fieldName ?? undefined],
    [words.job, event ? briefText(event) : undefined],
    [words.material, requisite?.name],
    [words.related, related ? briefText(related) : undefined],
  ]
  return (
    <dl className={styles['facts']}>
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

/** A job's place: the page of its field in its crop year, with the job opened. */
function JobLink(props: {
  readonly event: EventBrief
  readonly field: Field | undefined
  readonly label: string
}) {
  const { event, field, label } = props
  const year = cropYearOf(event.date, field?.yearInfo ?? [])
  const name = words.editOf(event.job.name, field?.name ?? '')
  return (
    <Button
      component={Link}
      to={pathTo('field', { year, id: event.fieldId })}
      hash={event._id}
      variant="default"
      leftSection={<IconEdit size={18} aria-hidden />}
      aria-label={label === words.edit ? name : `${label}: ${event.job.name}, ${formatDay(event.date)}`}
    >
      {label}
    </Button>
  )
}

/** A broken rule: what, where, when, why, and the way out. */
export function WarningCard({ warning, field, onDelete }: Props) {
  const { type, title, event, related, fieldName, isWhatIf } = warning
  return (
    <li className={styles['card']} data-level={type.level} data-what-if={isWhatIf || undefined}>
      <VerdictMark kind={type.level === 'ERROR' ? 'violation' : 'attention'} />
      <div className={styles['body']}>
        <h3 className={styles['title']}>
          {title}
          <span className={styles['level']}>{words.levels[type.level]}</span>
        </h3>
        <Facts warning={warning} />
        <FindingText {...warning} />
        <div className={styles['buttons']}>
          {event && <JobLink event={event} field={field} label={words.edit} />}
          {related && <JobLink event={related} field={field} label={words.openRelated} />}
          {!isWhatIf && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              aria-label={words.deleteOf(title, fieldName ?? '')}
              onClick={() => onDelete(warning)}
            >
              {words.delete}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
