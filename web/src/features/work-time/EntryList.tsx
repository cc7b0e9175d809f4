import { Badge, Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { cutBy, overlapsOf } from '@vagu/core/work-times/overlap'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { useMemo } from 'react'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { formatDay } from '../../lib/format.ts'
import { type Action, ActionMenu } from '../../ui/ActionMenu.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { type Board, entriesOfMonth } from './board.ts'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { useChangeEntry, useRemoveEntry, useTogglePaid } from './use-entry-actions.ts'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  readonly workerId: string
  readonly onEdit: (entry: WorkTime) => void
}

/** Jobs and fields of an entry, by name. */
export function workOf({ jobs, fields }: Board, { jobEventIds, fieldIds, note }: WorkTime): string {
  const named = jobEventIds.flatMap((id) => {
    const job = jobs.find(({ _id }) => _id === id)
    return job ? [`${job.job.name} (${job.fieldName})`] : []
  })
  const alone = fieldIds.flatMap((id) => {
    const field = fields.find(({ _id }) => _id === id)
    const isOfJob = jobEventIds.some((jobId) => jobs.find(({ _id }) => _id === jobId)?.fieldId === id)
    return field && !isOfJob ? [field.name] : []
  })
  return [...named, ...alone, ...(note === '' ? [] : [note])].join(', ')
}

function useActions({ board, onEdit }: Props) {
  const [toggle, remove] = [useTogglePaid(), useRemoveEntry()]
  return (entry: WorkTime): readonly Action[] => {
    const isPaid = entry.status === 'PAID'
    const pay: Action = {
      label: isPaid ? text.markUnpaid : text.markPaid,
      needs: 'write',
      onClick: () => toggle.mutate(entry),
    }
    if (isPaid || !board.mayEnter) return [pay]
    return [
      { label: text.edit, needs: 'enter', onClick: () => onEdit(entry) },
      pay,
      { label: text.remove, needs: 'enter', isDangerous: true, onClick: () => remove.mutate(entry) },
    ]
  }
}

interface OverlapProps {
  readonly entry: WorkTime
  readonly other: WorkTime
  readonly mayCut: boolean
}
function Overlap({ entry, other, mayCut }: OverlapProps) {
  const messages = useMessages()
  const { mutate, isPending } = useChangeEntry()
  const cut = (): void => {
    const change = cutBy(entry, other)
    if (change) mutate({ entry, change, done: text.cutDone })
    else messages.error(text.covered)
  }
  return (
    <div className={styles.mark}>
      {text.overlaps(other.name)}
      {mayCut && entry.status === 'UNPAID' && (
        <Button size="compact-sm" variant="default" loading={isPending} onClick={cut}>
          {text.cut}
        </Button>
      )}
    </div>
  )
}

/** Entries of a person's month, each with its seis and what is amiss. */
export function EntryList(props: Props) {
  const { board, workerId } = props
  const actionsOf = useActions(props)
  const entries = entriesOfMonth(board, workerId)
  const overlaps = useMemo(() => overlapsOf(board.entries), [board.entries])
  if (entries.length === 0) return <p className={layout.quiet}>{text.emptyMonth}</p>
  return (
    <ul className={`${layout.plainList} ${styles.entries}`}>
      {entries.map((entry) => {
        const other = overlaps.get(entry._id)
        const work = workOf(board, entry)
        return (
          <li key={entry._id} className={styles.entry}>
            <div className={styles.what}>
              <strong>{formatDay(entry.date)}</strong>{' '}
              <span className={styles.times}>
                {entry.start}–{entry.end}
                {entry.breakMinutes > 0 && `, ${text.pause(formatMinutes(entry.breakMinutes))}`}
              </span>
              {work !== '' && <div className={layout.quiet}>{work}</div>}
              {board.seesMoney && entry.hourlyRate === null && (
                <div className={styles.mark}>{text.noRate}</div>
              )}
              {entry.isInPaidPeriod && entry.status === 'UNPAID' && (
                <div className={styles.mark}>{text.latePaid}</div>
              )}
              {other && <Overlap entry={entry} other={other} mayCut={board.mayEnter} />}
            </div>
            <div className={styles.tail}>
              <span className={styles.minutes}>{formatMinutes(entry.minutes)}</span>
              <Badge variant="light" color={entry.status === 'PAID' ? 'green' : 'gray'}>
                {text.statuses[entry.status]}
              </Badge>
              <ActionMenu
                label={text.actions(entry.name)}
                icon={<IconDots size={20} aria-hidden />}
                actions={actionsOf(entry)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
