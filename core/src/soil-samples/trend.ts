/** Figures of a field's soil in its newest round of samples, each beside that of the round before. No rate follows from them. */
import { roundTo } from '../units/rounding.ts'
import { fieldValueOf, meanOfSamples, roundOf } from './field-value.ts'
import type { Element, SoilSample } from './schema.ts'

export type TrendSample = Pick<
  SoilSample,
  'date' | 'areaHa' | 'methodP' | 'phMethod' | 'ph' | 'below' | Element
>

export interface Dated {
  readonly value: number
  /** The day of the newest sample. */
  readonly date: string
}
export interface Trend extends Dated {
  /** Null where no round before was measured in the same way. */
  readonly before: Dated | null
}

/** Samples of the newest round, and of the one before it. */
function roundsOf<S extends TrendSample>(
  samples: readonly S[],
  day: string,
): readonly [readonly S[], readonly S[]] {
  const newest = roundOf(samples, day).samples
  const known = new Set(newest)
  const older = samples.filter((sample) => sample.date <= day && !known.has(sample))
  const last = older.reduce((latest, { date }) => (date > latest ? date : latest), '')
  return [newest, last === '' ? [] : roundOf(older, last).samples]
}

const newestDay = (samples: readonly TrendSample[]): string =>
  samples.reduce((latest, { date }) => (date > latest ? date : latest), '')

interface Measured extends Dated {
  readonly method: string | null
}

const DECIMALS = 1

function elementIn(samples: readonly TrendSample[], element: Element): Measured | undefined {
  const all = samples.filter((sample) => sample[element] !== null)
  const date = newestDay(all)
  const method = all.find((sample) => sample.date === date)?.methodP ?? null
  const alike = all.filter(({ methodP }) => methodP === method)
  if (alike.length === 0) return undefined
  const { mean } = meanOfSamples(
    alike.map((sample) => ({ areaHa: sample.areaHa, value: sample[element] ?? 0 })),
  )
  return { value: roundTo(mean, DECIMALS), date, method }
}

function phIn(samples: readonly TrendSample[]) {
  const found = fieldValueOf(samples, 'ph')
  if (!found) return undefined
  const all = samples.filter(({ ph }) => ph !== null)
  const date = newestDay(all)
  const method = all.find((sample) => sample.date === date)?.phMethod ?? null
  return { value: found.value, date, method, grade: found.grade }
}

const beside = (now: Measured, before: Measured | undefined): Dated | null =>
  before === undefined || before.method !== now.method ? null : { value: before.value, date: before.date }

/** An element, mg/kg to a tenth, as the samples of a day tell it; undefined where nobody measured it. */
export function trendOf(samples: readonly TrendSample[], element: Element, day: string): Trend | undefined {
  const [now, before] = roundsOf(samples, day)
  const found = elementIn(now, element)
  return found && { value: found.value, date: found.date, before: beside(found, elementIn(before, element)) }
}

/** The same of pH, with its class. */
export function phTrendOf(samples: readonly TrendSample[], day: string) {
  const [now, before] = roundsOf(samples, day)
  const found = phIn(now)
  return (
    found && {
      value: found.value,
      date: found.date,
      grade: found.grade,
      before: beside(found, phIn(before)),
    }
  )
}
