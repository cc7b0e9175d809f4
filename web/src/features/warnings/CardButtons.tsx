import type { Field } from '@vagu/core/fields/schema'
import { Id } from '@vagu/core/ids/schema'
import { cropYearOf } from '@vagu/core/time/season'
import type { EventBrief, Warning } from '@vagu/core/warnings/schema'
import { Button } from '@mantine/core'
import { IconEdit, IconHelpCircle, IconMessagePlus, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../entities/account/use-can.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathInYear, pathTo, ROUTES } from '../../navigation/paths.ts'
import { formatDay } from '../../lib/format.ts'
import { targetPageOf } from './target-page.ts'
import { warningsText } from './text.ts'
import styles from './Warnings.module.css'

interface Props {
  readonly warning: Warning
  /** Undefined while the fields are not there. */
  readonly field: Field | undefined
  readonly onDelete: (warning: Warning) => void
  /** Undefined while a comment is being written. */
  readonly onComment: (() => void) | undefined
}

/** A job's place: the page of its field in its crop year, with the job opened. */
function JobLink(props: {
  readonly event: EventBrief
  readonly field: Field | undefined
  readonly label: string
}) {
  const { event, field, label } = props
  const year = cropYearOf(event.date, field?.yearInfo ?? [])
  const name = warningsText.editOf(event.job.name, field?.name ?? '')
  return (
    <Button
      component={Link}
      to={pathTo('field', { year, id: event.fieldId })}
      hash={event._id}
      variant="default"
      leftSection={<IconEdit size={18} aria-hidden />}
      aria-label={
        label === warningsText.edit ? name : `${label}: ${event.job.name}, ${formatDay(event.date)}`
      }
    >
      {label}
    </Button>
  )
}

/** The card of the material that lacks; one that is known by its name alone has none. */
const ledgerOf = ({ targetId }: Warning): string | undefined =>
  Id.safeParse(targetId).success ? pathTo('stockLedger', { id: targetId }) : undefined

/** Leads to the page of the record that is no job, where there is one. */
function RecordLink({ warning }: Pick<Props, 'warning'>) {
  const globalYear = useGlobalYear()
  const page = targetPageOf(warning)
  if (!page) return null
  const year = warning.date === null ? globalYear : cropYearOf(warning.date)
  const ledger = page === 'stock' ? ledgerOf(warning) : undefined
  return (
    <Button
      component={Link}
      to={ledger ?? pathInYear(page, year)}
      {...(ledger === undefined && warning.targetKind !== 'farm' && { hash: warning.targetId })}
      variant="default"
      leftSection={<IconEdit size={18} aria-hidden />}
      aria-label={`${warningsText.openPage[page]}: ${warning.title}`}
    >
      {warningsText.openPage[page]}
    </Button>
  )
}

const WhyLink = ({ warning }: Pick<Props, 'warning'>) => (
  <Button
    component={Link}
    to={ROUTES.help}
    hash={warning.type.key}
    variant="subtle"
    leftSection={<IconHelpCircle size={18} aria-hidden />}
    aria-label={warningsText.whyOf(warning.title)}
  >
    {warningsText.why}
  </Button>
)

/** Buttons of a warning. */
export function CardButtons({ warning, field, onDelete, onComment }: Props) {
  const { title, event, related, fieldName, requisite, isWhatIf } = warning
  const [canWrite, canComment] = [useCan('write'), useCan('comment')]
  return (
    <div className={styles.buttons}>
      {event ? (
        <JobLink event={event} field={field} label={warningsText.edit} />
      ) : (
        <RecordLink warning={warning} />
      )}
      {related && <JobLink event={related} field={field} label={warningsText.openRelated} />}
      <WhyLink warning={warning} />
      {canComment && (
        <Button
          variant="subtle"
          leftSection={<IconMessagePlus size={18} aria-hidden />}
          aria-label={warningsText.commentOn(title)}
          aria-expanded={onComment === undefined}
          disabled={onComment === undefined}
          onClick={onComment}
        >
          {warningsText.comment}
        </Button>
      )}
      {canWrite && !isWhatIf && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={warningsText.deleteOf(title, fieldName ?? requisite?.name ?? '')}
          onClick={() => onDelete(warning)}
        >
          {warningsText.delete}
        </Button>
      )}
    </div>
  )
}
