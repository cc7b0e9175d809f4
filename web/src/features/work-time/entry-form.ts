/** Form of an entry: what it begins with, how it is judged, what is sent. */
import { check } from '@vagu/core/validation'
import {
  type WorkTime,
  WorkTimeChange,
  type WorkTimeDraft,
  WorkTimeDraft as Draft,
} from '@vagu/core/work-times/schema'
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

export const habitText = ({ start, end, breakMinutes }: Habit): string =>
  breakMinutes === 0 ? `${start}–${end}` : `${start}–${end} (−${breakMinutes} min)`

export interface EntryForm {
  readonly workerId: string | null
  readonly date: string | null
  readonly start: string
  readonly end: string
  readonly breakMinutes: number | null
  /** Euros per hour; null: as the worker's. */
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

export const formOf = ({
  workerId,
  date,
  start,
  end,
  breakMinutes,
  hourlyRate,
  jobEventIds,
  fieldIds,
  note,
}: WorkTime): EntryForm => ({
  workerId,
  date,
  start,
  end,
  breakMinutes,
  hourlyRate,
  jobEventIds: [...jobEventIds],
  fieldIds: [...fieldIds],
  note,
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

type Sent = Omit<WorkTimeDraft, '_id'> & { readonly updatedAt?: string | undefined }

/** Judges a form; a new entry without a rate leaves it to the server, a stored one is sent as it stands. */
export function checkEntry(form: EntryForm, entry: WorkTime | undefined, seesMoney: boolean): Checked<Sent> {
  const { hourlyRate, ...rest } = form
  const rate = seesMoney && (entry || hourlyRate !== null) ? { hourlyRate } : {}
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
