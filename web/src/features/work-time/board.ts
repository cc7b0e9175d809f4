/** Board of the page: a month, with everything that is shown of it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { compareNames } from '@vagu/core/text/order'
import { type MonthDays, monthDays } from '@vagu/core/work-times/month'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { listDeletedWorkers } from '@vagu/core/workers/contract'
import type { Worker } from '@vagu/core/workers/schema'
import { useMemo } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { jobsOfYearQuery } from '../../entities/jobs/api.ts'
import { useUser } from '../../entities/session/session.ts'
import { workerKeys } from '../../entities/workers/keys.ts'
import { useWorkers } from '../../entities/workers/use-workers.ts'
import { lastWorkTimeQuery, workTimesQuery } from '../../entities/work-times/queries.ts'
import { call } from '../../lib/call.ts'
import { useMay } from '../../ui/may.tsx'
import { workTimeText as text } from './text.ts'

/** Somebody whose hours are shown. */
export interface Person {
  readonly _id: string
  readonly name: string
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

const deletedWorkersQuery = {
  queryKey: workerKeys.deleted,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listDeletedWorkers, { query: {} }, { signal }),
  meta: { reads: ['workers'] as const, isQuiet: true },
}

interface Named {
  readonly _id: string
  readonly name: string
}

/** Workers of the farm, and those who are gone but have hours. */
function peopleOf(
  workers: readonly Worker[],
  gone: readonly Named[],
  entries: readonly WorkTime[],
): readonly Person[] {
  const known = new Set(workers.map(({ _id }) => _id))
  const names = new Map(gone.map(({ _id, name }) => [_id, name]))
  const missing = [...new Set(entries.map(({ workerId }) => workerId))].filter((id) => !known.has(id))
  const lost = missing.map((_id) => ({
    _id,
    name: text.goneWorker(names.get(_id) ?? text.worker),
    hourlyRate: null,
    personalCode: null,
    isGone: true,
  }))
  return [...workers.map((worker) => ({ ...worker, isGone: false })), ...lost].toSorted((a, b) =>
    compareNames(a.name, b.name),
  )
}

const NO_ENTRIES: readonly WorkTime[] = []
const NO_JOBS: readonly Job[] = []
const NOBODY: readonly Named[] = []

/** Everything that the page shows of a month; `board` is undefined while it is on its way. */
export function useBoard(month: string) {
  const user = useUser()
  const [seesMoney, mayEnter, mayPay] = [useMay('money'), useMay('enter'), useMay('write')]
  const year = Number(month.slice(0, 4))
  const days = useMemo(() => monthDays(year, Number(month.slice(5, 7))), [year, month])
  const [workers, fields] = [useWorkers(), useFields()]
  const entries = useQuery({ ...workTimesQuery(year), placeholderData: keepPreviousData })
  const before = useQuery(workTimesQuery(year - 1)).data ?? NO_ENTRIES
  const [jobs, later] = [useQuery(jobsOfYearQuery(year)), useQuery(jobsOfYearQuery(year + 1))]
  const { data: last = null } = useQuery(lastWorkTimeQuery)
  const isOwn = user?.role === 'worker'
  const gone = useQuery({ ...deletedWorkersQuery, enabled: mayPay }).data ?? NOBODY
  const own = useMemo(
    () => workers.data?.filter(({ userId }) => !isOwn || userId === user._id),
    [workers.data, isOwn, user],
  )
  const parts = [workers, fields, entries]
  const board = useMemo((): Board | undefined => {
    if (!own || !fields.data || !entries.data) return undefined
    return {
      month,
      days,
      entries: entries.data,
      before,
      people: peopleOf(own, gone, entries.data),
      jobs: [...(jobs.data ?? NO_JOBS), ...(later.data ?? NO_JOBS)],
      fields: fields.data,
      last,
      seesMoney,
      mayEnter,
      mayPay,
      isOwn,
    }
  }, [
    own,
    fields.data,
    entries.data,
    before,
    gone,
    jobs.data,
    later.data,
    last,
    month,
    days,
    seesMoney,
    mayEnter,
    mayPay,
    isOwn,
  ])
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
