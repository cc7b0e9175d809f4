/** Fertilizer that is planned or was spread: what it gives each hectare, and how much of it a field takes. */
import type { Elements } from '../nutrients/schema.ts'
import { roundTo } from '../units/rounding.ts'

/** Mineral fertilizers hold per cent; organic ones kg per t or m3, of whose nitrogen a part can be used. */
export type Content =
  | { readonly kind: 'mineral'; readonly percent: Elements }
  | { readonly kind: 'organic'; readonly perUnit: Elements; readonly usablePercent: number }

export interface GivenElements extends Elements {
  /** Whole nitrogen, with what plants cannot use. */
  readonly wholeN: number
}

const cents = (kg: number): number => roundTo(kg, 2)

/** Kilograms per hectare; `rate` in kg/ha of a mineral fertilizer, in t/ha or m3/ha of an organic one. */
export function givenBy(content: Content, rate: number): GivenElements {
  if (content.kind === 'mineral') {
    const part = (percent: number): number => cents((rate * percent) / 100)
    const { N, P, K } = content.percent
    return { N: part(N), P: part(P), K: part(K), wholeN: part(N) }
  }
  const { N, P, K } = content.perUnit
  const wholeN = cents(rate * N)
  return {
    N: cents((rate * N * content.usablePercent) / 100),
    P: cents(rate * P),
    K: cents(rate * K),
    wholeN,
  }
}

/** Amount for a field, in the rate's unit without "per hectare"; `overlap` in per cent of the area. */
export const totalAmount = (rate: number, hectares: number, overlap: number): number =>
  roundTo(rate * hectares * (1 + overlap / 100), 3)

export type Sufficiency = 'lacking' | 'enough' | 'tooMuch'

/** Under 90 % of the need lacks, above 105 % is too much; with no need anything is too much. */
export function sufficiencyOf(given: number, need: number): Sufficiency {
  if (need <= 0) return given > 0 ? 'tooMuch' : 'enough'
  const share = roundTo((given / need) * 100, 1)
  return share < 90 ? 'lacking' : share > 105 ? 'tooMuch' : 'enough'
}

/** Parts of the nitrogen of winter wheat: to BBCH 30, to BBCH 39, and the rest (yara.ee). */
const WHEAT_PARTS = [0.4, 0.3] as const

/** Nitrogen of winter wheat in its three parts, to 0.1 kg; the last part takes the remainder. */
export function wheatParts(nitrogen: number): readonly [number, number, number] {
  const tenth = (kg: number): number => roundTo(kg, 1)
  const whole = roundTo(nitrogen, 1)
  const [first, second] = [tenth(nitrogen * WHEAT_PARTS[0]), tenth(nitrogen * WHEAT_PARTS[1])]
  return [first, second, tenth(whole - first - second)]
}
