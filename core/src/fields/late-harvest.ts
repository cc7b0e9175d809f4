/**
 * Late crops: a harvest after the usual end of the season belongs to the crop that still stands, so the season of that
 * year ends with it (docs/calculations/season.md).
 */
import { cropByKey } from '../crops/table.ts'
import { harvestedOf, isWhole } from '../harvest/rules.ts'
import { addDays, yearOf } from '../time/day.ts'
import { cropYearOf, firstDayOf, harvestStartOf, seasonBounds, seasonOf, usualEndOf } from '../time/season.ts'
import { areaOfYear, type FieldYears, livesIn } from './rules.ts'
import type { MainCrop, YearInfo } from './schema.ts'

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

/** Work of the category harvest that moves what was lifted before. */
const CARRYING: ReadonlySet<string> = new Set(['bale-gathering', 'bale-hauling', 'silage-wrapping'])
/** Crops that are baled; of others the straw is. */
const BALED: ReadonlySet<string> = new Set(['green', 'hay', 'whole'])
const BALING: ReadonlySet<string> = new Set(['baling', 'hay-packing', 'hay-baling'])

/** Whether the work lifts the main crop. */
const lifts = ({ kind, job }: FieldWork, { crop }: MainCrop): boolean =>
  kind === 'harvest' && !CARRYING.has(job) && (!BALING.has(job) || BALED.has(cropByKey(crop)?.harvest ?? ''))

/** Work of a field in the order of days, as far as it tells what became of the main crop of a year. */
function workOn(field: Land, { year, mainCrop }: YearInfo, work: readonly FieldWork[]) {
  const sowings = work.filter(({ kind }) => kind === 'sowing')
  const isNext = ({ day }: FieldWork): boolean => day >= harvestStartOf(year)
  const { start } = seasonOf(year, field.yearInfo)
  const sown = sowings.findLast((each) => each.day >= start && !isNext(each))?.day ?? start
  // what was lifted in the autumn before, or before this crop was sown, was another one
  const first = firstDayOf(year) > sown ? firstDayOf(year) : sown
  const last = seasonBounds(year).end.to
  const harvests = work.filter(
    (each) => mainCrop != null && lifts(each, mainCrop) && each.day >= first && each.day <= last,
  )
  return { harvests, sowings, nextSown: sowings.find(isNext)?.day }
}

/** Late harvests of the main crop of a year: as long as it stands and nothing was sown after it. */
function lateHarvests(field: Land, info: YearInfo, { harvests, nextSown }: ReturnType<typeof workOn>) {
  const area = info.mainCropArea ?? areaOfYear(field, info.year)
  const stands = (day: string): boolean =>
    !isWhole(
      harvestedOf(
        area,
        harvests.filter((before) => before.day < day),
      ),
      area,
    )
  return harvests.filter(
    ({ day }) => day > usualEndOf(info.year) && (nextSown === undefined || day <= nextSown) && stands(day),
  )
}

/** The day with which late harvests end the season of a year; undefined where the season ends as usual. */
function lateEndOf(field: Land, info: YearInfo, all: readonly FieldWork[]): string | undefined {
  const work = workOn(field, info, all)
  const late = lateHarvests(field, info, work)
  const day = late.at(-1)?.day
  if (day === undefined) return undefined
  const ends = late.map((each) => each.endDay ?? each.day).toSorted()
  const next = work.sowings.find((each) => each.day > day)?.day
  const bounds = [ends.at(-1) ?? day, seasonBounds(info.year).end.to, ...(next ? [addDays(next, -1)] : [])]
  const [first = day] = bounds.toSorted()
  return first < day ? day : first
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
    const isOwn = info !== undefined && isOwnEnd(now, info)
    if (!info || (isOwn && !info.endsWithHarvest)) continue
    const mayBeLate = !isOwn && info.mainCrop != null && livesIn(field, year)
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
 * says that an end is a harvest's. An end without a mark is the farmer's own; one that bears a mark, but is no longer what the
 * harvest gave, comes from an older version of the field, and is worked out anew.
 */
export const withEndsOf = (wished: readonly YearInfo[], stored: readonly YearInfo[]): YearInfo[] =>
  wished.map((info) => {
    const { endsWithHarvest: isSaid, ...rest } = info
    const before = stored.find(({ year }) => year === info.year)
    const isKept = before?.endsWithHarvest === true && before.seasonEnd === info.seasonEnd
    if (isKept) return { ...rest, endsWithHarvest: true }
    return isSaid ? withEnd(info, undefined) : rest
  })
