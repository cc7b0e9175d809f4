import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { cropYearOf } from '@vagu/core/time/season'
import type { Worker } from '@vagu/core/workers/schema'
import { CallError } from '../../lib/call-error.ts'
import { formatDay } from '../../lib/format.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { useAskEnd } from '../../entities/jobs/use-ask-end.tsx'
import { useToldTogether } from '../../entities/jobs/use-told-together.ts'
import { cardName } from './card-name.ts'
import { dayName } from './day-name.ts'
import { type PlanSave, useStorePlan } from './plan-api.ts'
import type { PlanCard } from './plan-cards.ts'
import {
  asDoneOn,
  changeOf,
  changesTo,
  doneChanges,
  isForPast,
  type Place,
  type PlanChange,
} from './plan-change.ts'
import { dayPlannerText } from './text.ts'
import { mayTake } from './worker-rows.ts'

interface MoveContext {
  readonly today: string
  readonly fields: readonly Field[]
  readonly workers: readonly Worker[]
}
export interface Moves {
  /** Puts a card somewhere; `from` is the day of the column it was taken from. Tells whether anything was sent. */
  readonly move: (card: PlanCard, place: Place, from?: string) => Promise<boolean>
  readonly tick: (card: PlanCard) => void
}

/** Why a change was refused, as the screen says it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return dayPlannerText.moveFailed
  if (error.code === 'conflict') return dayPlannerText.conflict
  const [first] = error.fields
  return first ? dayPlannerText.refused(first.message) : dayPlannerText.moveFailed
}

function movedText(card: PlanCard, changes: readonly PlanChange[], workers: readonly Worker[]): string {
  const name = cardName(card)
  const [change] = changes
  if (!change) return name
  const { dates, worker } = change
  if (dates.status === 'DONE') return dayPlannerText.markedDone(name, formatDay(dates.date))
  if (dates.status === 'PLANNED') return dayPlannerText.movedAway(name)
  if (card.first.status === 'DRAFT' && card.first.date === dates.date)
    return dayPlannerText.workerChanged(
      name,
      workers.find(({ _id }) => _id === worker)?.name ?? dayPlannerText.nobody,
    )
  return dayPlannerText.movedTo(name, dayName(dates.date))
}

const joined = (all: readonly PlanSave[]): PlanSave => ({
  jobs: all.flatMap(({ jobs }) => jobs),
  changes: all.flatMap(({ changes }) => changes),
})
/** Words of what was ticked off: a single card by its name, several by their number. */
const doneText = (all: readonly PlanSave[], name: string): string =>
  all.length === 1 ? name : dayPlannerText.manyDone(joined(all).changes.length)

/** Sends changes and says how it went, with a way back for a while. */
function useSend(workers: readonly Worker[]) {
  const messages = useMessages()
  const { mutateAsync } = useStorePlan()
  const undo = async (save: PlanSave): Promise<void> => {
    try {
      await mutateAsync(save)
      messages.success(save.changes.length === 1 ? dayPlannerText.undone : dayPlannerText.allUndone)
    } catch (error) {
      messages.failed(error, dayPlannerText.undoFailed)
    }
  }
  const tellDone = useToldTogether<PlanSave>((all) => void undo(joined(all)))
  return async (card: PlanCard, changes: readonly PlanChange[]): Promise<void> => {
    const ids = new Set(changes.map(({ id }) => id))
    const before = card.jobs.filter(({ _id }) => ids.has(_id)).map(changeOf)
    try {
      const jobs = await mutateAsync({ jobs: card.jobs, changes })
      const moved = { jobs, changes: before }
      const text = movedText(card, changes, workers)
      if (changes.every(({ dates }) => dates.status === 'DONE')) tellDone(moved, (all) => doneText(all, text))
      else messages.success(text, { action: { label: uiText.undo, onClick: () => void undo(moved) } })
    } catch (error) {
      messages.failed(error, reasonOf(error))
    }
  }
}

/** Moves and ticks of cards. */
export function useMoves({ today, fields, workers }: MoveContext): Moves {
  const messages = useMessages()
  const confirm = useConfirm()
  const askEnd = useAskEnd()
  const send = useSend(workers)
  const yearOfJob = ({ fieldId, date }: Job): number =>
    cropYearOf(date, fields.find(({ _id }) => _id === fieldId)?.yearInfo ?? [])
  const isRefused = (card: PlanCard, worker: string | null): boolean => {
    const taker = workers.find(({ _id }) => _id === worker)
    if (mayTake(taker, card.jobs)) return false
    messages.error(taker ? dayPlannerText.notCertified(taker.name) : dayPlannerText.nobodyCertified)
    return true
  }
  const move: Moves['move'] = async (card, place, from) => {
    const changes = changesTo(card.jobs, place, { from, cropYearOf: yearOfJob })
    const isOtherWorker = place.worker !== undefined && place.worker !== (card.first.worker ?? null)
    if (changes.length === 0 || (isOtherWorker && isRefused(card, place.worker))) return false
    if (place.day === null || !isForPast(changes, today)) {
      void send(card, changes)
      return true
    }
    const isDone = await confirm({
      title: dayPlannerText.pastTitle,
      message: dayPlannerText.pastText(cardName(card), formatDay(place.day)),
      confirmLabel: dayPlannerText.markDone,
    })
    if (isDone) void send(card, asDoneOn(changes, place.day))
    return isDone
  }
  const tick = async (card: PlanCard): Promise<void> => {
    const changes = doneChanges(card.jobs, today)
    const dates = await askEnd(changes.map((change) => change.dates))
    if (dates)
      await send(
        card,
        changes.map((change, i) => ({ ...change, dates: dates[i] ?? change.dates })),
      )
  }
  return { move, tick: (card) => void tick(card) }
}
