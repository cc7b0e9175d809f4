/** Board of the page: a month, with everything that is shown of it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { compareNames } from '@vagu/core/text/order'
import { type MonthDays, monthDays } from '@vagu/core/work-times/month'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { useMemo } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { jobsOfYearQuery } from '../../entities/jobs/api.ts'
import { useUser } from '../../entities/session/session.ts'
import { useWorkers } from '../../entities/workers/use-workers.ts'
import { lastWorkTimeQuery, workTimesQuery } from '../../entities/work-times/queries.ts'
import { useMay } from '../../ui/may.tsx'
import { workTimeText as text } from './text.ts'

/** Somebody whose hours are shown. */
export interface Person {
  readonly _id: string
  /** As screens show it: of who is gone, with that. */
  readonly name: string
  readonly plainName: string
  readonly hourlyRate: number | null
  readonly personalCode: string | null
  /** Whether he was deleted: what he worked stays, more is not written. */
  readonly isGone: boolean
}

export interface Board {
  /** `YYYY-MM` */
  readonly month: string
  readonly days: MonthDays
  /** Entries of the month's calendar year, and of the year before, the oldest first. */
  readonly entries: readonly WorkTime[]
  readonly before: readonly WorkTime[]
  readonly people: readonly Person[]
  readonly jobs: readonly Job[]
  readonly fields: readonly Field[]
  readonly last: WorkTime | null
  readonly seesMoney: boolean
  readonly mayEnter: boolean
  readonly mayPay: boolean
  /** Whether he sees himself alone. */
  readonly isOwn: boolean
}

/** People who were deleted and have hours, by what their entries say of them. */
function leaversIn(entries: readonly WorkTime[], known: ReadonlySet<string>): Person[] {
  const missing = new Map(
    entries.flatMap(({ workerId, goneWorker }) => (known.has(workerId) ? [] : [[workerId, goneWorker]])),
  )
  return [...missing].map(([_id, { name = text.worker, personalCode = null } = {}]) => ({
    _id,
    name: text.goneWorker(name),
    plainName: name,
    hourlyRate: null,
    personalCode,
    isGone: true,
  }))
}

/** People who work on the farm, and those of some entries who are gone. */
function withLeavers(people: readonly Person[], entries: readonly WorkTime[]): readonly Person[] {
  const known = new Set(people.map(({ _id }) => _id))
  return [...people, ...leaversIn(entries, known)].toSorted((a, b) => compareNames(a.name, b.name))
}

/** The same for entries of other days than the board's. */
export const peopleWith = ({ people }: Board, entries: readonly WorkTime[]): readonly Person[] =>
  withLeavers(
    people.filter(({ isGone }) => !isGone),
    entries,
  )

const NO_ENTRIES: readonly WorkTime[] = []
const NO_JOBS: readonly Job[] = []

/** Jobs of a calendar year, which lie in two crop years; undefined where they could not be loaded, for nothing is of no job then. */
function useJobs(year: number) {
  const parts = [useQuery(jobsOfYearQuery(year)), useQuery(jobsOfYearQuery(year + 1))] as const
  const [own, later] = parts.map(({ data }) => data)
  const areLost = parts.some(({ isError, data }) => isError && data === undefined)
  const jobs = useMemo(
    () => (areLost ? undefined : [...(own ?? NO_JOBS), ...(later ?? NO_JOBS)]),
    [areLost, own, later],
  )
  return { jobs, parts }
}

/** Everything that the page shows of a month; `board` is undefined while it is on its way. */
export function useBoard(month: string) {
  const user = useUser()
  const [seesMoney, mayEnter, mayPay] = [useMay('money'), useMay('enter'), useMay('write')]
  const year = Number(month.slice(0, 4))
  const days = useMemo(() => monthDays(year, Number(month.slice(5, 7))), [year, month])
  const [workers, fields] = [useWorkers(), useFields()]
  const entries = useQuery({ ...workTimesQuery(year), placeholderData: keepPreviousData })
  const before = useQuery(workTimesQuery(year - 1)).data ?? NO_ENTRIES
  const { jobs, parts: ofJobs } = useJobs(year)
  const { data: last = null } = useQuery(lastWorkTimeQuery)
  const isOwn = user?.role === 'worker'
  const own = useMemo(
    () =>
      workers.data
        ?.filter(({ userId }) => !isOwn || userId === user._id)
        .map((worker): Person => ({ ...worker, plainName: worker.name, isGone: false })),
    [workers.data, isOwn, user],
  )
  const parts = [workers, fields, entries, ...ofJobs]
  const board = useMemo((): Board | undefined => {
    if (!own || !fields.data || !entries.data || !jobs) return undefined
    return {
      month,
      days,
      entries: entries.data,
      before,
      people: withLeavers(own, entries.data),
      jobs,
      fields: fields.data,
      last,
      seesMoney,
      mayEnter,
      mayPay,
      isOwn,
    }
  }, [own, fields.data, entries.data, before, jobs, last, month, days, seesMoney, mayEnter, mayPay, isOwn])
  return {
    board,
    hasFailed: parts.some(({ isError }) => isError),
    reload: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}

/** Entries of the month, of one person where he is named. */
export const entriesOfMonth = ({ entries, days }: Board, workerId?: string): readonly WorkTime[] =>
  entries.filter(
    (entry) =>
      entry.date >= days.start && entry.date <= days.end && entry.workerId === (workerId ?? entry.workerId),
  )

export const nameOf = ({ people }: Pick<Board, 'people'>, workerId: string): string =>
  people.find(({ _id }) => _id === workerId)?.name ?? text.worker

/** A name as it stands on paper. */
export const plainNameOf = ({ people }: Pick<Board, 'people'>, workerId: string): string =>
  people.find(({ _id }) => _id === workerId)?.plainName ?? ''
