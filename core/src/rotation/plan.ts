/** The plan over the fields' years: which crop stands or is to stand where, judged, and summed over the farm. */
import { areaOfYear, type FieldYears, isInUse, mainCropOf, yearInfoOf } from '../fields/rules.ts'
import { cropByKey } from '../crops/table.ts'
import { betterCrops, judgeCells, type Terms } from './judge.ts'
import type { FieldOfYear } from './farm.ts'
import { sharesOf } from './farm.ts'
import type { PlannedContent, RotationCell, YearShares } from './schema.ts'

export interface PlanField extends Omit<FieldYears, 'name'> {
  readonly _id: string
}
/** Planned content of a field by crop year. */
export type PlannedYears = ReadonlyMap<number, PlannedContent>
export const NO_PLAN: PlannedYears = new Map()

/** Whether a year is history: its crops stand in the field's years, and are not painted over. */
export const isPast = (year: number, thisYear: number): boolean => year < thisYear

/** The crop of a cell and where it stands. Up to this year the book goes before the plan, later the plan before the book. */
export function cropAt(
  field: PlanField,
  planned: PlannedYears,
  { year, thisYear }: { readonly year: number; readonly thisYear: number },
): Pick<RotationCell, 'crop' | 'source'> {
  const actual = mainCropOf(field, year)?.crop
  const plan = planned.get(year)?.crop ?? null
  const isActual = actual !== undefined && (year <= thisYear || plan === null || plan === actual)
  if (isActual) return { crop: actual, source: 'ACTUAL' }
  return { crop: isPast(year, thisYear) ? null : plan, source: 'PLANNED' }
}

/** Whether a cell is history: what stands there is in the book, and nobody plans it any more. */
export const isHistory = (
  { year, source }: Pick<RotationCell, 'year' | 'source'>,
  thisYear: number,
): boolean => isPast(year, thisYear) || (year === thisYear && source === 'ACTUAL')

/** Every known crop of a field by year. */
export function sequenceOf(field: PlanField, planned: PlannedYears, thisYear: number): Map<number, string> {
  const years = new Set([...field.yearInfo.map(({ year }) => year), ...planned.keys()])
  const crops = new Map<number, string>()
  for (const year of years) {
    const { crop } = cropAt(field, planned, { year, thisYear })
    if (crop !== null) crops.set(year, crop)
  }
  return crops
}

export interface Judging {
  readonly terms: Terms
  readonly from: number
  readonly to: number
  /** Crops that are offered in place of what conflicts. */
  readonly among: readonly string[]
}

/**
 * The cells of one field; others than the main crop stand beside it. What may still be changed is judged: of history
 * `ROTATION_GAP` warns.
 */
export function cellsOf(field: PlanField, planned: PlannedYears, judging: Judging): RotationCell[] {
  const { terms, from, to, among } = judging
  const crops = sequenceOf(field, planned, terms.thisYear)
  const conflicts = judgeCells(crops, { from: Math.max(from, terms.thisYear), to }, terms)
  const cells: RotationCell[] = []
  for (let year = from; year <= to; year += 1) {
    const { crop, source } = cropAt(field, planned, { year, thisYear: terms.thisYear })
    const locked = planned.get(year)?.locked ?? false
    const found = isHistory({ year, source }, terms.thisYear) ? [] : (conflicts.get(year) ?? [])
    const better = found.length > 0 ? betterCrops(crops, { year, among, terms }) : []
    if (crop !== null || locked)
      cells.push({ year, crop, source, cropUse: 'MAIN', locked, conflicts: found, better })
    for (const other of yearInfoOf(field, year)?.otherCrops ?? [])
      cells.push({
        year,
        crop: other.crop,
        source: 'ACTUAL',
        cropUse: other.use,
        locked: false,
        conflicts: [],
        better: [],
      })
  }
  return cells
}

/** Both kinds: a planned year seldom says yet which support it is for. */
const CATCH_CROPS: ReadonlySet<string> = new Set(['CATCH_CROP_KSM', 'CATCH_CROP'])
const LEGUMES: ReadonlySet<string> = new Set(['pulse', 'forageLegume'])

