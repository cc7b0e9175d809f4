/** Amount of one element that a job gives a field, in all and per hectare. */
import type { NutrientElement } from './schema.ts'
import { type GivingJob, type Origin, type Portion, portionsOf } from './portions.ts'

/** The origins that the limits of manure count. */
export const MANURE_ORIGINS: readonly Origin[] = ['manure', 'grazing']

export type MissingPart = 'amount' | 'nutrient'

export interface NutrientAmount {
  /** The sum of what is known. */
  readonly kilograms: number
  /** Facts that the sum lacks, each once, and the materials or animals that lack them. */
  readonly missing: readonly MissingPart[]
  readonly unknown: readonly string[]
  readonly isAdvisory: boolean
}

const partsMissing = ({ hasAmount, kilograms }: Portion, element: NutrientElement): MissingPart[] =>
  kilograms[element] !== null ? [] : hasAmount ? ['nutrient'] : ['amount']

/** Adds up one element of the portions from the origins that are asked for; undefined when there is none of them. */
export function nutrientAmountOf(
  job: GivingJob,
  element: NutrientElement,
  origins: readonly Origin[],
): NutrientAmount | undefined {
  const portions = portionsOf(job).filter(({ origin }) => origins.includes(origin))
  if (portions.length === 0) return undefined
  return {
    kilograms: portions.reduce((sum, { kilograms }) => sum + (kilograms[element] ?? 0), 0),
    missing: [...new Set(portions.flatMap((portion) => partsMissing(portion, element)))],
    unknown: portions.filter(({ kilograms }) => kilograms[element] === null).map(({ name }) => name),
    isAdvisory: portions.some((portion) => portion.isAdvisory),
  }
}

/** Kilograms of nitrogen and phosphorus in the manure of a job, and from grazing; what is not known counts nothing. */
export const manureOf = (job: GivingJob): { readonly nitrogenKg: number; readonly phosphorusKg: number } => ({
  nitrogenKg: nutrientAmountOf(job, 'N', MANURE_ORIGINS)?.kilograms ?? 0,
  phosphorusKg: nutrientAmountOf(job, 'P', MANURE_ORIGINS)?.kilograms ?? 0,
})

/** Kilograms per hectare of a field; null for a field without an area. */
export const perHectare = (kilograms: number, hectares: number): number | null =>
  hectares > 0 ? kilograms / hectares : null
