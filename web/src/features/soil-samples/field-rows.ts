/** The fields of a year with what their samples say. */
import { roundOf } from '@vagu/core/soil-samples/field-value'
import type { FieldSampling, SamplingOverview, SoilSample } from '@vagu/core/soil-samples/schema'
import { validUntil } from '@vagu/core/soil-samples/validity'
import { yearOf } from '@vagu/core/time/day'

export interface FieldRow extends FieldSampling {
  /** All of the field, the newest first. */
  readonly all: readonly SoilSample[]
  /** Samples that its figures come from. */
  readonly round: readonly SoilSample[]
  readonly isExpired: boolean
  /** The last day on which all of the round count; null without samples. */
  readonly validTo: string | null
}

/** The day for which a year is shown: today in the year that runs, else its last. */
export const shownDayOf = (year: number, today: string): string =>
  yearOf(today) === year ? today : `${year}-12-31`

export function fieldRowsOf(
  { fields, year }: SamplingOverview,
  samples: readonly SoilSample[],
  today: string,
): FieldRow[] {
  const byField = Map.groupBy(samples, ({ fieldId }) => fieldId)
  return fields.map((field) => {
    const all = byField.get(field.fieldId) ?? []
    const { samples: round, isExpired } = roundOf(all, shownDayOf(year, today))
    const ends = round.map(({ date }) => validUntil(date)).toSorted((a, b) => (a < b ? -1 : 1))
    return { ...field, all, round, isExpired, validTo: ends[0] ?? null }
  })
}

/** Years before the shown one whose samples can be asked for by themselves. */
const YEARS_BEFORE = 4

/** Years of which samples can be asked for: the shown one and those before it, the newest first. */
export const takenYears = (year: number): number[] =>
  Array.from({ length: YEARS_BEFORE + 1 }, (_, i) => year - i)

/** Fields with what the samples of one year say, of those that have some; of every year all fields. */
export function rowsTakenIn(
  overview: SamplingOverview,
  samples: readonly SoilSample[],
  { taken, day }: { readonly taken: number | null; readonly day: string },
): FieldRow[] {
  if (taken === null) return fieldRowsOf(overview, samples, day)
  const own = samples.filter(({ date }) => yearOf(date) === taken)
  return fieldRowsOf(overview, own, day).filter(({ all }) => all.length > 0)
}
