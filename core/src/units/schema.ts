import { z } from 'zod'
import { roundTo } from './rounding.ts'

/** Units in which a material is applied; the part behind the slash says per what. */
export const APPLICATION_UNITS = [
  'kg/ha',
  'l/ha',
  't/ha',
  'm3/ha',
  'g/ha',
  'ml/ha',
  'tk/ha',
  'kg',
  'l',
  't',
  'm3',
  'g',
  'ml',
  'tk',
] as const
export const ApplicationUnit = z.enum(APPLICATION_UNITS)
export type ApplicationUnit = z.infer<typeof ApplicationUnit>

/** Without "per hectare", the usual ones first. */
export const BASE_UNITS = ['l', 'kg', 'ml', 'g', 't', 'm3', 'tk'] as const
export type BaseUnit = (typeof BASE_UNITS)[number]

/** Whether an amount in this unit is multiplied by the area. */
export const isPerHectare = (unit: string): boolean => unit.endsWith('/ha')

/** Largest area of one field, hectares: more than any farm of Estonia has. */
export const MAX_AREA = 100_000

/** An area in hectares, above 0, kept with 4 decimals. */
export const Area = z
  .number('wrongNumber')
  .positive('notPositive')
  .max(MAX_AREA, 'tooLarge')
  .transform((area) => roundTo(area, 4))
  .refine((area) => area > 0, { error: 'notPositive' })

/** A positive number that may be missing (delays, repeats, safety areas). */
export const PositiveOrNothing = z
  .number('wrongNumber')
  .positive('positiveOrNothing')
  .max(1_000_000, 'tooLarge')
  .nullable()
