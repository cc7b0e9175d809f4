/** How much of the cereals of a year was sown with certified seed. */
import { areaOfYear, mainCropOf } from '../../../fields/rules.ts'
import { roundTo, sumAreas } from '../../../units/rounding.ts'
import type { FieldFacts } from '../../facts.ts'
import type { FarmFacts, Sowing } from '../../farm.ts'
import { isCountedCereal } from '../../lib/ksm.ts'
import { OWN_SEED } from '../../../materials/schema.ts'
import { CERTIFIED, MIN_CERTIFIED_PERCENT } from './limits.ts'

export interface Share {
  readonly year: number
  /** Hectares: sown with certified seed, with seed of which the label tells, and in all. */
  readonly certified: number
  readonly untold: number
  readonly total: number
}

/** In the autumn before and in spring; sown later, it is no main crop of the year. */
const isOfYear = ({ date }: Sowing, year: number): boolean =>
  date >= `${year - 1}-07-01` && date <= `${year}-06-30`

/** In 2023 winter cereals of autumn 2022 with seed that is not certified do not count (§ 34 lg 2). */
const isExempt = ({ date, certificates }: Sowing, year: number): boolean =>
  year === 2023 && date <= '2022-12-31' && !certificates.every((each) => each !== null && CERTIFIED.has(each))

type Kind = 'certified' | 'untold' | 'own'
function kindOf({ certificates }: Sowing): Kind {
  if (certificates.length === 0 || certificates.some((each) => each === null)) return 'untold'
  if (certificates.every((each) => each !== null && CERTIFIED.has(each))) return 'certified'
  return certificates.includes(OWN_SEED) ? 'own' : 'untold'
}

interface Areas {
  readonly certified: number
  readonly untold: number
  readonly total: number
}

/** A field that was sown twice counts once: its areas are brought down to its size. */
function areasOf(field: FieldFacts, sowings: readonly Sowing[], year: number): Areas {
  const sumOf = (kind?: Kind): number =>
    sumAreas(sowings.filter((each) => kind === undefined || kindOf(each) === kind).map(({ area }) => area))
  const total = sumOf()
  const part = Math.min(1, areaOfYear(field, year) / total)
  return { certified: sumOf('certified') * part, untold: sumOf('untold') * part, total: total * part }
}

/** Undefined where no cereal was sown as main crop. */
export function shareOf(
  { fields, sowings }: Pick<FarmFacts, 'fields' | 'sowings'>,
  year: number,
): Share | undefined {
  const ofYear = Map.groupBy(
    sowings.filter((each) => isOfYear(each, year) && !isExempt(each, year)),
    ({ fieldId }) => fieldId,
  )
  const areas = fields.flatMap((field) => {
    const own = ofYear.get(field._id)
    const crop = mainCropOf(field, year)?.crop ?? ''
    // seed of another crop was undersown, or sown as a catch crop before
    const ofCrop = own?.filter(({ crops }) => crops.includes(crop)) ?? []
    return ofCrop.length > 0 && isCountedCereal(crop) ? [areasOf(field, ofCrop, year)] : []
  })
  if (areas.length === 0) return undefined
  const sumOf = (key: keyof Areas): number =>
    roundTo(
      areas.reduce((sum, each) => sum + each[key], 0),
      4,
    )
  return { year, certified: sumOf('certified'), untold: sumOf('untold'), total: sumOf('total') }
}

/** Per cent of certified seed, to two decimals, or as many as it takes to see that it is below the limit. */
export function percentOf({ certified, total }: Share, min: number): number {
  const percent = (certified / total) * 100
  const short = roundTo(percent, 2)
  return percent >= min || short < min ? short : Math.floor(percent * 10_000) / 10_000
}

/** Per cent of certified seed that the terms of a year's support ask for. */
export const minCertifiedPercent = (year: number): number =>
  MIN_CERTIFIED_PERCENT.at(`${year}-12-31`)?.value ?? 0
