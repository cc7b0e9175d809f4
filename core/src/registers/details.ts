import { dayText } from '../text/format.ts'
import type { RegisterProduct, RegisterUse } from './products.ts'
import type { ChemicalDetails, EditionRef } from './schema.ts'

const sourceOf = ({ day }: EditionRef): string =>
  `Taimekaitsevahendite register (Põllumajandus- ja Toiduamet), seis ${dayText(day)}; kontrollige etiketti`

const known = (list: readonly (number | null)[]): number[] => list.filter((value) => value !== null)
const min = (list: readonly (number | null)[]) => (known(list).length === 0 ? null : Math.min(...known(list)))
const max = (list: readonly (number | null)[]) => (known(list).length === 0 ? null : Math.max(...known(list)))
/** A figure that restricts: 0 restricts nothing. */
const maxAboveZero = (list: readonly (number | null)[]) => max(list) || null

/** The unit of most of the uses; the first of those that are as many. */
function commonUnit(uses: readonly RegisterUse[]): string | null {
  const byUnit = Map.groupBy(
    uses.filter(({ doseUnit }) => doseUnit !== null),
    ({ doseUnit }) => doseUnit,
  )
  const [common] = [...byUnit].toSorted(([, a], [, b]) => b.length - a.length)
  return common?.[0] ?? null
}

/**
 * Sums up the uses of a product outdoors, or all where it has none there: least and greatest rate in the commonest
 * unit, the longest delays of harvest and of work and the most uses in a season of any crop, the widest distances read
 * from the register's text. So it is advisory: the label decides.
 */
export function detailsOf(product: RegisterProduct, edition: EditionRef): ChemicalDetails {
  const { number: registerNumber, name, restrictions, ingredients, chemicalSubtype } = product
  const outdoors = product.uses.filter(({ place }) => place === 'field')
  const uses = outdoors.length > 0 ? outdoors : product.uses
  const unit = commonUnit(uses)
  const doses = uses.flatMap(({ doseMin, doseMax, doseUnit }) =>
    doseUnit === unit ? [doseMin, doseMax] : [],
  )
  return {
    name,
    registerNumber,
    files: [],
    minNorm: min(doses),
    maxNorm: max(doses),
    minNormUnit: unit,
    maxNormUnit: unit,
    ingredients,
    chemicalSubtype,
    workDelayDays: maxAboveZero(uses.map(({ workDelayDays }) => workDelayDays ?? null)),
    harvestDelayDays: maxAboveZero(uses.map(({ harvestDelayDays }) => harvestDelayDays)),
    usageTimes: maxAboveZero(uses.map(({ timesMax }) => timesMax)),
    safetyArea: maxAboveZero(uses.map(({ neighbourBufferM }) => neighbourBufferM)),
    safetyWaterArea: maxAboveZero(uses.map(({ waterBufferM }) => waterBufferM)),
    safetyRecord: null,
    validUntil: product.validUntil,
    useUpUntil: product.useUpUntil,
    uses: product.uses,
    restrictions,
    edition,
    source: sourceOf(edition),
    isAdvisory: true,
  }
}
