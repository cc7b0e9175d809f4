/** How fertilizer was spread, as the form holds it: what is missing or wrong yet is for a schema to refuse. */
import { type Fertilization, SoilMethod, Spreading } from '@vagu/core/jobs/schema'
import { yearOf } from '@vagu/core/time/day'
import { z } from 'zod'
import type { MaterialForm } from '../../materials/material-form.ts'

export const FertilizationForm = z.object({
  highNutrientN: z.boolean(),
  nutrientN: z.number().nullable(),
  soilSampleYear: z.number().nullable(),
  soilMethod: SoilMethod.optional(),
  fertilizationBeforeSow: z.boolean(),
  spreading: Spreading.nullable(),
  incorporatedWithinHours: z.number().nullable(),
})

const NOTHING: Fertilization = {
  highNutrientN: false,
  nutrientN: null,
  soilSampleYear: null,
  fertilizationBeforeSow: false,
  spreading: null,
  incorporatedWithinHours: null,
}

/** Nothing known is nothing stored; the usual method of measuring is not named; without a high need there is no proof of one. */
export function changeFertilization(
  now: Fertilization | null,
  part: Partial<Fertilization>,
): Fertilization | null {
  const changed = { ...NOTHING, ...now, ...part }
  const { highNutrientN, soilMethod, ...rest } = changed
  const proof = soilMethod ? { soilMethod } : {}
  const next = highNutrientN
    ? { ...rest, highNutrientN, ...proof }
    : { ...rest, highNutrientN, nutrientN: null, soilSampleYear: null }
  return Object.values(next).every((value) => value === null || value === false) ? null : next
}

/** Whether the job spreads anything organic: then it matters how soon it is in the soil. */
export const spreadsOrganic = (materials: readonly MaterialForm[]): boolean =>
  materials.some(({ facts }) => facts.type === 'fertilizer' && facts.fertilizerKind === 'ORGANIC_FERTILIZER')

const YEARS_BEFORE = 4
/** Years of a soil sample, newest first: this one and 4 before, and the one that is stored already. */
export function soilSampleYears(today: string, stored: number | null): number[] {
  const newest = yearOf(today)
  const years = Array.from({ length: YEARS_BEFORE + 1 }, (_, index) => newest - index)
  return stored === null ? years : [...new Set([...years, stored])].toSorted((a, b) => b - a)
}
