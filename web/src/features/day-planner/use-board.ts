import type { Job } from '@vagu/core/jobs/schema'
import { useMemo } from 'react'
import { type Board, boardOf } from './plan-cards.ts'
import type { Planner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import { isOfWorker, workerRows } from './worker-rows.ts'

interface Options {
  readonly planner: Pick<Planner, 'year' | 'days' | 'today' | 'workers'>
  readonly events: readonly Job[]
  /** A worker, nobody, or null for all. */
  readonly filter: string | null
}

/** The jobs that stand somewhere on the board, each once. */
const jobsOn = ({ overdue, unplanned, days }: Board): Map<string, Job> =>
  new Map(
    [overdue, unplanned, ...days.values()]
      .flat()
      .flatMap(({ events }) => events.map((event) => [event._id, event])),
  )

/** What the planner shows, its rows by workers, and how many jobs the filter hides. */
export function useBoard({ planner: { year, days, today, workers }, events, filter }: Options) {
  return useMemo(() => {
    const view = { year, days, today }
    const whole = boardOf(events, view)
    const there = [...jobsOn(whole).values()]
    const isFiltered = filter !== null
    const board = isFiltered
      ? boardOf(
          events.filter((event) => isOfWorker(event, filter)),
          view,
        )
      : whole
    const hiddenCount = there.filter((event) => !isOfWorker(event, filter)).length
    return { board, rows: workerRows(workers, there, dayPlannerText.nobody), hiddenCount }
  }, [year, days, today, workers, events, filter])
}
