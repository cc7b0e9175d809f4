/**
 * Suggests crops for the empty cells of a plan: year by year the cheapest crop of each field, the largest field first, then
 * legumes as far as the support asks for more, and then exchanges that cost less. The same seed suggests the same; what stands or is locked is never touched.
 */
import { areaOfYear, isInUse } from '../fields/rules.ts'
import { cropByKey } from '../crops/table.ts'
import { roundTo } from '../units/rounding.ts'
import { cropAt, cropsOfFarm, NO_PLAN, type PlanFacts, type PlanField, sequenceOf } from './plan.ts'
import type { SuggestedCell, SuggestionWish } from './schema.ts'
import { randomOf } from './random.ts'
import { COSTS, sequenceCost } from './suggest-cost.ts'
import { isLegumeCrop, LegumeLand } from './suggest-legumes.ts'
import { reasonsOf } from './suggest-reasons.ts'

/** Crops that stay where they are: nobody sows them into a rotation. */
const PERMANENT: ReadonlySet<string> = new Set(['permanentGrass', 'fruit', 'berry', 'nursery'])
/** Years that a sown stand of herbage is kept. */
const STAND_YEARS = 4
/** Years behind a cell whose crops it may break. */
const REACH = 6
/** Exchanges that are tried for each cell, and at most: what bounds the time. */
const TRIES = { perCell: 12, most: 6000 } as const

interface FieldState {
  readonly field: PlanField
  readonly crops: Map<number, string>
  cost: number
}
interface Cell {
  readonly state: FieldState
  readonly year: number
  readonly area: number
}
type Wish = Pick<SuggestionWish, 'from' | 'to' | 'seed' | 'fieldIds' | 'crops'>

const isPerennial = (crop: string | undefined): boolean =>
  crop !== undefined && cropByKey(crop)?.season === 'perennial'
const isPermanent = (crop: string | undefined): boolean =>
  crop !== undefined && PERMANENT.has(cropByKey(crop)?.rotationGroup ?? '')

/** Years that the stand before a year has been there, as far as they count. */
function standYears(crops: ReadonlyMap<number, string>, year: number): number {
  const crop = crops.get(year - 1)
  for (let count = 1; count <= STAND_YEARS; count += 1) if (crops.get(year - 1 - count) !== crop) return count
  return STAND_YEARS
}

/** Crops of the wish with their shares; without one, those of the last three years as they stood. */
function wishedShares(facts: PlanFacts, wish: Wish): Map<string, number> {
  if (wish.crops) return new Map(wish.crops.map(({ crop, share }) => [crop, share]))
  const { thisYear } = facts.terms
  const areas = new Map<string, number>()
  let total = 0
  for (const field of facts.fields) {
    const crops = sequenceOf(field, NO_PLAN, thisYear)
    for (let year = thisYear - 2; year <= thisYear; year += 1) {
      const crop = crops.get(year)
      if (crop === undefined) continue
      const area = areaOfYear(field, year)
      total += area
      areas.set(crop, (areas.get(crop) ?? 0) + area)
    }
  }
  const known = cropsOfFarm(facts.fields, thisYear).filter(
    (crop) => cropByKey(crop)?.rotationGroup !== 'fallow',
  )
  return new Map(
    known.map((crop) => [crop, total === 0 ? 0 : roundTo(((areas.get(crop) ?? 0) / total) * 100, 1)]),
  )
}

/** The crop that was known last before a year. */
function lastBefore(crops: ReadonlyMap<number, string>, year: number): string | undefined {
  for (let past = year - 1; past >= year - REACH; past -= 1) if (crops.has(past)) return crops.get(past)
  return undefined
}

class Suggestion {
  readonly #facts: PlanFacts
  readonly #wish: Wish
  readonly #random: () => number
  readonly #shares: ReadonlyMap<string, number>
  readonly #states: readonly FieldState[]
  readonly #cells: readonly Cell[]
  /** Hectares of each crop, and of all land, by year. */
  readonly #areas = new Map<string, number>()
  readonly #totals = new Map<number, number>()
  readonly #chosen = new Map<Cell, string>()
  readonly #legumes: LegumeLand

