import type { Worker } from '@vagu/core/workers/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { createContext, use } from 'react'
import type { PlanCard } from './plan-cards.ts'
import type { Place } from './plan-change.ts'

/** A card in the hand, and the day of the column that it was taken from. */
export interface Dragged {
  readonly card: PlanCard
  readonly from: string | undefined
}

export interface MoveOptions {
  readonly from?: string | undefined
  readonly keepsFocus: boolean
}

/** Facts and actions for every card and column of the planner. */
export interface Planner {
  readonly today: string
  readonly days: readonly string[]
  readonly year: number
  readonly workers: readonly Worker[]
  /** Jobs whose change the server does not have yet. */
  readonly pendingIds: ReadonlySet<string>
  readonly warningsOf: (eventId: string) => readonly Warning[]
  readonly dragged: Dragged | undefined
  readonly setDragged: (dragged: Dragged | undefined) => void
  /** Moves a card and, when asked to, keeps the focus on it where it lands. */
  readonly move: (card: PlanCard, place: Place, options: MoveOptions) => void
  /** The card as it will be: of two fast keys the second comes before the screen has drawn the first. */
  readonly latestOf: (card: PlanCard) => PlanCard
  /** Opens the choice of any day and worker. */
  readonly openMove: (card: PlanCard) => void
  readonly tick: (card: PlanCard) => void
  readonly edit: (job: Job) => void
  readonly addOn: (day: string) => void
}

export const PlannerContext = createContext<Planner | undefined>(undefined)

export function usePlanner(): Planner {
  const planner = use(PlannerContext)
  if (!planner) throw new Error('usePlanner stands outside the planner')
  return planner
}
