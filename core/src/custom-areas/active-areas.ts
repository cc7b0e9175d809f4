import { areaUnits } from '../units/rounding.ts'
import type { AreaStatus, YearlyArea } from './schema.ts'

/** Areas differ much when by more than 1 % and by more than 0.05 ha. */
const MUCH_SHARE = 0.01
const MUCH_UNITS = areaUnits(0.05)

/** Whether an area, hectares, is quite another one than it was. */
export function differsMuch(now: number, was: number): boolean {
  const difference = Math.abs(areaUnits(now) - areaUnits(was))
  return difference > MUCH_UNITS && difference > areaUnits(was) * MUCH_SHARE
}

/** The whole field as it is today. */
export interface FieldToday {
  readonly areaOf: (year: number) => number
  /** Crop years that have an area of their own. */
  readonly years: readonly number[]
}

const changedSince = (saved: YearlyArea, area: number): AreaStatus | null =>
  saved.areaWhenItWasSaved !== null && differsMuch(area, saved.areaWhenItWasSaved) ? 'AREA_CHANGED' : null

/** A year without a value of its own goes by the last one before it, as long as the field stays what it was. */
function between(saved: YearlyArea, year: number, field: FieldToday): YearlyArea {
  const { areaWhenItWasSaved } = saved
  const status = saved.status ?? changedSince(saved, field.areaOf(year))
  return { year, area: null, areaWhenItWasSaved, status }
}

/**
 * A field's areas of a kind by year, with what is to be looked at as the field is today. `stored` holds no `AREA_CHANGED`
 * and no `MISSING`: those are found here. Later years are named only where the field got another area.
 */
export function activeAreas(
  stored: readonly YearlyArea[],
  { field, kindYear }: { readonly field: FieldToday; readonly kindYear: number },
): YearlyArea[] {
  if (stored.length === 0)
    return [{ year: kindYear, area: null, areaWhenItWasSaved: null, status: 'MISSING' }]
  const byYear = stored.toSorted((a, b) => a.year - b.year)
  const own = byYear.map((each) => ({
    ...each,
    status: each.status ?? changedSince(each, field.areaOf(each.year)),
  }))
  const later = field.years.flatMap((year) => {
    const before = byYear.findLast((each) => each.year <= year)
    return before && before.year !== year ? [between(before, year, field)] : []
  })
  const all = [...own, ...later].toSorted((a, b) => a.year - b.year)
  return all.filter((each, i) => each.area !== null || i === 0 || each.status !== all[i - 1]?.status)
}
