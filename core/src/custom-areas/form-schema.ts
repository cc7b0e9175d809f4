/** Kinds of area as farmers set them, which the first load does not need. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { CalculationStrategy } from './schema.ts'

const named = z
  .string('required')
  .trim()
  .min(1, 'required')
  .refine((name) => name.length > 3, { error: 'tooShort' })
  .max(120, 'tooLong')

const shape = z.object({
  year: Year,
  areaName: named,
  calculationStrategy: CalculationStrategy,
  /** Metres, or per cent; nothing for the whole field. */
  calculationValue: z.number('wrongNumber').max(1000, 'tooLarge').min(-1000, 'tooLarge').nullable(),
})

/** A buffer is metres above 0; a per cent is below 100 and not 0. */
const withValue = (
  { calculationStrategy: strategy, calculationValue: value }: z.infer<typeof shape>,
  context: z.RefinementCtx,
) => {
  const reject = (message: string) =>
    context.addIssue({ code: 'custom', path: ['calculationValue'], message })
  if (strategy === 'INITIAL') return
  if (value === null) reject('required')
  else if (strategy === 'PERCENT' && (value === 0 || value >= 100)) reject('wrongPercent')
  else if (strategy !== 'PERCENT' && value <= 0) reject('notPositive')
}
export const CustomAreaDraft = shape.extend({ _id: Id.optional() }).superRefine(withValue)
export type CustomAreaDraft = z.infer<typeof CustomAreaDraft>
export const CustomAreaChange = shape.extend({ updatedAt: Instant.optional() }).superRefine(withValue)
export type CustomAreaChange = z.infer<typeof CustomAreaChange>

/** One field's area of one year, as the farmer sets it: a kind may leave nothing of a field. */
export const CustomAreaOfField = z.object({
  year: Year,
  fieldId: Id,
  area: z
    .number('wrongNumber')
    .min(0, 'negative')
    .max(100_000, 'tooLarge')
    .transform((area) => roundTo(area, 4)),
  areaWhenItWasSaved: z.number('wrongNumber').min(0, 'negative').max(100_000, 'tooLarge').nullable(),
})
export type CustomAreaOfField = z.infer<typeof CustomAreaOfField>
