import { expect, it } from 'vitest'
import { compareNames, compareNamesOfAnyCase } from './order.ts'

it('names stand in the order of Estonian letters and of numbers', () => {
  const names = ['Õue', 'Põld 10', 'Vasak', 'Zeleri', 'Põld 2', 'Sara', 'Öö']
  expect(names.toSorted(compareNames)).toEqual(['Põld 2', 'Põld 10', 'Sara', 'Zeleri', 'Vasak', 'Õue', 'Öö'])
})
it('capital letters tell names apart, or do not', () => {
  expect([compareNames('aas', 'Aas'), compareNamesOfAnyCase('aas', 'Aas')]).toEqual([-1, 0])
})
