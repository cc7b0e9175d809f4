import { roundTo, sumAreas } from '../units/rounding.ts'
import type { Field, MainCrop, OtherCrop, YearInfo } from './schema.ts'

/** The parts of a field that its years are told from. Areas in hectares. */
export interface FieldYears extends FieldLife {
  readonly name: string
  readonly area: number
  readonly active: boolean
  readonly yearInfo: readonly YearInfo[]
}

/** The crop years in which a field is one; without an end, all of them. */
export type FieldLife = Pick<Field, 'firstYear' | 'lastYear'>

/** Whether a field is one in a crop year: it was not split or joined to another before, and is not made of others later. */
export const livesIn = ({ firstYear, lastYear }: FieldLife, year: number): boolean =>
  year >= (firstYear ?? year) && year <= (lastYear ?? year)

export const yearInfoOf = (field: Pick<FieldYears, 'yearInfo'>, year: number): YearInfo | undefined =>
  field.yearInfo.find((info) => info.year === year)

/**
 * Area of a field in a crop year, hectares: that year's, else the nearest earlier, else the next later, else its own.
 * Years in which it was not one do not count.
 */
export function areaOfYear(field: Pick<FieldYears, 'area' | 'yearInfo'> & FieldLife, year: number): number {
  let before: YearInfo | undefined
  let after: YearInfo | undefined
  for (const info of field.yearInfo)
    if (info.area == null || !livesIn(field, info.year)) continue
    else if (info.year > year) after = after && after.year <= info.year ? after : info
    else before = before && before.year >= info.year ? before : info
  return (before ?? after)?.area ?? field.area
}

type Measured = Pick<FieldYears, 'area' | 'yearInfo' | 'firstYear' | 'lastYear'>

/**
 * The years of a changed field with the area of the years before a crop year held fast: a new boundary changes the book
 * of no older year. What was typed for the year before counts as typed.
 */
export function withEarlierArea(before: Measured, after: Measured, from: number): YearInfo[] {
  const year = from - 1
  const area = areaOfYear(before, year)
  if (!livesIn(after, year) || yearInfoOf(after, year)?.area != null || areaOfYear(after, year) === area)
    return [...after.yearInfo]
  const held = withArea(after.yearInfo, year, area)
  const isOwn = yearInfoOf(after, from)?.area != null || !livesIn(after, from)
  return isOwn ? held : withArea(held, from, areaOfYear(after, from))
}

const withArea = (years: readonly YearInfo[], year: number, area: number): YearInfo[] => {
  const own = years.find((info) => info.year === year)
  return [...years.filter((info) => info !== own), { ...own, year, area }].toSorted((a, b) => a.year - b.year)
}

/**
 * Whether a field lies in the nitrate-vulnerable area in a crop year: what the last year up to it says, else the field itself;
 * null while nobody has said.
 */
export const nitrateZoneOf = (
  { yearInfo, nitrateZone }: Pick<FieldYears, 'yearInfo'> & Pick<Field, 'nitrateZone'>,
  year: number,
): boolean | null =>
  yearInfo
    .filter((info) => info.year <= year && info.nitrateZone != null)
    .toSorted((a, b) => b.year - a.year)[0]?.nitrateZone ??
  nitrateZone ??
  null

/** Name of a field in a crop year: that year's, else its own. */
export const nameOfYear = (field: Pick<FieldYears, 'name' | 'yearInfo'>, year: number): string =>
  yearInfoOf(field, year)?.name || field.name

/** The main crop of a crop year; a crop is never taken over from another year. */
export const mainCropOf = (field: Pick<FieldYears, 'yearInfo'>, year: number): MainCrop | undefined =>
  yearInfoOf(field, year)?.mainCrop ?? undefined

/** Crops of a crop year beside the main one. */
export const otherCropsOf = (field: Pick<FieldYears, 'yearInfo'>, year: number): readonly OtherCrop[] =>
  yearInfoOf(field, year)?.otherCrops ?? []

/** A crop with the crop year in which it stood. */
export interface CropOfYear {
  readonly year: number
  readonly crop: MainCrop
}
/** The last main crop that is known up to a crop year: to be shown with its year, never to be counted as that year's. */
export function lastCropOf(field: Pick<FieldYears, 'yearInfo'>, year: number): CropOfYear | undefined {
  return field.yearInfo
    .flatMap((info) => (info.mainCrop && info.year <= year ? [{ year: info.year, crop: info.mainCrop }] : []))
    .reduce<CropOfYear | undefined>((last, each) => (last && last.year > each.year ? last : each), undefined)
}

/** Years whose crops a farm is offered first: from 3 before the current one to the next (the product's own figures). */
const CROP_YEARS = { before: 3, after: 1 } as const

/** Keys of the main crops that fields had or have around a year, the most frequent first, each once. */
export function mainCropsAround(
  fields: readonly Pick<FieldYears, 'yearInfo'>[],
  currentYear: number,
): string[] {
  const counts = new Map<string, number>()
  for (const { year, mainCrop } of fields.flatMap(({ yearInfo }) => yearInfo))
    if (mainCrop && year >= currentYear - CROP_YEARS.before && year <= currentYear + CROP_YEARS.after)
      counts.set(mainCrop.crop, (counts.get(mainCrop.crop) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([crop]) => crop)
}

/** Whether a field is worked in a crop year: it is in use, and one in that year. */
export const isInUse = (field: FieldLife & Pick<FieldYears, 'active'>, year: number): boolean =>
  field.active && livesIn(field, year)

const activeOf = (fields: readonly FieldYears[]): FieldYears[] => fields.filter((field) => field.active)

/** Sum of the active fields of a crop year, hectares with 2 decimals. */
export const seasonTotal = (fields: readonly FieldYears[], year: number): number =>
  roundTo(sumAreas(fields.flatMap((field) => (isInUse(field, year) ? [areaOfYear(field, year)] : []))), 2)

/** Sum of the own areas of the active fields that have not come to an end, hectares with 3 decimals. */
export const activeTotal = (fields: readonly FieldYears[]): number =>
  roundTo(sumAreas(activeOf(fields).flatMap((field) => (field.lastYear == null ? [field.area] : []))), 3)
