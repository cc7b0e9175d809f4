import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { addDays } from '@vagu/core/time/day'
import { mondayOf } from '@vagu/core/time/week'
import { isWorkingDay } from '@vagu/core/work-times/month'
import { overlapsOf } from '@vagu/core/work-times/overlap'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { EMPTY, formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import type { Board, Person } from './board.ts'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  readonly week: string
  readonly onAdd: (workerId: string, date: string) => void
  readonly onEdit: (entry: WorkTime) => void
}

const DAYS = 7
const daysOf = (monday: string): string[] => Array.from({ length: DAYS }, (_, i) => addDays(monday, i))

interface RowProps extends Omit<Props, 'week'> {
  readonly person: Person
  /** Entries that overlap an earlier one, each with that one. */
  readonly overlaps: ReadonlyMap<string, WorkTime>
}

interface EntryProps extends Pick<RowProps, 'onEdit' | 'overlaps'> {
  readonly entry: WorkTime
}

/** An entry of a day; where it overlaps another one, that is marked. */
function EntryButton({ entry, overlaps, onEdit }: EntryProps) {
  const other = overlaps.get(entry._id)
  const marks = other ? [text.overlaps(other.name)] : []
  return (
    <Button
      size="compact-sm"
      variant="light"
      color={entry.status === 'PAID' ? 'green' : 'gray'}
      leftSection={other && <IconAlertTriangle size={16} color="var(--vagu-accent-ink)" aria-hidden />}
      aria-label={[formatMinutes(entry.minutes), text.openEntry(entry.name), ...marks].join(', ')}
      title={[`${entry.start}–${entry.end}`, text.statuses[entry.status], ...marks].join(', ')}
      onClick={() => onEdit(entry)}
    >
      {formatMinutes(entry.minutes)}
    </Button>
  )
}

function Cell({ person, day, board, overlaps, onAdd, onEdit }: RowProps & { readonly day: string }) {
  const own = [...board.entries, ...board.before].filter(
    ({ workerId, date }) => workerId === person._id && date === day,
  )
  return (
    <td data-today={day === today() || undefined}>
      <div className={styles.cell}>
        {own.map((entry) => (
          <EntryButton key={entry._id} entry={entry} overlaps={overlaps} onEdit={onEdit} />
        ))}
        {own.length === 0 && board.mayEnter && !person.isGone && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text.addOn(person.name, formatDay(day))}
            onClick={() => onAdd(person._id, day)}
          >
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </td>
  )
}

function Row({ person, days, ...props }: RowProps & { readonly days: string[] }) {
  const own = [...props.board.entries, ...props.board.before].filter(
    ({ workerId, date }) => workerId === person._id && days.includes(date),
  )
  const written = new Set(own.map(({ date }) => date))
  const lacking = days.filter((day) => day <= today() && isWorkingDay(day) && !written.has(day))
  const minutes = own.reduce((sum, entry) => sum + entry.minutes, 0)
  return (
    <tr>
      <th scope="row">
        {person.name}
        <small>{lacking.length === 0 ? text.weekDone : text.weekLacks(lacking.length)}</small>
      </th>
      {days.map((day) => (
        <Cell key={day} person={person} day={day} {...props} />
      ))}
      <td className={styles.minutes}>{minutes === 0 ? EMPTY : formatMinutes(minutes)}</td>
    </tr>
  )
}

interface StepsProps {
  readonly week: string
  readonly onWeek: (monday: string) => void
}

/** The week that is shown, with the ways to the ones beside it. */
export function WeekSteps({ week, onWeek }: StepsProps) {
  const monday = mondayOf(week)
  return (
    <div className={styles.month}>
      <ActionIcon
        variant="default"
        aria-label={text.previousWeek}
        onClick={() => onWeek(addDays(monday, -DAYS))}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <strong>
        {formatDay(monday)} – {formatDay(addDays(monday, DAYS - 1))}
      </strong>
      <ActionIcon variant="default" aria-label={text.nextWeek} onClick={() => onWeek(addDays(monday, DAYS))}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** A week: who worked how long on each day, and whether the week is complete. */
export function WeekGrid({ week, ...props }: Props) {
  const days = daysOf(mondayOf(week))
  const { entries, before } = props.board
  const overlaps = overlapsOf([...before, ...entries])
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.week}>
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">{text.worker}</th>
            {days.map((day, i) => (
              <th key={day} scope="col">
                {text.weekdays[i]} {day.slice(8, 10)}.{day.slice(5, 7)}
              </th>
            ))}
            <th scope="col">{text.total}</th>
          </tr>
        </thead>
        <tbody>
          {props.board.people
            .filter(({ isGone }) => !isGone)
            .map((person) => (
              <Row key={person._id} person={person} days={days} overlaps={overlaps} {...props} />
            ))}
        </tbody>
      </table>
    </div>
  )
}
