/** The mean of a farm in one year, without the fields that a limit does not touch. */
import { areaOfYear, livesIn } from '../../../fields/rules.ts'
import { sumAreas } from '../../../units/rounding.ts'
import type { FieldFacts } from '../../facts.ts'
import type { ManureApart, ManureYear } from '../../farm.ts'
import { isAbove } from './nutrient-doses.ts'

interface Mean {
  readonly kilograms: number
  readonly hectares: number
  /** 0 where no land is left. */
  readonly perHectare: number
  /** Whether a field above the limit was left out. */
  readonly isPart: boolean
}

interface MeanOptions {
  readonly kilogramsOf: (manure: ManureYear | ManureApart) => number
  readonly isLeftOut: (apart: ManureApart) => boolean
  readonly limit: number
}

/** A field below the limit stays: to leave it out would only raise the mean of the rest. */
export function meanOf(manure: ManureYear, fields: readonly FieldFacts[], options: MeanOptions): Mean {
  const { kilogramsOf, isLeftOut, limit } = options
  const ofYear = fields.filter((field) => livesIn(field, manure.year))
  const areas = new Map(ofYear.map((field) => [field._id, areaOfYear(field, manure.year)]))
  const out = (manure.apart ?? []).filter((apart) => {
    const hectares = areas.get(apart.fieldId) ?? 0
    return isLeftOut(apart) && hectares > 0 && isAbove(kilogramsOf(apart) / hectares, limit)
  })
  const outIds = new Set(out.map(({ fieldId }) => fieldId))
  const hectares = sumAreas([...areas].flatMap(([id, area]) => (outIds.has(id) ? [] : [area])))
  const kilograms = kilogramsOf(manure) - out.reduce((sum, apart) => sum + kilogramsOf(apart), 0)
  return { kilograms, hectares, perHectare: hectares > 0 ? kilograms / hectares : 0, isPart: out.length > 0 }
}
