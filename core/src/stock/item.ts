/** Figures of one material in a period, and the reasons for which a farmer should look at it. */
import type { MaterialType } from '../materials/schema.ts'
import { addDays } from '../time/day.ts'
import { amountOf, centsOf, isUnit, type Parts, priceOf, quantityOf } from './exact.ts'
import type { Folded } from './fold.ts'
import { linesOf, type UseOnField } from './lines.ts'
import { type Lots, lotsAfter } from './lots.ts'
import { linesUntil, type Period, type Sums, sumsOf } from './period.ts'
import { Scale } from './scale.ts'
import type { PlannedUse, StockEntry, StockItem, StockMark, StockUnit } from './schema.ts'

/** Days before the end of something in which it is told; our own choice. */
const SOON = 90

/** A material as its ledger knows it. */
export interface MaterialInStock {
  readonly _id: string
  readonly requisiteId: string | null
  readonly name: string
  readonly type: MaterialType
  readonly isDeleted: boolean
  readonly density: number | null
  readonly useUpBy: string | null
  readonly registerUseUpBy: string | null
  readonly authorisedUntil: string | null
  readonly updatedAt: string | null
}
/** A plan that will take some; the amount in its own unit. */
export interface Plan extends PlannedUse {
  readonly unit: string | null
}

export interface Reckoned {
  readonly material: MaterialInStock
  readonly folded: Folded<StockEntry, UseOnField>
  readonly plans: readonly Plan[]
}

interface Figures extends Reckoned {
  readonly unit: StockUnit
  readonly period: Period
  readonly sums: Sums<StockEntry, UseOnField>
  readonly lots: Lots<StockEntry>
  readonly planned: readonly (Parts | null)[]
  readonly free: Parts
}

function marksOfDays({ material, lots, period: { end } }: Figures): [StockMark, boolean][] {
  const soon = addDays(end, SOON)
  const expiries = lots.lots.flatMap(({ entry }) => entry.expiresOn ?? [])
  const { useUpBy, authorisedUntil } = material
  const isBetween = (day: string) => day >= end && day <= soon
  return [
    ['expired', expiries.some((day) => day < end)],
    ['expiresSoon', expiries.some(isBetween)],
    ['useUpPassed', useUpBy !== null && useUpBy < end],
    ['authorisationEnded', authorisedUntil !== null && authorisedUntil < end],
    ['authorisationEnds', authorisedUntil !== null && isBetween(authorisedUntil)],
  ]
}

function marksOf(figures: Figures): StockMark[] {
  const { material, folded, sums, lots, planned, plans, free } = figures
  const isKept = folded.keptSince !== null
  const faults = new Set(sums.lines.map(({ fault }) => fault))
  const isWithoutDensity = plans.some(({ amount }, i) => amount !== null && planned[i] === null)
  const marks: [StockMark, boolean][] = [
    ['undocumented', sums.undocumented > 0n],
    ['shortage', isKept && free < 0n],
    ...(sums.balance > 0n ? marksOfDays(figures) : []),
    ['unpriced', sums.lines.some(({ reason }) => reason === 'UNPRICED')],
    ['densityMissing', faults.has('densityMissing') || isWithoutDensity],
    ['unitMismatch', faults.has('unitMismatch')],
    ['amountUnknown', faults.has('amountUnknown')],
    ['lotsAbove', lots.isAbove],
    ['deleted', material.isDeleted],
  ]
  return marks.filter(([, is]) => is).map(([mark]) => mark)
}

/** Unit of the ledger, else of the first plan that says one. */
const unitOf = ({ folded, plans }: Reckoned): StockUnit | null =>
  folded.unit ?? plans.map(({ unit }) => unit).find(isUnit) ?? null

function figuresOf(reckoned: Reckoned, period: Period): Figures {
  const { folded, material, plans } = reckoned
  const unit = unitOf(reckoned) ?? 'kg'
  const scale = new Scale(quantityOf(unit), material.density)
  const planned = plans.map((plan) => {
    const parts = scale.parts(plan.amount, plan.unit)
    return typeof parts === 'bigint' ? parts : null
  })
  const sums = sumsOf(folded, period)
  const taken = planned.reduce<bigint>((sum, parts) => sum + (parts ?? 0n), 0n)
  const lots = lotsAfter(linesUntil(folded, period.end))
  return { ...reckoned, unit, period, sums, lots, planned, free: sums.balance - taken }
}

const SUMS = [
  'startBalance',
  'increased',
  'used',
  'usedAsCoating',
  'decreased',
  'countedDifference',
  'undocumented',
  'balance',
] as const

function amountsOf({ sums, unit }: Figures): Pick<StockItem, (typeof SUMS)[number]> {
  const entries = SUMS.map((name) => [name, amountOf(sums[name], unit)])
  return Object.fromEntries(entries) as Pick<StockItem, (typeof SUMS)[number]>
}

const lotsOf = ({ lots, unit }: Figures): StockItem['lots'] =>
  lots.lots.map(({ entry, left }) => ({
    entryId: entry._id,
    receivedOn: entry.date,
    batchNo: entry.batchNo,
    expiresOn: entry.expiresOn,
    amount: amountOf(left, unit),
  }))

const plansOf = ({ plans, planned, unit }: Figures): PlannedUse[] =>
  plans.map(({ unit: _own, ...plan }, i) => {
    const parts = planned[i] ?? null
    return { ...plan, amount: parts === null ? null : amountOf(parts, unit) }
  })

/** Plans against what there is: of a material that is not kept nobody knows what is free. */
function leftOf({ folded, sums, free, unit }: Figures) {
  const isKept = folded.keptSince !== null
  return {
    planned: amountOf(sums.balance - free, unit),
    free: isKept ? amountOf(free, unit) : 0,
    shortage: isKept && free < 0n ? amountOf(-free, unit) : 0,
  }
}

/** A row of the stock, with its ledger where that is asked for. */
export function itemOf(reckoned: Reckoned, period: Period, { withLines }: { withLines: boolean }): StockItem {
  const figures = figuresOf(reckoned, period)
  const { material, folded, sums, unit } = figures
  const lots = lotsOf(figures)
  return {
    ...material,
    ...amountsOf(figures),
    ...leftOf(figures),
    unit: unitOf(reckoned),
    isKept: folded.keptSince !== null,
    keptSince: folded.keptSince,
    countedOn: sums.countedOn,
    meanPrice: sums.mean === null ? null : priceOf(sums.mean, unit),
    stockValue: sums.mean === null ? null : centsOf(sums.balance, sums.mean),
    usedCost: sums.usedCost,
    undocumentedCost: sums.undocumentedCost,
    nextExpiry: lots[0]?.expiresOn ?? null,
    lots,
    marks: marksOf(figures),
    ...(withLines && { lines: linesOf(sums, period, unit), plans: plansOf(figures) }),
  }
}
