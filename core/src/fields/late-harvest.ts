/**
 * Late crops: a harvest after the usual end of the season belongs to the crop that still stands, so the season of that
 * year ends with it (docs/calculations/season.md).
 */
import { harvestedOf, isWhole } from '../harvest/rules.ts'
import { addDays, yearOf } from '../time/day.ts'
import { cropYearOf, harvestStartOf, seasonBounds, seasonOf, usualEndOf } from '../time/season.ts'
import { areaOfYear, type FieldYears, livesIn } from './rules.ts'
import type { YearInfo } from './schema.ts'

/** A done or running harvest or sowing. Area in hectares; days are `YYYY-MM-DD`, both ends belong to it. */
export interface FieldWork {
  readonly kind: 'harvest' | 'sowing'
  /** Key of the kind of job. */
  readonly job: string
  readonly area: number
  readonly day: string
  readonly endDay: string | null
}

type Land = Pick<FieldYears, 'area' | 'yearInfo' | 'firstYear' | 'lastYear'>

const byDay = (a: FieldWork, b: FieldWork): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

/** Late harvests of the main crop of a year, in the order of days: as long as it stands and nothing was sown after it. */
function lateHarvests(field: Land, info: YearInfo, work: readonly FieldWork[]): FieldWork[] {
  const { year } = info
  const { start } = seasonOf(year, field.yearInfo)
  const last = seasonBounds(year).end.to
  const sown = work.find(({ kind, day }) => kind === 'sowing' && day >= harvestStartOf(year))?.day ?? last
  const area = info.mainCropArea ?? areaOfYear(field, year)
  const harvests = work.filter(({ kind, day }) => kind === 'harvest' && day >= start && day <= last)
  return harvests.filter(
    ({ day }, at) =>
      day > usualEndOf(year) && day <= sown && !isWhole(harvestedOf(area, harvests.slice(0, at)), area),
  )
}

/** The day with which late harvests end the season of a year; undefined where the season ends as usual. */
function lateEndOf(field: Land, info: YearInfo, work: readonly FieldWork[]): string | undefined {
  const late = lateHarvests(field, info, work).at(-1)
  if (late === undefined) return undefined
  const next = work.find(({ kind, day }) => kind === 'sowing' && day > late.day)?.day
  const ends = [late.endDay ?? late.day, seasonBounds(info.year).end.to, ...(next ? [addDays(next, -1)] : [])]
  const first = ends.reduce((a, b) => (a < b ? a : b))
  return first < late.day ? late.day : first
}

/** Whether the farmer said himself where the season of a year ends, or the next one begins. */
const isOwnEnd = (years: readonly YearInfo[], { year, seasonEnd, endsWithHarvest }: YearInfo): boolean =>
  (seasonEnd != null && !endsWithHarvest) || years.find((each) => each.year === year + 1)?.seasonStart != null

function withEnd(info: YearInfo, end: string | undefined): YearInfo {
  if (end !== undefined) return { ...info, seasonEnd: end, endsWithHarvest: true }
  const { seasonEnd: _end, endsWithHarvest: _mark, ...rest } = info
  return rest
}

/**
 * The years of a field with the ends that late harvests give them; the same list where nothing changes. An end or a start
 * that the farmer set stays, an end that was given by a harvest follows it, and goes with it. `work` are the done and
 * running harvests and sowings of the field.
 */
export function withLateHarvests(field: Land, work: readonly FieldWork[]): readonly YearInfo[] {
  const ordered = work.toSorted(byDay)
  const years = field.yearInfo.toSorted((a, b) => a.year - b.year)
  let now: readonly YearInfo[] = field.yearInfo
  for (const { year } of years) {
    const info = now.find((each) => each.year === year)
    if (!info || (isOwnEnd(now, info) && !info.endsWithHarvest)) continue
    const mayBeLate = info.mainCrop != null && livesIn(field, year) && !isOwnEnd(now, info)
    const end = mayBeLate ? lateEndOf({ ...field, yearInfo: [...now] }, info, ordered) : undefined
    if (end === (info.endsWithHarvest ? info.seasonEnd : undefined)) continue
    now = now.map((each) => (each === info ? withEnd(info, end) : each))
  }
  return now
}

/** The older crop year that a harvest of this day belongs to if its main crop still stands; undefined where it may not. */
export function olderYearOf(day: string, yearInfo: readonly YearInfo[]): number | undefined {
  const year = yearOf(day)
  const info = yearInfo.find((each) => each.year === year)
  const isLate = day > usualEndOf(year) && cropYearOf(day, yearInfo) > year
  return isLate && info?.mainCrop != null && !isOwnEnd(yearInfo, info) ? year : undefined
}

/**
 * The years that somebody wants for a field, with the ends that harvests gave marked as they are stored: only the program
 * says that an end is a harvest's, and an end that was changed is the farmer's own.
 */
export const withEndsOf = (wished: readonly YearInfo[], stored: readonly YearInfo[]): YearInfo[] =>
  wished.map((info) => {
    const { endsWithHarvest: _said, ...rest } = info
    const before = stored.find(({ year }) => year === info.year)
    const isKept = before?.endsWithHarvest === true && before.seasonEnd === info.seasonEnd
    return isKept ? { ...rest, endsWithHarvest: true } : rest
  })
