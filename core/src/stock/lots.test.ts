import { expect, it } from 'vitest'
import { amountOf } from './exact.ts'
import { type FoldEntry, foldLedger, type FoldUse } from './fold.ts'
import { lotsAfter } from './lots.ts'

const entryOf = (of: Pick<FoldEntry, '_id' | 'amount'> & Partial<FoldEntry>): FoldEntry => ({
  type: 'INCREASE',
  date: '2026-05-01',
  unit: 'kg',
  moment: null,
  pricePerUnit: null,
  batchNo: '',
  expiresOn: null,
  ...of,
})
const usageOf = (amount: number, batchNo: string | null = null): FoldUse => ({
  jobId: 'job',
  place: 0,
  isCoating: false,
  date: '2026-05-02',
  amount,
  unit: 'kg',
  batchNo,
})
function left(entries: readonly FoldEntry[], uses: readonly FoldUse[] = []) {
  const { lots, isAbove } = lotsAfter(foldLedger({ entries, uses, density: null }).lines)
  return { isAbove, lots: lots.map(({ entry, left: parts }) => [entry._id, amountOf(parts, 'kg')]) }
}
const old = entryOf({ _id: 'old', amount: 10, batchNo: 'A', date: '2026-04-01' })
const early = entryOf({ _id: 'early', amount: 10, batchNo: ' b ', expiresOn: '2026-06-01' })

it('leaves first what expires first, then what came first', () => {
  expect(left([old, early], [usageOf(12)])).toEqual({ isAbove: false, lots: [['old', 8]] })
})
it('takes from the lot that is named, however it is written, and says when more of it went than came', () => {
  expect(left([old, early], [usageOf(4, 'B')])).toEqual({
    isAbove: false,
    lots: [
      ['early', 6],
      ['old', 10],
    ],
  })
  expect(left([old, early], [usageOf(12, 'A')])).toEqual({ isAbove: true, lots: [['early', 8]] })
})
it('takes no heed of a number of which nothing ever came: seeds bear the maker’s', () => {
  expect(left([old, early], [usageOf(4, 'EE-24-0117')])).toEqual({
    isAbove: false,
    lots: [
      ['early', 6],
      ['old', 10],
    ],
  })
})
it('makes a lot of what a count finds, and takes what it misses from what expires first', () => {
  const count = (amount: number) =>
    entryOf({ _id: 'count', amount, type: 'CURRENT_BALANCE', date: '2026-05-03' })
  expect(left([old, early, count(25)]).lots).toEqual([
    ['early', 10],
    ['old', 10],
    ['count', 5],
  ])
  expect(left([old, early, count(5)]).lots).toEqual([['old', 5]])
})
it('has nothing left where more was used than there was', () => {
  expect(left([old], [usageOf(12)])).toEqual({ isAbove: false, lots: [] })
})
