/** Rows of the supplies usage plan: needs by material and measure, beside stock, orders and packs. */
import type { MaterialType } from '../materials/schema.ts'
import type { BaseUnit } from '../units/schema.ts'
import { compareNames } from '../text/order.ts'
import { roundTo } from '../units/rounding.ts'
import { endingOf } from './authorisation.ts'
import type { Need } from './needs.ts'
import { purchaseOf } from './purchase.ts'
import { amountIn, type Measure, measureOf, partsOf, USUAL_UNIT } from './quantities.ts'
import type { SupplyMark, SupplyPart, SupplyRow, SupplySettingDocument } from './schema.ts'

/** A material as rows tell it; `key` tells materials apart. */
export interface SupplyMaterial {
  readonly key: string
  readonly requisiteId: string | null
  readonly name: string
  readonly type: MaterialType
  readonly isOrganic: boolean
  /** Kilograms in a litre, where they are known. */
  readonly density: number | null
  /** Last day on which it may be used; null where nothing says one. */
  readonly usableUntil: string | null
}

/** An amount in the stock or in an order. */
export interface Held {
  readonly amount: number
  readonly unit: BaseUnit
}

export interface SupplyFacts {
  readonly material: SupplyMaterial
  readonly needs: readonly Need[]
  readonly setting: SupplySettingDocument | null
  /** Balances of today, by unit; none where nothing was entered. */
  readonly stock: readonly Held[]
  /** Ordered and not received yet. */
  readonly ordered: readonly Held[]
  /** Euros for one unit where the settings say none: of the last order or of the stock. */
  readonly price: { readonly perUnit: number; readonly unit: BaseUnit } | null
}

export interface FieldOfRow {
  readonly fieldName: string
  readonly crop: string | null
}

