/** Drafts: days on which a worker's jobs were done while his hours of them are not written yet. */
import { addDays } from '../time/day.ts'

export interface DraftJob {
  readonly _id: string
  readonly fieldId: string
  readonly worker?: string | null | undefined
  readonly status: string
  readonly date: string
  readonly endDate: string | null
}
export interface DraftEntry {
  readonly _id: string
  readonly workerId: string
  readonly date: string
  readonly status: string
  readonly jobEventIds: readonly string[]
}

export interface WorkDraft {
  readonly workerId: string
  readonly date: string
  readonly jobEventIds: readonly string[]
  readonly fieldIds: readonly string[]
  /** Unpaid entry of that day, which takes the jobs; undefined where none is there. */
  readonly entryId: string | undefined
}

/** Most days of one job: one that was left open does not fill a month. */
const MAX_DAYS = 14
const WORKED: readonly string[] = ['DONE', 'IN_PROGRESS']

function daysOf({ date, endDate }: DraftJob, until: string): string[] {
  const last = endDate !== null && endDate < until ? endDate : until
  return Array.from({ length: MAX_DAYS }, (_, i) => addDays(date, i)).filter((day) => day <= last)
}

export interface DraftWish {
  readonly jobs: readonly DraftJob[]
  readonly entries: readonly DraftEntry[]
  /** Days that are asked for, both included; none of them lies ahead. */
  readonly from: string
  readonly to: string
}

/** Jobs of workers whose hours are lacking, by worker and day, the oldest first. A day whose entry is paid is left out. */
export function workDrafts({ jobs, entries, from, to }: DraftWish): WorkDraft[] {
  const byDay = Map.groupBy(entries, ({ workerId, date }) => `${workerId} ${date}`)
  const found = jobs.flatMap((job) => {
    const { worker, status } = job
    if (worker == null || !WORKED.includes(status)) return []
    return daysOf(job, to).flatMap((date) => {
      const own = byDay.get(`${worker} ${date}`) ?? []
      const isWritten = own.some(({ jobEventIds }) => jobEventIds.includes(job._id))
      return date < from || isWritten ? [] : [{ worker, date, job, own }]
    })
  })
  const days = Map.groupBy(found, ({ worker, date }) => `${date} ${worker}`)
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]): WorkDraft[] => {
      const [first] = all
      if (first === undefined) return []
      const open = first.own.find(({ status }) => status === 'UNPAID')
      if (first.own.length > 0 && !open) return []
      const jobEventIds = all.map(({ job }) => job._id)
      const fieldIds = [...new Set(all.map(({ job }) => job.fieldId))]
      return [{ workerId: first.worker, date: first.date, jobEventIds, fieldIds, entryId: open?._id }]
    })
}
