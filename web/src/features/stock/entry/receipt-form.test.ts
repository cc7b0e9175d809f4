import { expect, it } from 'vitest'
import {
  draftsOf,
  emptyLine,
  errorsOf,
  lineTotalOf,
  type Receipt,
  sumOf,
  unitPriceOf,
} from './receipt-form.ts'

const ID = '018f0000-0000-7000-8000-000000000001'
const line = { ...emptyLine('018f0000-0000-7000-8000-000000000002'), requisiteId: ID, unit: 'kg' } as const
const receipt = (lines: Receipt['lines']): Receipt => ({
  date: '2026-05-20',
  supplier: 'Scandagra',
  note: '',
  images: [],
  lines,
})

it('takes the price per unit from the sum of the line, and the other way round', () => {
  const byLine = { ...line, amount: 24_000, price: 8640, priceOf: 'line' } as const
  expect(unitPriceOf(byLine)).toBe(0.36)
  expect(lineTotalOf(byLine)).toBe(8640)
  const byUnit = { ...line, amount: 1200, price: 0.4 }
  expect(unitPriceOf(byUnit)).toBe(0.4)
  expect(lineTotalOf(byUnit)).toBe(480)
  expect(unitPriceOf({ ...byLine, amount: 3, price: 10 })).toBe(3.333333)
})
it('knows no price where the amount is not known, and 0 is a price', () => {
  expect(unitPriceOf({ ...line, amount: null, price: 10, priceOf: 'line' })).toBeNull()
  expect(unitPriceOf({ ...line, amount: 0, price: 10, priceOf: 'line' })).toBeNull()
  expect(unitPriceOf({ ...line, amount: 5, price: 0 })).toBe(0)
  expect(lineTotalOf({ ...line, amount: 5, price: 0 })).toBe(0)
})
it('sums the lines to the cent, and says that a price lacks', () => {
  const lines = [0.1, 0.2, 0.7].map((price) => ({ ...line, amount: 1, price }))
  expect(sumOf(receipt(lines))).toEqual({ cents: 100, isPartial: false })
  expect(sumOf(receipt([...lines, line]))).toEqual({ cents: 100, isPartial: true })
  expect(sumOf(receipt([line]))).toBeUndefined()
})
it('gives each line what the delivery note says', () => {
  const [draft] = draftsOf(receipt([{ ...line, amount: 1200, price: 0.4, batchNo: ' A-7 ' }]))
  expect(draft).toMatchObject({
    _id: line.key,
    type: 'INCREASE',
    requisiteId: ID,
    date: '2026-05-20',
    supplier: 'Scandagra',
    pricePerUnit: 0.4,
    batchNo: 'A-7',
  })
})
it('says at its input what is wrong', () => {
  const wrong = errorsOf({
    ...receipt([
      { ...line, amount: 0, price: -1 },
      { ...line, requisiteId: null },
    ]),
    date: null,
  })
  expect([...wrong.keys()].toSorted()).toEqual([
    'date',
    'lines.0.price',
    'lines.1.amount',
    'lines.1.requisiteId',
  ])
})