/** Legumes under a crop, by its refinement or by what else is sown. */
function isUndersown(field: PlanField, year: number): boolean {
  const info = yearInfoOf(field, year)
  const refinement = info?.mainCrop?.refinement ?? ''
  if (refinement.startsWith('liblikõieliste allakülviga')) return true
  return (info?.otherCrops ?? []).some(
    ({ use, crop }) => use === 'UNDERSOWN' && LEGUMES.has(cropByKey(crop)?.rotationGroup ?? ''),
  )
}

/** Hectares of a field that have a catch crop in a year, at most the field. */
function catchCropArea(field: PlanField, year: number): number {
  const area = areaOfYear(field, year)
  const crops = (yearInfoOf(field, year)?.otherCrops ?? []).filter(({ use }) => CATCH_CROPS.has(use))
  return Math.min(
    area,
    crops.reduce((sum, crop) => sum + (crop.area ?? area), 0),
  )
}

/** A field in a year as the sums of the farm count it. */
export const fieldOfYear = (
  field: PlanField,
  crops: ReadonlyMap<number, string>,
  year: number,
): FieldOfYear => ({
  area: areaOfYear(field, year),
  crop: crops.get(year) ?? null,
  before: crops.get(year - 1) ?? null,
  isUndersownWithLegumes: isUndersown(field, year),
  catchCropArea: catchCropArea(field, year),
})

/** Crops of a farm around this year, the ones on most land first: what is offered, and what a suggestion chooses from. */
export function cropsOfFarm(fields: readonly PlanField[], thisYear: number): string[] {
  const areas = new Map<string, number>()
  for (const field of fields)
    for (const { year, mainCrop } of field.yearInfo)
      if (mainCrop && year >= thisYear - 5 && year <= thisYear + 1 && cropByKey(mainCrop.crop) !== undefined)
        areas.set(mainCrop.crop, (areas.get(mainCrop.crop) ?? 0) + areaOfYear(field, year))
  return [...areas].toSorted(([, a], [, b]) => b - a).map(([crop]) => crop)
}

export interface PlanFacts {
  readonly fields: readonly PlanField[]
  readonly planned: ReadonlyMap<string, PlannedYears>
  readonly terms: Terms
  readonly isOrganic: boolean
}

/** Years of history and of plan that are shown. */
const SHOWN = { past: 3, ahead: 5 } as const

/** The first year to plan: this one, or the next once most fields have their crop of this year. */
export function firstPlannedYear(fields: readonly PlanField[], thisYear: number): number {
  const inUse = fields.filter((field) => isInUse(field, thisYear))
  const known = inUse.filter((field) => mainCropOf(field, thisYear))
  return known.length > 0 && known.length * 2 >= inUse.length ? thisYear + 1 : thisYear
}

/** Three years of history and five of plan. */
export function shownYears(
  fields: readonly PlanField[],
  thisYear: number,
): { readonly from: number; readonly to: number } {
  const first = firstPlannedYear(fields, thisYear)
  return { from: first - SHOWN.past, to: first + SHOWN.ahead - 1 }
}

/** A field in each year in which it is one, as the sums of the farm count it. */
export type FieldInYears = ReadonlyMap<number, FieldOfYear>

/** The years of a field that is one in them. */
export function inYears(
  field: PlanField,
  crops: ReadonlyMap<number, string>,
  years: readonly number[],
): FieldInYears {
  return new Map(
    years.flatMap((year) => (isInUse(field, year) ? [[year, fieldOfYear(field, crops, year)]] : [])),
  )
}

/** The sums of the farm over some years. */
export const sharesOfYears = (
  fields: readonly FieldInYears[],
  { years, isOrganic }: { readonly years: readonly number[]; readonly isOrganic: boolean },
): YearShares[] =>
  years.map((year) =>
    sharesOf(
      fields.flatMap((field) => field.get(year) ?? []),
      { year, isOrganic },
    ),
  )

/** The same, of the fields and what is planned on them. */
export const farmShares = (
  { fields, planned, terms, isOrganic }: PlanFacts,
  years: readonly number[],
): YearShares[] =>
  sharesOfYears(
    fields.map((field) =>
      inYears(field, sequenceOf(field, planned.get(field._id) ?? NO_PLAN, terms.thisYear), years),
    ),
    { years, isOrganic },
  )

/** Every year of a span. */
export const yearsOf = ({ from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
