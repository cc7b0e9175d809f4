import { Button } from '@mantine/core'
import { type WorkDraft, workDrafts } from '@vagu/core/work-times/drafts'
import { useMemo } from 'react'
import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { Card } from '../../ui/Card.tsx'
import { type Board, nameOf } from './board.ts'
import { habitOf, habitOfDay, habitText, type NewEntry } from './entry-form.ts'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { useChangeEntry, useQuickAdd } from './use-entry-actions.ts'
import { workTimeText as text } from './text.ts'

/** Drafts that are shown at once. */
const MAX_SHOWN = 5

interface Props {
  readonly board: Board
  readonly onOpen: (start: NewEntry) => void
}

function Draft({ draft, board, onOpen }: Props & { readonly draft: WorkDraft }) {
  const [add, change] = [useQuickAdd(), useChangeEntry()]
  const { workerId, date, jobEventIds, fieldIds, entryId } = draft
  const entry = board.entries.find(({ _id }) => _id === entryId)
  const jobs = board.jobs.filter(({ _id }) => jobEventIds.includes(_id))
  const habit = habitOfDay(
    habitOf(board.entries, board.last, workerId),
    jobs.map((job) => (job.date === date ? job.startTime : null)),
  )
  const { start, end, breakMinutes } = habit
  const take = (): void => {
    const named = {
      jobEventIds: [...(entry?.jobEventIds ?? []), ...jobEventIds],
      fieldIds: [...new Set([...(entry?.fieldIds ?? []), ...fieldIds])],
    }
    if (entry) change.mutate({ entry, change: named, done: text.changed })
    else add.mutate({ workerId, date, start, end, breakMinutes, jobEventIds, fieldIds })
  }
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <strong>{formatDay(date)}</strong> {nameOf(board, workerId)}
        <div className={layout.quiet}>
          {jobs.map(({ job, fieldName }) => `${job.name} (${fieldName})`).join(', ')}
        </div>
      </div>
      <div className={layout.wrap}>
        <Button
          variant="default"
          size="compact-md"
          loading={add.isPending || change.isPending}
          onClick={take}
        >
          {entry ? text.draftJoin : text.draftAdd(habitText(habit))}
        </Button>
        {!entry && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => onOpen({ workerId, date, jobEventIds, fieldIds, ...habit })}
          >
            {text.draftOpen}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Jobs of the month whose hours nobody wrote yet: one tap each. */
export function DraftsCard({ board, onOpen }: Props) {
  const drafts = useMemo(() => {
    const { days, jobs, entries, people } = board
    const shown = new Set(people.filter(({ isGone }) => !isGone).map(({ _id }) => _id))
    const to = days.end < today() ? days.end : today()
    return workDrafts({ jobs, entries, from: days.start, to })
      .filter(({ workerId }) => shown.has(workerId))
      .toReversed()
  }, [board])
  if (drafts.length === 0 || !board.mayEnter) return null
  return (
    <Card title={text.drafts}>
      <p className={layout.quiet}>{text.draftsHint}</p>
      <ul className={`${layout.plainList} ${styles.entries}`}>
        {drafts.slice(0, MAX_SHOWN).map((draft) => (
          <Draft key={`${draft.date} ${draft.workerId}`} draft={draft} board={board} onOpen={onOpen} />
        ))}
      </ul>
      {drafts.length > MAX_SHOWN && (
        <p className={layout.quiet}>{text.moreDrafts(drafts.length - MAX_SHOWN)}</p>
      )}
    </Card>
  )
}
