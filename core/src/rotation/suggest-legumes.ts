/** Legumes that the support asks for (KSM § 12 lg 7–11): the land that it counts by year, what grows there, and what a lack costs. */
import { cropByKey } from '../crops/table.ts'
import { roundTo } from '../units/rounding.ts'
import { LEAST_FIELD, LEGUMES, LEGUMES_LEAST, LEGUMES_LEAST_ORGANIC } from './farm.ts'
import { isInSupport } from './judge.ts'
import type { PlanFacts } from './plan.ts'
import { COSTS } from './suggest-cost.ts'

export const isLegumeCrop = (crop: string): boolean => LEGUMES.has(cropByKey(crop)?.rotationGroup ?? '')

const costOf = (lacking: number): number =>
  lacking === 0 ? 0 : COSTS.legumesLacking + lacking * COSTS.legumeHectare

export class LegumeLand {
  readonly #terms: PlanFacts['terms']
  /** Per cent of the arable land. */
  readonly least: number
  readonly #land = new Map<number, number>()
  readonly #legumes = new Map<number, number>()

  constructor({ terms, isOrganic }: PlanFacts) {
    this.#terms = terms
    this.least = isOrganic ? LEGUMES_LEAST_ORGANIC : LEGUMES_LEAST
  }

  /** A field of arable land. */
  addLand(year: number, area: number): void {
    if (area >= LEAST_FIELD) this.#land.set(year, (this.#land.get(year) ?? 0) + area)
  }

  /** A crop on a field, or one that it has no more, with `sign` -1. */
  add(year: number, crop: string, field: { readonly area: number; readonly sign: 1 | -1 }): void {
    if (field.area >= LEAST_FIELD && isLegumeCrop(crop))
      this.#legumes.set(year, (this.#legumes.get(year) ?? 0) + field.sign * field.area)
  }

  /** Hectares that lack in a year; none where the support does not ask. */
  lacking(year: number, more = 0): number {
    if (!isInSupport(this.#terms, year)) return 0
    const wanted = ((this.#land.get(year) ?? 0) * this.least) / 100
    return Math.max(0, wanted - (this.#legumes.get(year) ?? 0) - more)
  }

  /** Cost of so many hectares of legumes more in a year; below 0 where they were lacking. */
  change(year: number, more: number): number {
    return costOf(this.lacking(year, more)) - costOf(this.lacking(year))
  }

  /** Share of a year in per cent, where the support asks for one. */
  shareIn(year: number): { readonly least: number; readonly now: number } | undefined {
    const land = this.#land.get(year) ?? 0
    if (land === 0 || !isInSupport(this.#terms, year)) return undefined
    return { least: this.least, now: roundTo(((this.#legumes.get(year) ?? 0) / land) * 100, 1) }
  }
}
