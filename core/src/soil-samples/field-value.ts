/** Figures that a field's samples give together. */
import { daysBetween } from '../time/day.ts'
import { roundTo } from '../units/rounding.ts'
import { type NeedClass, type PhClass, phClass, phosphorusClass, potassiumClass } from './classes.ts'
import type { SoilSample } from './schema.ts'
import { isValidOn } from './validity.ts'

/** Days before the newest sample within which others were taken with it. */
const ROUND_DAYS = 365

/** Figures that have a chip of their own. */
export const MAIN_FIGURES = ['p', 'k', 'ph', 'c'] as const
export type MainFigure = (typeof MAIN_FIGURES)[number]
export const DECIMALS: Readonly<Record<MainFigure, number>> = { p: 0, k: 0, ph: 1, c: 1 }

/** Parts of a sample that the value of one figure rests on. */
export type Measured<F extends MainFigure = MainFigure> = Pick<
  SoilSample,
  'date' | 'areaHa' | 'methodP' | 'below'
> &
  Partial<Pick<SoilSample, 'phMethod'>> &
  Readonly<Record<F, number | null>>

/** The samples that a field's figures come from: the newest and those of the year before it, of the valid ones where there are any. */
export function roundOf<S extends { readonly date: string }>(
  samples: readonly S[],
  day: string,
): { readonly samples: readonly S[]; readonly isExpired: boolean } {
  const known = samples.filter(({ date }) => date <= day)
  const valid = known.filter((sample) => isValidOn(sample, day))
  const newest = known.reduce((last, { date }) => (date > last ? date : last), '')
  const of = valid.length > 0 ? valid : known
  return {
    samples: of.filter(({ date }) => daysBetween(date, newest) <= ROUND_DAYS),
    isExpired: known.length > 0 && valid.length === 0,
  }
}

export interface FieldValue {
  readonly mean: number
  /** As its class reads it: whole mg/kg, tenths of pH and of a per cent. */
  readonly value: number
  readonly least: number
  readonly most: number
  readonly count: number
  /** Whether each sample counted by the hectares that it stands for. */
  readonly isByArea: boolean
  /** Whether a sample lies below what the laboratory can tell, and counted with that bound. */
  readonly isBelow: boolean
  /** Samples with a figure by another method, which are left out. */
  readonly leftOut: number
  readonly grade: NeedClass | PhClass | null
}

type Methods = Pick<Measured, 'methodP' | 'phMethod'>

const methodOf = (sample: Methods, figure: MainFigure): string | null => {
  if (figure === 'ph') return sample.phMethod ?? null
  return figure === 'c' ? null : sample.methodP
}

function gradeOf(figure: MainFigure, value: number, sample: Methods): NeedClass | PhClass | null {
  if (figure === 'p') return phosphorusClass(value, sample.methodP)
  if (figure === 'k') return potassiumClass(value, sample.methodP)
  return figure === 'ph' ? phClass(value, sample.phMethod ?? null) : null
}

/** The class of one sample's figure; null where it has none. */
export const sampleGrade = (figure: MainFigure, sample: Measured): NeedClass | PhClass | null => {
  const value = sample[figure]
  return value === null ? null : gradeOf(figure, value, sample)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The mean of samples by the hectares that each stands for, or plain where one does not say. */
export function meanOfSamples(
  samples: readonly { readonly areaHa: number | null; readonly value: number }[],
): { readonly mean: number; readonly isByArea: boolean } {
  const isByArea = samples.every(({ areaHa }) => areaHa !== null)
  const weights = samples.map(({ areaHa }) => (isByArea ? (areaHa ?? 0) : 1))
  return { mean: sum(samples.map(({ value }, i) => value * (weights[i] ?? 0))) / sum(weights), isByArea }
}

/** Figure of a field's samples; undefined without figures. */
export function fieldValueOf<F extends MainFigure>(
  samples: readonly Measured<F>[],
  figure: F,
): FieldValue | undefined {
  const all = samples
    .filter((sample) => sample[figure] !== null)
    .toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date))
  const [newest] = all
  if (newest === undefined) return undefined
  const alike = all.filter((sample) => methodOf(sample, figure) === methodOf(newest, figure))
  const numbers = alike.map((sample) => sample[figure] ?? 0)
  const { mean, isByArea } = meanOfSamples(alike.map(({ areaHa }, i) => ({ areaHa, value: numbers[i] ?? 0 })))
  const value = roundTo(mean, DECIMALS[figure])
  return {
    mean,
    value,
    least: Math.min(...numbers),
    most: Math.max(...numbers),
    count: alike.length,
    isByArea,
    isBelow: alike.some(({ below }) => below.includes(figure)),
    leftOut: all.length - alike.length,
    grade: gradeOf(figure, value, newest),
  }
}
