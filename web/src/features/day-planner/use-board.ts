import { inFieldOrder } from '@vagu/core/fields/order'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { useMemo } from 'react'
import { type Board, boardOf } from './plan-cards.ts'
import type { Planner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import { isOfWorker, workerRows } from './worker-rows.ts'

interface Options {
  readonly planner: Pick<Planner, 'year' | 'days' | 'today' | 'workers'>
  readonly jobs: readonly Job[]
  readonly fields: readonly Field[]
  /** A worker, nobody, or null for all. */
  readonly filter: string | null
}

/** The jobs that stand somewhere on the board, each once. */
const jobsOn = ({ overdue, unplanned, days }: Board): Map<string, Job> =>
  new Map(
    [overdue, unplanned, ...days.values()].flat().flatMap(({ jobs }) => jobs.map((job) => [job._id, job])),
  )

/** Board of the planner: its rows by workers, and how many jobs the filter hides. */
export function useBoard({ planner: { year, days, today, workers }, jobs, fields, filter }: Options) {
  const places = useMemo(
    () => new Map(fields.toSorted(inFieldOrder(year)).map(({ _id }, place) => [_id, place])),
    [fields, year],
  )
  return useMemo(() => {
    const view = { year, days, today, places }
    const whole = boardOf(jobs, view)
    const there = [...jobsOn(whole).values()]
    const isFiltered = filter !== null
    const board = isFiltered
      ? boardOf(
          jobs.filter((job) => isOfWorker(job, filter)),
          view,
        )
      : whole
    const hiddenCount = there.filter((job) => !isOfWorker(job, filter)).length
    return { board, rows: workerRows(workers, there, dayPlannerText.nobody), hiddenCount }
  }, [year, days, today, workers, jobs, filter, places])
}
