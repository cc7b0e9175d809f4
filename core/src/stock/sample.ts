/**
 * The ledger of one material by another road, for tests: day by day, in fractions of whole numbers, as slow as it likes. No mean
 * is ever rounded here, and each sum is rounded once, where it is told.
 */
import type { FoldEntry, FoldUse, Ledger } from './fold.ts'

export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}
const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b))
const sizeOf = (a: bigint): bigint => (a < 0n ? -a : a)

function fraction(over: bigint, under = 1n): Fraction {
  const by = divisorOf(sizeOf(over), under) || 1n
  return { over: over / by, under: under / by }
}
const ZERO = fraction(0n)
const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under)
const minus = (a: Fraction, b: Fraction) => plus(a, { over: -b.over, under: b.under })
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under)
const by = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over)
const isBelow = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under

/** The fraction that a number is as it is written, with up to six decimals. */
function written(value: number): Fraction {
  const [whole = '0', decimals = ''] = value.toFixed(6).split('.')
  return fraction(BigInt(whole + decimals), 1_000_000n)
}

/** Half up at so many decimals, as a whole number of the last one. */
export function wholeOf({ over, under }: Fraction, decimals: number): bigint {
  const scaled = sizeOf(over) * 10n ** BigInt(decimals)
  const whole = (2n * scaled + under) / (2n * under)
  return over < 0n ? -whole : whole
}

/** Cents, half up; a half is one also where up to 10^-12 of a cent is lacking in it, which settling an amount may leave out. */
export function wholeCents({ over, under }: Fraction): bigint {
  const lacking = fraction(over < 0n ? -1n : 1n, 10n ** 14n)
  return wholeOf(plus({ over, under }, lacking), 2)
}

/** Quantity that each unit measures, and how many kilograms, litres or pieces it is. */
const MEASURES: Readonly<Record<string, readonly [string, Fraction]>> = {
  g: ['kg', fraction(1n, 1000n)],
  kg: ['kg', fraction(1n)],
  t: ['kg', fraction(1000n)],
  ml: ['l', fraction(1n, 1000n)],
  l: ['l', fraction(1n)],
  m3: ['l', fraction(1000n)],
  tk: ['tk', fraction(1n)],
}

/** How many kilograms, litres or pieces of the ledger one unit is; undefined where it cannot be told. */
function factorOf(unit: string | null, to: string, density: number | null): Fraction | undefined {
  const [measure, size] = MEASURES[unit ?? ''] ?? []
  if (measure === undefined || size === undefined) return undefined
  if (measure === to) return size
  if (measure === 'tk' || to === 'tk' || density === null) return undefined
  return measure === 'l' ? times(size, written(density)) : by(size, written(density))
}

/** An amount that was converted by a density is one to the billionth of a kilogram or litre. */
const settled = (amount: Fraction) => fraction(wholeOf(amount, 9), 1_000_000_000n)

export interface SlowLedger {
  /** In kilograms, litres or pieces. */
  readonly balance: Fraction
  readonly undocumented: Fraction
  /** Euros for one of these. */
  readonly mean: Fraction | null
  /** Euros of each use that drew, by its job; null while no price is known. */
  readonly costs: ReadonlyMap<string, Fraction | null>
  /** Sum of what counts changed. */
  readonly counted: Fraction
}

const before = (a: FoldEntry, b: FoldEntry): boolean =>
  a.date < b.date || (a.date === b.date && a._id < b._id)
const inOrder = (a: { readonly _id: string }, b: { readonly _id: string }) => (a._id < b._id ? -1 : 1)

/** Measure of the newest entry among those that can be told in that of the first. */
function measureOf({ entries, density }: Pick<Ledger, 'entries' | 'density'>, first: FoldEntry | undefined) {
  const begun = MEASURES[first?.unit ?? '']?.[0] ?? 'kg'
  const told = entries.filter(({ unit }) => factorOf(unit, begun, density))
  const newest = told.find((entry) => told.every((other) => other === entry || before(other, entry)))
  return MEASURES[newest?.unit ?? '']?.[0] ?? 'kg'
}

/** Entries and uses of a material, in one measure. */
export function slowLedger({ entries, uses, density }: Ledger): SlowLedger {
  const first = entries.find((entry) => entries.every((other) => other === entry || before(entry, other)))
  const to = measureOf({ entries, density }, first)
  let [balance, undocumented, counted] = [ZERO, ZERO, ZERO]
  let mean: Fraction | null = null
  const costs = new Map<string, Fraction | null>()

  const come = (entry: FoldEntry) => {
    const factor = factorOf(entry.unit, to, density)
    if (!factor) return
    const amount = settled(times(written(entry.amount), factor))
    if (entry.pricePerUnit !== null) {
      const price = by(written(entry.pricePerUnit), factor)
      const there = isBelow(ZERO, balance) ? balance : ZERO
      const old: Fraction = mean ?? price
      mean = by(plus(times(there, old), times(amount, price)), plus(there, amount))
    }
    balance = plus(balance, amount)
  }
  const go = (amount: number | null, unit: string | null): Fraction | undefined => {
    const factor = factorOf(unit, to, density)
    if (!factor || amount === null) return undefined
    const gone = settled(times(written(amount), factor))
    balance = minus(balance, gone)
    return gone
  }
  const draw = (use: FoldUse) => {
    const gone = go(use.amount, use.unit)
    if (gone) costs.set(use.jobId, mean && times(gone, mean))
  }
  const lift = () => {
    if (!isBelow(balance, ZERO)) return
    undocumented = minus(undocumented, balance)
    balance = ZERO
  }
  const count = (entry: FoldEntry) => {
    const factor = factorOf(entry.unit, to, density)
    if (!factor) return
    const amount = settled(times(written(entry.amount), factor))
    counted = plus(counted, minus(amount, balance))
    balance = amount
    if (entry.pricePerUnit !== null) mean = by(written(entry.pricePerUnit), factor)
  }

  const momentOf = (entry: FoldEntry) => entry.moment ?? (entry === first ? 'START' : 'END')
  for (const day of new Set([...entries, ...uses].map(({ date }) => date).toSorted())) {
    if (first === undefined || day < first.date) continue
    const ofDay = entries.filter(({ date }) => date === day).toSorted(inOrder)
    const counts = ofDay.filter(({ type }) => type === 'CURRENT_BALANCE')
    counts.filter((entry) => momentOf(entry) === 'START').forEach(count)
    ofDay.filter(({ type }) => type === 'INCREASE').forEach(come)
    uses.filter(({ date }) => date === day).forEach(draw)
    for (const { amount, unit, type } of ofDay) if (type === 'DECREASE') go(amount, unit)
    lift()
    counts.filter((entry) => momentOf(entry) === 'END').forEach(count)
  }
  return { balance, undocumented, mean, costs, counted }
}
