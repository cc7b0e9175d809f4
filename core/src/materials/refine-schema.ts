/** Facts of the registers about the farm's materials today, beside what the farm has. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Material } from './schema.ts'

/** Materials in question; all of them where left out. */
export const RefineQuestion = z.object({ _ids: z.array(Id).max(5000, 'tooLarge').optional() })

/** The parts of a material that a register tells. */
export const REFINED_KEYS = [
  'name',
  'registerNumber',
  'subtype',
  'ingredients',
  'workDelayDays',
  'harvestDelayDays',
  'usageTimes',
  'safetyArea',
  'safetyWaterArea',
  'fertilizerKind',
  'organicType',
  'limeType',
  'nutrient',
] as const
export const RefinedKey = z.enum(REFINED_KEYS)
export type RefinedKey = z.infer<typeof RefinedKey>

/** One material. Nothing is stored: the farmer takes `refined`, or parts of it, by changing the material. */
export const Refinement = z.object({
  requisite: Material,
  /** The material with what the register says; where it says nothing the farm's own stays. */
  refined: Material,
  /** False when no register has it (any more). */
  isFound: z.boolean(),
  /** Empty when nothing differs. */
  changed: z.array(z.object({ key: RefinedKey, before: z.json(), after: z.json() })),
  /** Source of the figures, and whether the label or the bag must be checked; null when the material was not found. */
  source: z.string().nullable(),
  isAdvisory: z.boolean(),
})
export type Refinement = z.infer<typeof Refinement>
