import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { centsOf, type Parts, partsOf } from './exact.ts'
import { type FoldEntry, foldLedger, type FoldUse } from './fold.ts'
import { lotsAfter } from './lots.ts'
import { costOfLine, sumsOf } from './period.ts'
import { type Fraction, slowLedger, wholeCents, wholeOf } from './sample.ts'
import { STORED_TYPES } from './schema.ts'

const day = fc.integer({ min: 0, max: 12 }).map((count) => addDays('2026-05-01', count))
/** Amounts and prices of all sizes, with gifts, and as many decimals as are kept. */
const amount = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 1, max: 30_000 }).map((count) => count / 10),
  fc.integer({ min: 1, max: 2_000_000_000 }).map((count) => count / 1_000_000),
)
const price = fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((count) => count / 10_000))
const WEIGHTS = ['kg', 't', 'g'] as const
const ALL = [...WEIGHTS, 'l', 'ml', 'm3', 'tk'] as const

const entries = (units: readonly FoldEntry['unit'][]) =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom(...STORED_TYPES),
        date: day,
        moment: fc.option(fc.constantFrom('START' as const, 'END' as const)),
        unit: fc.constantFrom(...units),
        amount,
        pricePerUnit: price,
        batchNo: fc.constantFrom('', 'A', 'B'),
        expiresOn: fc.option(day),
      }),
      { minLength: 1, maxLength: 25 },
    )
    .map((all) => all.map((entry, i): FoldEntry => ({ ...entry, _id: `e${String(i).padStart(3, '0')}` })))
const uses = (units: readonly FoldEntry['unit'][]) =>
  fc
    .array(
      fc.record({
        date: day,
        amount: fc.option(amount),
        unit: fc.constantFrom(...units),
        batchNo: fc.option(fc.constantFrom('A', 'C')),
        isCoating: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    .map((all) =>
      all.map((use, i): FoldUse => ({ ...use, jobId: `j${String(i).padStart(3, '0')}`, place: 0 })),
    )
const history = (units: readonly FoldEntry['unit'][]) =>
  fc.record({
    entries: entries(units),
    uses: uses(units),
    density: fc.option(fc.integer({ min: 5000, max: 20_000 }).map((count) => count / 10_000)),
  })

const PERIOD = { start: '2026-01-01', end: '2026-12-31' }
/** Sums by the fold: billionths of kilograms, litres or pieces, and cents. */
function folded(ledger: Parameters<typeof foldLedger>[0]) {
  const result = foldLedger(ledger)
  const sums = sumsOf(result, PERIOD)
  const one = partsOf(1, result.unit === 'tk' ? 'tk' : 'kg')
  const billionths = (parts: Parts) => (parts * 1_000_000_000n) / one
  const drawn = result.lines.filter(({ use, isDrawn }) => use !== null && isDrawn)
  return {
    balance: billionths(sums.balance),
    undocumented: billionths(sums.undocumented),
    counted: billionths(sums.countedDifference),
    value: sums.mean === null ? null : centsOf(sums.balance, sums.mean),
    costs: new Map(drawn.map((line) => [line.use?.jobId ?? '', costOfLine(line)])),
  }
}
function slowly(ledger: Parameters<typeof slowLedger>[0]) {
  const { balance, undocumented, counted, mean, costs } = slowLedger(ledger)
  const cents = (euros: Fraction) => Number(wholeCents(euros))
  return {
    balance: wholeOf(balance, 9),
    undocumented: wholeOf(undocumented, 9),
    counted: wholeOf(counted, 9),
    value: mean && cents({ over: balance.over * mean.over, under: balance.under * mean.under }),
    costs: new Map([...costs].map(([job, euros]) => [job, euros && cents(euros)])),
  }
}

test.each([
  ['weights', WEIGHTS],
  ['weights, volumes and pieces', ALL],
])('the ledger of any history is that of a slow exact calculation: %s', (_, units) => {
  fc.assert(
    fc.property(history(units), (ledger) => {
      expect(folded(ledger)).toEqual(slowly(ledger))
    }),
    { numRuns: 400 },
  )
})

test('the balance is the start and what the lines say, and never below 0 at the end of a day', () => {
  fc.assert(
    fc.property(history(ALL), day, day, (ledger, one, other) => {
      const [start, end] = one < other ? [one, other] : [other, one]
      const sums = sumsOf(foldLedger(ledger), { start, end })
      const moved =
        sums.increased -
        sums.used -
        sums.usedAsCoating -
        sums.decreased +
        sums.countedDifference +
        sums.undocumented
      expect(sums.startBalance + moved).toBe(sums.balance)
      expect(sums.balance).toBeGreaterThanOrEqual(0n)
    }),
    { numRuns: 300 },
  )
})

test('lots are what is left, the first to expire at the beginning', () => {
  fc.assert(
    fc.property(history(WEIGHTS), (ledger) => {
      const result = foldLedger(ledger)
      const { lots } = lotsAfter(result.lines)
      expect(lots.reduce((sum, { left }) => sum + left, 0n)).toBe(result.lines.at(-1)?.balance)
      const days = lots.map(({ entry }) => entry.expiresOn ?? '9999')
      expect(days).toEqual(days.toSorted())
    }),
    { numRuns: 300 },
  )
})

test('the order in which entries and jobs come does not matter', () => {
  fc.assert(
    fc.property(history(ALL), ({ entries: all, uses: drawn, density }) => {
      const turned = { entries: all.toReversed(), uses: drawn.toReversed(), density }
      expect(foldLedger(turned).lines).toEqual(foldLedger({ entries: all, uses: drawn, density }).lines)
    }),
    { numRuns: 100 },
  )
})
