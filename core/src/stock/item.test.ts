import { describe, expect, it } from 'vitest'
import { type FoldEntry, foldLedger } from './fold.ts'
import { itemOf, type MaterialInStock, type Plan } from './item.ts'
import type { UseOnField } from './lines.ts'
import type { StockEntry } from './schema.ts'

const PERIOD = { start: '2026-01-01', end: '2026-05-20' }
const material: MaterialInStock = {
  _id: 'an',
  requisiteId: 'an',
  name: 'Ammooniumnitraat',
  type: 'fertilizer',
  isDeleted: false,
  density: null,
  useUpBy: null,
  registerUseUpBy: null,
  authorisedUntil: null,
  updatedAt: null,
}
const entryOf = (of: Pick<FoldEntry, '_id' | 'amount'> & Partial<StockEntry>): StockEntry => ({
  requisiteId: 'an',
  type: 'INCREASE',
  date: '2026-05-01',
  unit: 'kg',
  moment: null,
  pricePerUnit: 1,
  batchNo: '',
  expiresOn: null,
  supplier: '',
  note: '',
  images: [],
  name: 'Ammooniumnitraat',
  userId: '',
  updatedAt: '2026-05-01T09:00:00.000Z',
  ...of,
})
const usageOf = (of: Pick<UseOnField, 'date' | 'amount'> & Partial<UseOnField>): UseOnField => ({
  jobId: 'job',
  place: 0,
  isCoating: false,
  unit: 'kg',
  batchNo: null,
  fieldId: 'kivi',
  fieldName: 'Kivi',
  ...of,
})
const planOf = (amount: number | null, unit: string | null = 'kg'): Plan => ({
  source: 'JOB',
  jobId: 'plan',
  fieldId: 'kivi',
  fieldName: 'Kivi',
  year: 2026,
  amount,
  unit,
})

interface Made {
  readonly entries?: readonly StockEntry[]
  readonly uses?: readonly UseOnField[]
  readonly plans?: readonly Plan[]
  readonly of?: Partial<MaterialInStock>
}
function item({ entries = [], uses = [], plans = [], of = {} }: Made, withLines = false) {
  const known = { ...material, ...of }
  const folded = foldLedger({ entries, uses, density: known.density })
  return itemOf({ material: known, folded, plans }, PERIOD, { withLines })
}
const stocked = (amount: number, more: Partial<StockEntry> = {}) => [entryOf({ _id: 'e1', amount, ...more })]

describe('plans against what there is', () => {
  it('leave some free, all of it, or lack', () => {
    const left = (planned: number) => {
      const { free, shortage, marks } = item({ entries: stocked(100), plans: [planOf(planned)] })
      return [free, shortage, marks]
    }
    expect(left(99.999)).toEqual([0.001, 0, []])
    expect(left(100)).toEqual([0, 0, []])
    expect(left(100.5)).toEqual([-0.5, 0.5, ['shortage']])
  })
  it('convert, and are left out where they cannot be told', () => {
    const made = item(
      { entries: stocked(100), plans: [planOf(0.02, 't'), planOf(null, null), planOf(5, 'l')] },
      true,
    )
    expect(made).toMatchObject({ planned: 20, free: 80, marks: ['densityMissing'] })
    expect(made.plans?.map(({ amount }) => amount)).toEqual([20, null, null])
  })
  it('of a material that is not kept are told in their own unit, and lack nothing', () => {
    expect(item({ plans: [planOf(5, 'l')] })).toMatchObject({
      isKept: false,
      unit: 'l',
      planned: 5,
      free: 0,
      shortage: 0,
      marks: [],
    })
  })
})

describe('days by which something must be used', () => {
  const marks = (of: Partial<MaterialInStock>, more: Partial<StockEntry> = {}) =>
    item({ entries: stocked(10, more), of }).marks
  it.each([
    ['2026-05-19', ['expired']],
    ['2026-05-20', ['expiresSoon']],
    ['2026-08-18', ['expiresSoon']],
    ['2026-08-19', []],
  ])('a lot that expires on %s', (expiresOn, expected) => {
    expect(marks({}, { expiresOn })).toEqual(expected)
  })
  it.each([
    ['2026-05-19', ['authorisationEnded']],
    ['2026-05-20', ['authorisationEnds']],
    ['2026-08-19', []],
  ])('an authorisation until %s', (authorisedUntil, expected) => {
    expect(marks({ authorisedUntil })).toEqual(expected)
  })
  it('the day of use-up, and nothing of what is gone', () => {
    expect(marks({ useUpBy: '2026-05-19' })).toEqual(['useUpPassed'])
    expect(marks({ useUpBy: '2026-05-20' })).toEqual([])
    const gone = [
      ...stocked(10, { expiresOn: '2026-01-01' }),
      entryOf({ _id: 'e2', amount: 10, type: 'DECREASE' }),
    ]
    expect(
      item({ entries: gone, of: { useUpBy: '2026-01-01', authorisedUntil: '2026-01-01' } }).marks,
    ).toEqual([])
  })
})

describe('the sums of a period', () => {
  it('are those of its lines, with the balance at its start', () => {
    const entries = [
      ...stocked(100, { date: '2025-12-31', pricePerUnit: 2 }),
      entryOf({ _id: 'e2', amount: 10, date: '2026-02-01', type: 'DECREASE' }),
      entryOf({ _id: 'e3', amount: 999, date: '2026-05-21' }),
    ]
    const uses = [
      usageOf({ date: '2025-12-31', amount: 5 }),
      usageOf({ date: '2026-01-01', amount: 7, isCoating: true }),
    ]
    const made = item({ entries, uses }, true)
    expect(made).toMatchObject({
      startBalance: 95,
      increased: 0,
      usedAsCoating: 7,
      decreased: 10,
      balance: 78,
      stockValue: 15_600,
      usedCost: 1400,
    })
    expect(made.lines?.map(({ _id, type }) => [_id, type])).toEqual([
      ['PERIOD_START_BALANCE', 'PERIOD_START_BALANCE'],
      ['job|0|coating', 'JOB_EVENT_COATING'],
      ['e2', 'DECREASE'],
      ['PERIOD_END_BALANCE', 'PERIOD_END_BALANCE'],
    ])
  })
  it('have no cost where nothing has a price, and none that is missing where nothing was used', () => {
    const entries = stocked(100, { pricePerUnit: null })
    expect(item({ entries, uses: [usageOf({ date: '2026-05-02', amount: 5 })] })).toMatchObject({
      usedCost: null,
      stockValue: null,
      meanPrice: null,
    })
    expect(item({ entries })).toMatchObject({ usedCost: 0 })
  })
  it('say which lines are not counted', () => {
    const uses = [
      usageOf({ date: '2026-05-02', amount: 5, unit: 'tk' }),
      usageOf({ date: '2026-05-02', amount: null, place: 1 }),
    ]
    expect(item({ entries: stocked(100), uses })).toMatchObject({
      balance: 100,
      marks: ['unitMismatch', 'amountUnknown'],
    })
  })
})
