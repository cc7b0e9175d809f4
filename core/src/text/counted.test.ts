import { expect, it } from 'vitest'
import { counted, countedFields } from './counted.ts'

it('one stands before the nominative, any other number before the partitive', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'rida', 'rida'))).toEqual([
    '0 rida',
    '1 rida',
    '2 rida',
    '21 rida',
  ])
  expect([0, 1, 12].map(countedFields)).toEqual(['0 põldu', '1 põld', '12 põldu'])
})
