import type { Mix, MixInput } from '@vagu/core/fertilization-plan/mix'

/** Question to the worker, and its answer; none where nothing can be mixed. */
export type MixAsked = MixInput
export type MixMade = Mix | null