  constructor(facts: PlanFacts, wish: Wish) {
    this.#facts = facts
    this.#wish = wish
    this.#random = randomOf(wish.seed)
    this.#shares = wishedShares(facts, wish)
    this.#legumes = new LegumeLand(facts)
    this.#states = facts.fields.map((field) => ({
      field,
      crops: sequenceOf(field, facts.planned.get(field._id) ?? NO_PLAN, facts.terms.thisYear),
      cost: 0,
    }))
    this.#cells = this.#emptyCells()
    this.#count()
  }

  #emptyCells(): Cell[] {
    const { from, to, fieldIds } = this.#wish
    const asked = fieldIds && new Set(fieldIds)
    const { thisYear } = this.#facts.terms
    const cells: Cell[] = []
    for (let year = Math.max(from, thisYear); year <= to; year += 1) {
      const ofYear = this.#states.flatMap((state): Cell[] => {
        const { field } = state
        const planned = this.#facts.planned.get(field._id) ?? NO_PLAN
        const isEmpty = cropAt(field, planned, { year, thisYear }).crop === null
        if (!isEmpty || planned.get(year)?.locked || !isInUse(field, year) || asked?.has(field._id) === false)
          return []
        return [{ state, year, area: areaOfYear(field, year) }]
      })
      cells.push(...ofYear.toSorted((a, b) => b.area - a.area))
    }
    return cells
  }

  #count(): void {
    for (const { field, crops } of this.#states)
      for (let { from: year } = this.#wish; year <= this.#wish.to; year += 1) {
        if (!isInUse(field, year)) continue
        const area = areaOfYear(field, year)
        this.#totals.set(year, (this.#totals.get(year) ?? 0) + area)
        const crop = crops.get(year)
        if (crop !== undefined) this.#add(year, crop, area)
        if (!isPermanent(crop ?? lastBefore(crops, year))) this.#legumes.addLand(year, area)
      }
  }

  #add(year: number, crop: string, area: number): void {
    const key = `${year} ${crop}`
    this.#areas.set(key, (this.#areas.get(key) ?? 0) + area)
    this.#legumes.add(year, crop, { area: Math.abs(area), sign: area < 0 ? -1 : 1 })
  }

  /** Cost of a crop's hectares in a year, with `more` of them. */
  #shareCost(year: number, crop: string, more: number): number {
    const wished = ((this.#shares.get(crop) ?? 0) / 100) * (this.#totals.get(year) ?? 0)
    return Math.abs((this.#areas.get(`${year} ${crop}`) ?? 0) + more - wished) * COSTS.shareHectare
  }

  #shareChange({ year, area }: Cell, crop: string, sign: 1 | -1 = 1): number {
    return this.#shareCost(year, crop, sign * area) - this.#shareCost(year, crop, 0)
  }

  #costWith({ crops }: FieldState, year: number, crop: string): number {
    const before = crops.get(year)
    crops.set(year, crop)
    const cost = sequenceCost(crops, { from: year, to: year + REACH }, this.#facts.terms)
    if (before === undefined) crops.delete(year)
    else crops.set(year, before)
    return cost
  }

  #candidates({ state, year }: Cell): string[] {
    const previous = state.crops.get(year - 1)
    if (previous !== undefined && isPermanent(previous)) return [previous]
    const annual = [...this.#shares.keys()].filter((crop) => !isPerennial(crop))
    const isKept = isPerennial(previous) && standYears(state.crops, year) < STAND_YEARS
    return previous !== undefined && isKept ? [previous] : annual
  }

  #fill(cell: Cell): void {
    let best: { crop: string; cost: number } | undefined
    for (const crop of this.#candidates(cell)) {
      const cost = this.#costWith(cell.state, cell.year, crop) + this.#shareChange(cell, crop)
      if (cost < (best?.cost ?? COSTS.forbidden)) best = { crop, cost }
    }
    if (best) this.#put(cell, best.crop)
  }

  #put(cell: Cell, crop: string): void {
    const before = this.#chosen.get(cell)
    if (before !== undefined) this.#add(cell.year, before, -cell.area)
    this.#chosen.set(cell, crop)
    cell.state.crops.set(cell.year, crop)
    this.#add(cell.year, crop, cell.area)
  }

  /** Legumes in a year in place of what was chosen, where that costs the least for each hectare, until there are enough. */
  #addLegumes(year: number): void {
    if (this.#legumes.lacking(year) === 0) return
    const offers = this.#cells.flatMap((cell) => {
      const now = this.#chosen.get(cell)
      if (cell.year !== year || now === undefined || isLegumeCrop(now)) return []
      const before = this.#costWith(cell.state, year, now)
      return this.#candidates(cell)
        .filter(isLegumeCrop)
        .map((crop) => ({ cell, crop, more: this.#costWith(cell.state, year, crop) - before }))
        .filter(({ more }) => more < COSTS.forbidden)
    })
    for (const { cell, crop, more } of offers.toSorted(
      (a, b) => a.more / a.cell.area - b.more / b.cell.area,
    )) {
      if (isLegumeCrop(this.#chosen.get(cell) ?? '')) continue
      if (more + this.#legumes.change(year, cell.area) < 0) this.#put(cell, crop)
    }
  }

  /** Exchanges the crops of two fields in a year where that costs less. */
  #exchange(one: Cell, other: Cell): void {
    const [mine, theirs] = [this.#chosen.get(one), this.#chosen.get(other)]
    if (mine === undefined || theirs === undefined || mine === theirs) return
    if (!this.#candidates(one).includes(theirs) || !this.#candidates(other).includes(mine)) return
    const { year } = one
    const before = this.#costWith(one.state, year, mine) + this.#costWith(other.state, year, theirs)
    const after = this.#costWith(one.state, year, theirs) + this.#costWith(other.state, year, mine)
    const more = other.area - one.area
    const shares =
      this.#shareCost(year, mine, more) -
      this.#shareCost(year, mine, 0) +
      this.#shareCost(year, theirs, -more) -
      this.#shareCost(year, theirs, 0) +
      this.#legumes.change(year, (Number(isLegumeCrop(mine)) - Number(isLegumeCrop(theirs))) * more)
    if (after + shares >= before || after >= COSTS.forbidden) return
    this.#put(one, theirs)
    this.#put(other, mine)
  }

  /** Gives a field another crop where that costs less. */
  #replace(cell: Cell, crop: string | undefined): void {
    const now = this.#chosen.get(cell)
    if (now === undefined || crop === undefined || crop === now) return
    if (!this.#candidates(cell).includes(crop)) return
    const before = this.#costWith(cell.state, cell.year, now)
    const after = this.#costWith(cell.state, cell.year, crop)
    const { year, area } = cell
    const legumes = (Number(isLegumeCrop(crop)) - Number(isLegumeCrop(now))) * area
    const shares =
      this.#shareChange(cell, crop) + this.#shareChange(cell, now, -1) + this.#legumes.change(year, legumes)
    if (after < COSTS.forbidden && after + shares < before) this.#put(cell, crop)
  }

  #improve(): void {
    const cell = this.#pick(this.#cells)
    if (!cell) return
    if (this.#random() < 0.5) return this.#replace(cell, this.#pick(this.#candidates(cell)))
    const other = this.#pick(this.#cells)
    if (other && other !== cell && other.year === cell.year) this.#exchange(cell, other)
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)]
  }

  *steps(): Generator<undefined, SuggestedCell[]> {
    for (const [i, cell] of this.#cells.entries()) {
      this.#fill(cell)
      if (i % 100 === 99) yield
    }
    for (const year of new Set(this.#cells.map((cell) => cell.year))) {
      this.#addLegumes(year)
      yield
    }
    const tries = Math.min(TRIES.most, this.#cells.length * TRIES.perCell)
    for (let i = 0; i < tries; i += 1) {
      this.#improve()
      if (i % 200 === 199) yield
    }
    return this.#cells.flatMap((cell) => this.#told(cell))
  }

  #told(cell: Cell): SuggestedCell[] {
    const { state, year } = cell
    const crop = this.#chosen.get(cell)
    if (crop === undefined) return []
    const total = this.#totals.get(year) ?? 0
    const share = this.#shares.get(crop)
    const now = total === 0 ? 0 : roundTo(((this.#areas.get(`${year} ${crop}`) ?? 0) / total) * 100, 1)
    const wished = share === undefined ? undefined : { share, now }
    const legumes = isLegumeCrop(crop) ? this.#legumes.shareIn(year) : undefined
    const reasons = reasonsOf(state.crops, { year, crop, terms: this.#facts.terms, wished, legumes })
    return [{ fieldId: state.field._id, year, crop, reasons }]
  }
}

/** The suggestion in steps, so that others may have a turn between two of them. */
export const suggestSteps = (facts: PlanFacts, wish: Wish): Generator<undefined, SuggestedCell[]> =>
  new Suggestion(facts, wish).steps()

export function suggest(facts: PlanFacts, wish: Wish): SuggestedCell[] {
  const steps = suggestSteps(facts, wish)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
