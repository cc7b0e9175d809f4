/** Where the form asks for what a rule could not know. */
import type { Missing } from '@vagu/core/warnings/rule'
import { areaInput } from '../model/find-errors.ts'
import type { Block } from '../model/job-form.ts'

interface Place {
  readonly fieldId: string
  /** Index of the material in the job, from 0. */
  readonly material?: number
}
export interface MissingInput {
  /** For `focusInput`. */
  readonly name: string
  /** The block that has to be opened first, unless it is shown already. */
  readonly block?: Block
}

const INPUTS: Readonly<Record<Missing, ((place: Place) => MissingInput) | null>> = {
  amount: ({ material = 0 }) => ({ name: `requisites.${material}.amount` }),
  area: ({ fieldId }) => ({ name: areaInput(fieldId) }),
  authorisation: ({ material = 0 }) => ({ name: `requisites.${material}.registerNumber` }),
  crop: null,
  // a running job has no end to type: it must be done first
  end: () => ({ name: 'status' }),
  growthStage: () => ({ name: 'growthStage', block: 'growthStage' }),
  heap: () => ({ name: 'heap.manure' }),
  incorporation: () => ({ name: 'fertilization.incorporatedWithinHours' }),
  nitrateZone: null,
  nutrient: ({ material = 0 }) => ({ name: `requisites.${material}.nutrient.N` }),
  register: ({ material = 0 }) => ({ name: `requisites.${material}.registerNumber` }),
  soilSample: () => ({ name: 'fertilization.highNutrientN' }),
  spreading: () => ({ name: 'fertilization.spreading' }),
  startTime: () => ({ name: 'startTime', block: 'startTime' }),
}

/** The input that would tell; undefined where none of this form does: it is a fact of the field or of a register. */
export const inputOfMissing = (missing: Missing, place: Place): MissingInput | undefined =>
  INPUTS[missing]?.(place)
