/** Form of an entry: what it begins with, how it is judged, what is sent. */
import { check } from '@vagu/core/validation'
import {
  type WorkTime,
  WorkTimeChange,
  type WorkTimeDraft,
  WorkTimeDraft as Draft,
} from '@vagu/core/work-times/schema'
import type { UseFormReturn } from 'react-hook-form'
import type { Checked } from '../../ui/form-errors.ts'

/** Times that one usually works. */
export interface Habit {
  readonly start: string
  readonly end: string
  readonly breakMinutes: number
}
const USUAL: Habit = { start: '08:00', end: '16:30', breakMinutes: 30 }

/** How a person worked last: his newest entry, else whoever's was added last, else a usual day. */
export const habitOf = (
  entries: readonly WorkTime[],
  last: WorkTime | null,
  workerId: string | null,
): Habit => entries.findLast((entry) => entry.workerId === workerId) ?? last ?? USUAL

const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const LAST_MINUTE = minutesAt('23:59')

/**
 * Times that hours of jobs are proposed with, within their day: from the first start that a job tells, else as one works
 * by day. A night is nobody's usual day.
 */
export function habitOfDay(habit: Habit, starts: readonly (string | null | undefined)[]): Habit {
  const usual = habit.start < habit.end ? habit : USUAL
  const [start] = starts.flatMap((each) => each ?? []).toSorted()
  if (start === undefined) return usual
  const begin = Math.min(minutesAt(start), LAST_MINUTE - 1)
  const end = Math.min(begin + minutesAt(usual.end) - minutesAt(usual.start), LAST_MINUTE)
  return {
    start: timeAt(begin),
    end: timeAt(end),
    breakMinutes: usual.breakMinutes < end - begin ? usual.breakMinutes : 0,
  }
}

export const habitText = ({ start, end, breakMinutes }: Habit): string =>
  breakMinutes === 0 ? `${start}–${end}` : `${start}–${end} (−${breakMinutes} min)`

export interface EntryForm {
  readonly workerId: string | null
  readonly date: string | null
  readonly start: string
  readonly end: string
  readonly breakMinutes: number | null
  /** Euros per hour; null: as `unwrittenRate`. */
  readonly hourlyRate: number | null
  readonly jobEventIds: string[]
  readonly fieldIds: string[]
  readonly note: string
}

/** Facts that a new entry begins with. */
export interface NewEntry {
  readonly workerId?: string
  readonly date: string
  readonly jobEventIds?: readonly string[]
  readonly fieldIds?: readonly string[]
  readonly start?: string
  readonly end?: string
  readonly breakMinutes?: number
}

export const formOf = (entry: WorkTime): EntryForm => ({
  workerId: entry.workerId,
  date: entry.date,
  start: entry.start,
  end: entry.end,
  breakMinutes: entry.breakMinutes,
  hourlyRate: entry.hourlyRate,
  jobEventIds: [...entry.jobEventIds],
  fieldIds: [...entry.fieldIds],
  note: entry.note,
})

export const newForm = (start: NewEntry, habit: Habit): EntryForm => ({
  workerId: start.workerId ?? null,
  date: start.date,
  start: start.start ?? habit.start,
  end: start.end ?? habit.end,
  breakMinutes: start.breakMinutes ?? habit.breakMinutes,
  hourlyRate: null,
  jobEventIds: [...(start.jobEventIds ?? [])],
  fieldIds: [...(start.fieldIds ?? [])],
  note: '',
})

/** Body of an entry. */
export type Sent = Omit<WorkTimeDraft, '_id'> & { readonly updatedAt?: string | undefined }
export type Form = UseFormReturn<EntryForm, unknown, Sent>

/** Whether a stored entry stays with the worker that it has. */
const staysWith = (workerId: string | null, entry: WorkTime | undefined): entry is WorkTime =>
  entry !== undefined && entry.workerId === workerId

/** The rate that the form shows when another worker is chosen: the stored one is of the stored worker alone. */
export const rateOnChoice = (workerId: string | null, entry: WorkTime | undefined): number | null =>
  staysWith(workerId, entry) ? entry.hourlyRate : null

interface Rated {
  readonly _id: string
  readonly hourlyRate: number | null
}

/** The rate that is stored where none is written: a stored entry keeps having none, else the worker's. */
export const unwrittenRate = (
  workerId: string | null,
  entry: WorkTime | undefined,
  people: readonly Rated[],
): number | null =>
  staysWith(workerId, entry) ? null : (people.find(({ _id }) => _id === workerId)?.hourlyRate ?? null)

/** The rate is sent where somebody wrote it; otherwise the server keeps the stored one, or takes the worker's. */
function writtenRate({ workerId, hourlyRate }: EntryForm, entry: WorkTime | undefined) {
  const isWritten = staysWith(workerId, entry) ? hourlyRate !== entry.hourlyRate : hourlyRate !== null
  return isWritten ? { hourlyRate } : {}
}

/** Judges a form. */
export function checkEntry(form: EntryForm, entry: WorkTime | undefined, seesMoney: boolean): Checked<Sent> {
  const { hourlyRate: _shown, ...rest } = form
  const rate = seesMoney ? writtenRate(form, entry) : {}
  const written = { ...rest, breakMinutes: form.breakMinutes ?? 0, ...rate }
  return entry ? check(WorkTimeChange, { ...written, updatedAt: entry.updatedAt }) : check(Draft, written)
}

/** The body of a stored entry of which only some changes. */
export const bodyOf = (entry: WorkTime) => ({
  ...formOf(entry),
  workerId: entry.workerId,
  date: entry.date,
  breakMinutes: entry.breakMinutes,
  updatedAt: entry.updatedAt,
})
