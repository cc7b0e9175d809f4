import { roundTo, sumAreas } from '../units/rounding.ts'
import type { MainCrop, YearInfo } from './schema.ts'

/** The parts of a field that its years are told from. Areas in hectares. */
export interface FieldYears {
  readonly name: string
  readonly area: number
  readonly active: boolean
  readonly yearInfo: readonly YearInfo[]
}

export const yearInfoOf = (field: Pick<FieldYears, 'yearInfo'>, year: number): YearInfo | undefined =>
  field.yearInfo.find((info) => info.year === year)

/** Area of a field in a crop year, hectares: that year's, else the nearest earlier, else the next later, else its own. */
export function areaOfYear(field: Pick<FieldYears, 'area' | 'yearInfo'>, year: number): number {
  let before: YearInfo | undefined
  let after: YearInfo | undefined
  for (const info of field.yearInfo)
    if (info.area == null) continue
    else if (info.year > year) after = after && after.year <= info.year ? after : info
    else before = before && before.year >= info.year ? before : info
  return (before ?? after)?.area ?? field.area
}

/** Name of a field in a crop year: that year's, else its own. */
export const nameOfYear = (field: Pick<FieldYears, 'name' | 'yearInfo'>, year: number): string =>
  yearInfoOf(field, year)?.name || field.name

/** The main crop of a crop year; a crop is never taken over from another year. */
export const mainCropOf = (field: Pick<FieldYears, 'yearInfo'>, year: number): MainCrop | undefined =>
  yearInfoOf(field, year)?.mainCrop ?? undefined

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

const activeOf = (fields: readonly FieldYears[]): FieldYears[] => fields.filter((field) => field.active)

/** Sum of the active fields in a crop year, hectares with 2 decimals. */
export const seasonTotal = (fields: readonly FieldYears[], year: number): number =>
  roundTo(sumAreas(activeOf(fields).map((field) => areaOfYear(field, year))), 2)

/** Sum of the active fields' own areas, hectares with 3 decimals. */
export const activeTotal = (fields: readonly FieldYears[]): number =>
  roundTo(sumAreas(activeOf(fields).map((field) => field.area)), 3)
