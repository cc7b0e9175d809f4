/** Crops of the farm in a year: hectares and per cent of each, its legumes, and how much of the land changed. */
import { cropByKey } from '../crops/table.ts'
import { areaUnits, hectaresOf, roundTo } from '../units/rounding.ts'
import type { ChangedShare, CropShare, YearShares } from './schema.ts'

/** A field in a year: its area, and the crops of it and of the year before. */
export interface FieldOfYear {
  readonly area: number
  readonly crop: string | null
  readonly before: string | null
  /** Legumes are sown under the main crop. */
  readonly isUndersownWithLegumes: boolean
  /** Hectares with a catch crop after the main one. */
  readonly catchCropArea?: number
}

/** Groups whose land is no arable land. */
const NOT_ARABLE: ReadonlySet<string> = new Set(['permanentGrass', 'fruit', 'berry', 'nursery'])
export const LEGUMES: ReadonlySet<string> = new Set(['pulse', 'forageLegume'])
const groupOf = (crop: string | null): string => (crop === null ? '' : (cropByKey(crop)?.rotationGroup ?? ''))
/** Whether a crop grows on arable land; of a field without a crop nobody says otherwise. */
export const isArable = (crop: string | null): boolean => !NOT_ARABLE.has(groupOf(crop))
const isPerennial = (crop: string | null): boolean => crop !== null && cropByKey(crop)?.season === 'perennial'

/** Fields below this are in neither sum of the legumes, hectares (KSM § 12 lg 11). */
export const LEAST_FIELD = 0.3
/** Catch crops below this are none for the support, hectares (KSM §§ 21–26). */
const LEAST_CATCH_CROP = 0.3
export const LEGUMES_LEAST = 15
export const LEGUMES_LEAST_ORGANIC = 20
/** Per cent of the arable land whose main crop is to change each year; the base is not confirmed. */
export const CHANGED_LEAST = 50

export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundTo(roundTo((part / whole) * 100, 8), 2)

const sum = (fields: readonly FieldOfYear[]): number =>
  fields.reduce((units, { area }) => units + areaUnits(area), 0)

/** Land with another main crop than the year before, of land whose crops of both years are known. */
export function changedShare(fields: readonly FieldOfYear[]): ChangedShare {
  const known = fields.filter(({ crop, before }) => crop !== null && before !== null)
  const area = sum(known)
  const unchanged = sum(known.filter(({ crop, before }) => crop === before))
  return {
    area: hectaresOf(area),
    unchanged: hectaresOf(unchanged),
    share: shareOf(area - unchanged, area),
  }
}

function cropsOf(fields: readonly FieldOfYear[]): CropShare[] {
  const total = sum(fields)
  const units = new Map<string, number>()
  for (const { crop, area } of fields)
    if (crop !== null) units.set(crop, (units.get(crop) ?? 0) + areaUnits(area))
  return [...units]
    .map(([crop, area]) => ({ crop, area: hectaresOf(area), share: shareOf(area, total) ?? 0 }))
    .toSorted((a, b) => b.area - a.area || (a.crop < b.crop ? -1 : 1))
}

function legumesOf(arable: readonly FieldOfYear[], isOrganic: boolean): YearShares['legumes'] {
  const counted = arable.filter(({ area, crop }) => area >= LEAST_FIELD && crop !== null)
  const base = sum(counted)
  const area = sum(
    counted.filter((field) => field.isUndersownWithLegumes || LEGUMES.has(groupOf(field.crop))),
  )
  return {
    area: hectaresOf(area),
    base: hectaresOf(base),
    share: shareOf(area, base),
    least: isOrganic ? LEGUMES_LEAST_ORGANIC : LEGUMES_LEAST,
  }
}

/** Catch crops on arable land; a field below the least area of the support counts for nothing. */
function catchCropsOf(arable: readonly FieldOfYear[]): YearShares['catchCrops'] {
  const areas = arable.flatMap(({ catchCropArea = 0 }) =>
    catchCropArea >= LEAST_CATCH_CROP ? [areaUnits(catchCropArea)] : [],
  )
  const area = areas.reduce((units, each) => units + each, 0)
  return { area: hectaresOf(area), share: shareOf(area, sum(arable)) }
}

/** The farm in one year. */
export function sharesOf(
  fields: readonly FieldOfYear[],
  { year, isOrganic }: { readonly year: number; readonly isOrganic: boolean },
): YearShares {
  const arable = fields.filter(({ crop }) => isArable(crop))
  const isStanding = ({ crop, before }: FieldOfYear): boolean => isPerennial(crop) && isPerennial(before)
  return {
    year,
    area: hectaresOf(sum(fields)),
    crops: cropsOf(fields),
    legumes: legumesOf(arable, isOrganic),
    catchCrops: catchCropsOf(arable),
    changed: {
      all: changedShare(arable),
      withoutPerennials: changedShare(arable.filter((field) => !isStanding(field))),
      least: CHANGED_LEAST,
    },
    unknown: hectaresOf(sum(fields.filter(({ crop, before }) => crop === null || before === null))),
  }
}