interface Year {
  readonly year: number
  readonly today: string
  readonly fieldOf: (fieldId: string) => FieldOfRow | undefined
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
const total = (needs: readonly Need[]): number => sumOf(needs.map(({ parts }) => parts ?? 0))
const isOf =
  (measure: Measure) =>
  ({ unit }: { readonly unit: BaseUnit | undefined }): boolean =>
    unit !== undefined && measureOf(unit) === measure

/** Parts by a measure: grams of a volume, or the other way, where the density is known; else undefined. */
function partsBy(
  measure: Measure,
  { parts, unit }: { readonly parts: number; readonly unit: BaseUnit },
  density: number | null,
): number | undefined {
  const from = measureOf(unit)
  if (from === measure) return parts
  if (density === null || measure === 'count' || from === 'count') return undefined
  return Math.round(measure === 'mass' ? parts * density : parts / density)
}
const heldBy =
  (measure: Measure, { density }: SupplyMaterial) =>
  ({ amount, unit }: Held): number | undefined =>
    partsBy(measure, { parts: partsOf(amount, unit), unit }, density)

/** A need in the measure of its row. */
function needBy(measure: Measure, need: Need, density: number | null): Need {
  const { unit, parts: own } = need
  if (unit === undefined || own === null || measureOf(unit) === measure) return need
  const parts = partsBy(measure, { parts: own, unit }, density)
  return parts === undefined ? need : { ...need, parts, unit: USUAL_UNIT[measure] }
}

/** Weight and volume of what has a density are one measure: that in which it is bought, else in which it is needed first. */
function joined(measures: readonly Measure[], { setting, material }: SupplyFacts): Measure[] {
  const bulk = measures.filter((measure) => measure !== 'count')
  const [first] = bulk
  if (material.density === null || first === undefined) return [...measures]
  const bought = setting === null ? undefined : measureOf(setting.unit)
  const kept = bought === undefined || bought === 'count' ? first : bought
  return measures.flatMap((measure) => (measure === 'count' ? measure : measure === first ? kept : []))
}

/** Measures of a material: of its needs, else of what is known of it otherwise. */
function measuresOf(facts: SupplyFacts): Measure[] {
  const { needs, setting, ordered, stock } = facts
  const needed = needs.flatMap(({ unit }) => unit ?? [])
  const others = [
    ...(setting === null ? [] : [setting.unit]),
    ...[...ordered, ...stock].map(({ unit }) => unit),
  ]
  const units = needed.length > 0 ? needed : others.slice(0, 1)
  const measures = new Set(units.map(measureOf))
  return measures.size === 0 ? ['mass'] : joined([...measures], facts)
}

/** The unit of the packs, else the one in which all of it is planned, else the usual one. */
function unitOfRow({ setting }: SupplyFacts, needs: readonly Need[], measure: Measure): BaseUnit {
  if (setting && measureOf(setting.unit) === measure) return setting.unit
  const units = new Set(needs.flatMap(({ unit }) => unit ?? []))
  const [only] = units
  return units.size === 1 && only !== undefined ? only : USUAL_UNIT[measure]
}

/** Euros for one of a unit, with 6 decimals; by the density where the price is told for the other measure. */
function priceIn({ setting, price, material }: SupplyFacts, unit: BaseUnit): number | null {
  const known = setting?.pricePerUnit == null ? price : { perUnit: setting.pricePerUnit, unit: setting.unit }
  if (known === null) return null
  const parts = partsBy(measureOf(known.unit), { parts: partsOf(1, unit), unit }, material.density)
  return parts === undefined ? null : roundTo((known.perUnit * parts) / partsOf(1, known.unit), 6)
}

const partOf = (need: Need, unit: BaseUnit, { fieldOf }: Year): SupplyPart => ({
  source: need.source,
  recordId: need.recordId,
  fieldId: need.fieldId,
  fieldName: fieldOf(need.fieldId)?.fieldName ?? '',
  crop: fieldOf(need.fieldId)?.crop ?? null,
  area: need.area,
  amount: need.parts === null ? null : amountIn(need.parts, unit),
  isDone: need.isDone,
  timeframe: need.timeframe,
  day: need.day,
})

/** Done first, as they were done; of one day as the fields stand. */
const inOrder = (a: SupplyPart, b: SupplyPart): number =>
  Number(b.isDone) - Number(a.isDone) || (a.day ?? '').localeCompare(b.day ?? '')

/** The worst that the authorisation says of needs that are not done. */
function endingsOf({ material }: SupplyFacts, needs: readonly Need[], { year, today }: Year): SupplyMark[] {
  const open = needs.filter(({ isDone }) => !isDone)
  const endings = new Set(
    open.flatMap(({ timeframe }) => endingOf(material.usableUntil, { timeframe, year, today }) ?? []),
  )
  if (endings.has('authorisationEnds')) return ['authorisationEnds']
  return [...endings]
}

/** A row that is to be made: a material with its needs of one measure. */
interface OfRow {
  readonly facts: SupplyFacts
  readonly measure: Measure
  readonly needs: readonly Need[]
  readonly year: Year
}

interface Counted {
  readonly lacking: number
  readonly stock: number | null
  readonly pack: number | null
  readonly otherUnits: readonly BaseUnit[]
  readonly isBought: boolean
}

function marksOf({ facts, needs, year }: OfRow, counted: Counted): SupplyMark[] {
  const { lacking, stock, pack, otherUnits, isBought } = counted
  const marks: readonly [SupplyMark, boolean][] = [
    ['noPack', isBought && lacking > 0 && pack === null],
    ['otherUnit', otherUnits.length > 0],
    ['notInRegister', facts.material.requisiteId === null],
    ['unknownAmount', needs.some(({ parts }) => parts === null)],
    ['belowZero', (stock ?? 0) < 0],
  ]
  return [...endingsOf(facts, needs, year), ...marks.flatMap(([mark, is]) => (is ? [mark] : []))]
}

/** Amounts of a row in whole parts, and units that it cannot count. */
function countRow({ facts, measure, needs }: OfRow) {
  const { setting } = facts
  const is = isOf(measure)
  const own = setting !== null && is(setting) ? setting : null
  const by = heldBy(measure, facts.material)
  const stocked = facts.stock.flatMap((held) => by(held) ?? [])
  // A unit below zero was used without being entered: it takes nothing from another.
  const there = sumOf(stocked.map((parts) => Math.max(0, parts)))
  const uncounted = [
    ...[...facts.stock, ...facts.ordered].filter((held) => by(held) === undefined),
    ...(setting === null || is(setting) ? [] : [setting]),
  ]
  return {
    done: total(needs.filter(({ isDone }) => isDone)),
    left: total(needs.filter(({ isDone }) => !isDone)),
    reserve: own?.reserve == null ? 0 : partsOf(own.reserve, own.unit),
    pack: (own?.packSize == null ? null : partsOf(own.packSize, own.unit)) || null,
    there,
    stock: stocked.length === 0 ? null : there > 0 ? there : sumOf(stocked),
    ordered: sumOf(facts.ordered.flatMap((held) => by(held) ?? [])),
    otherUnits: [...new Set(uncounted.map(({ unit }) => unit))],
    isBought: setting?.isBought ?? !facts.material.isOrganic,
  }
}

function rowOf(of: OfRow): SupplyRow {
  const { facts, measure, needs, year } = of
  const { material, setting } = facts
  const unit = unitOfRow(facts, needs, measure)
  const counted = countRow(of)
  const { done, left, reserve, pack, stock, ordered, isBought, otherUnits } = counted
  const bought = purchaseOf({ ...counted, balance: counted.there })
  const to = (parts: number): number => amountIn(parts, unit)
  return {
    key: `${material.key}|${measure}`,
    requisiteId: material.requisiteId,
    name: material.name,
    type: material.type,
    unit,
    need: to(done + left),
    done: to(done),
    left: to(left),
    stock: stock === null ? null : to(stock),
    ordered: to(ordered),
    reserve: to(reserve),
    isBought,
    lacking: to(bought.lacking),
    packSize: pack === null ? null : to(pack),
    packs: isBought ? bought.packs : null,
    toBuy: isBought ? to(bought.amount) : 0,
    over: isBought ? to(bought.over) : 0,
    pricePerUnit: priceIn(facts, unit),
    supplier: setting?.supplier ?? '',
    usableUntil: material.usableUntil,
    marks: marksOf(of, { ...counted, lacking: bought.lacking }),
    otherUnits,
    parts: needs.map((need) => partOf(need, unit, year)).toSorted(inOrder),
  }
}

/** Rows of one material: one for each measure that it is planned in, where no density joins them. What cannot be told stands with the first. */
export function rowsOf(facts: SupplyFacts, year: Year): SupplyRow[] {
  const measures = measuresOf(facts)
  const untold = facts.needs.filter(({ unit }) => unit === undefined)
  return measures.map((measure, at) => {
    const told = facts.needs.map((need) => needBy(measure, need, facts.material.density))
    const own = told.filter(isOf(measure))
    return rowOf({ facts, measure, year, needs: at === 0 ? [...own, ...untold] : own })
  })
}

/** By name, as Estonians sort. */
export const inNameOrder = (rows: readonly SupplyRow[]): SupplyRow[] =>
  rows.toSorted((a, b) => compareNames(a.name, b.name) || (a.key < b.key ? -1 : 1))
