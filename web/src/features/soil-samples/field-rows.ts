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
