import type { PlanFacts } from '@vagu/core/rotation/plan'
import type { SuggestedCell, SuggestionWish } from '@vagu/core/rotation/schema'

/** Question to the worker, and its answer. */
export interface SuggestionAsked {
  readonly facts: PlanFacts
  readonly wish: Pick<SuggestionWish, 'from' | 'to' | 'seed'>
}
export type SuggestionMade = readonly SuggestedCell[]
