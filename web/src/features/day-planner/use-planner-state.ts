import type { Job } from '@vagu/core/jobs/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStatus } from '../../entities/use-status.ts'
import { today as dayNow } from '../../lib/today.ts'
import { emptyForm, type JobForm } from '../../entities/job-form/model/job-form.ts'
import { formOf } from '../../entities/job-form/model/stored-form.ts'
import { dayName } from './day-name.ts'
import type { PlannerProps } from './planner-props.ts'
import { pendingChangesIn, usePlanning } from './plan-api.ts'
import { cardWith, type PlanCard } from './plan-cards.ts'
import { withChanges, type WorkerNames, withStored } from './plan-change.ts'
import type { Dragged, Planner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useMoves } from './use-moves.ts'
import { weekOf } from './week.ts'

/** The job form over the planner. */
export interface OpenedForm {
  readonly title: string
  readonly start: JobForm
}

const NONE: readonly never[] = []

/** A new job of a day: a draft, or for a day that is over a done one. */
const formOnDay = (day: string, today: string): JobForm => ({
  ...emptyForm(day),
  status: day < today ? 'DONE' : 'DRAFT',
})

const namesOf = (workers: PlannerProps['workers']): WorkerNames =>
  new Map(workers.map(({ _id, name }) => [_id, name]))

/** The jobs as they will be, and which of them the server has still to store. */
function useShown({ jobs, workers }: Pick<PlannerProps, 'jobs' | 'workers'>) {
  const { pending, stored } = usePlanning()
  return useMemo(
    () => ({
      shown: withChanges(withStored(jobs, stored), pending, namesOf(workers)),
      pendingIds: new Set(pending.map(({ id }) => id)),
    }),
    [jobs, pending, stored, workers],
  )
}

function useWarningsOf(): Planner['warningsOf'] {
  const { data } = useStatus()
  return useMemo(() => {
    const all = [...(data?.warnings ?? []), ...(data?.whatIfWarnings ?? [])]
    const byTarget = Map.groupBy(all, ({ targetId }) => targetId)
    return (id) => byTarget.get(id) ?? NONE
  }, [data])
}

/** Shared state of the planner: the jobs as they are shown, and the open dialogs. */
export function usePlannerState({ year, day, onDay, jobs, fields, workers }: PlannerProps) {
  const today = dayNow()
  const days = useMemo(() => weekOf(day), [day])
  const { shown, pendingIds } = useShown({ jobs, workers })
  const warningsOf = useWarningsOf()
  const [dragged, setDragged] = useState<Dragged>()
  const [form, setForm] = useState<OpenedForm>()
  const [moving, setMoving] = useState<PlanCard>()
  const keepFocus = useKeepFocus()
  const moves = useMoves({ today, fields, workers })
  const client = useQueryClient()
  const latestOf: Planner['latestOf'] = (card) =>
    cardWith(card, withChanges(card.jobs, pendingChangesIn(client), namesOf(workers)))
  const move: Planner['move'] = (card, place, { from, keepsFocus }) => {
    if (keepsFocus) keepFocus(card.first._id)
    void moves.move(card, place, from).then((isMoved) => {
      if (isMoved && keepsFocus && place.day !== null && !days.includes(place.day)) onDay(place.day)
    })
  }
  const planner: Planner = {
    today,
    days,
    year,
    workers,
    pendingIds,
    warningsOf,
    dragged,
    setDragged,
    move,
    latestOf,
    tick: moves.tick,
    openMove: setMoving,
    edit: (job: Job) => setForm({ title: dayPlannerText.editTitle, start: formOf(job) }),
    addOn: (on) => setForm({ title: dayPlannerText.addTitle(dayName(on)), start: formOnDay(on, today) }),
  }
  const dialogs = {
    form,
    moving,
    onCloseForm: () => setForm(undefined),
    onCloseMove: () => setMoving(undefined),
  }
  return { planner, shown, dialogs }
}
