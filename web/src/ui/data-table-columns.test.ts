import { createElement } from 'react'
import { expect, it } from 'vitest'
import { EMPTY } from '../lib/format.ts'
import { type Column, saysNothing, sortByValue, type Sorting } from './data-table-columns.ts'

interface Row {
  readonly name: string
  readonly area: number | null
}
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Nimi', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'area', header: 'Pindala', cell: ({ area }) => area, sortBy: ({ area }) => area },
  { id: 'plain', header: 'Muu', cell: () => '' },
]
const rows: readonly Row[] = [
  { name: 'Õue', area: 3 },
  { name: 'Põld 10', area: null },
  { name: 'ämma', area: 0 },
  { name: 'Põld 9', area: 12.5 },
]
const names = (sorting: Sorting | undefined) => {
  const column = columns.find(({ id }) => id === sorting?.id)
  return sortByValue(rows, column?.sortBy, sorting?.desc ?? false).map(({ name }) => name)
}

it('sorts texts by the Estonian alphabet and their numbers by size', () => {
  expect(names({ id: 'name' })).toEqual(['Põld 9', 'Põld 10', 'Õue', 'ämma'])
})
it('puts rows without a value last, whichever way', () => {
  expect(names({ id: 'area' })).toEqual(['ämma', 'Õue', 'Põld 9', 'Põld 10'])
  expect(names({ id: 'area', desc: true })).toEqual(['Põld 9', 'Õue', 'ämma', 'Põld 10'])
})
it('leaves the rows as they are without a sortable column', () => {
  expect(names(undefined)).toEqual(rows.map(({ name }) => name))
  expect(names({ id: 'plain' })).toEqual(rows.map(({ name }) => name))
})

it.each([
  ['the sign of nothing', EMPTY, true],
  ['the sign inside others', createElement('div', null, createElement('span', null, EMPTY)), true],
  ['a nought', 0, false],
  ['a negative number', `${EMPTY}5`, false],
  ['the sign beside a word', createElement('span', null, EMPTY, 'kg'), false],
  ['a mark without text', createElement('svg'), false],
])('takes %s for nothing where it is so', (_name, shown, isNothing) => {
  expect(saysNothing(shown)).toBe(isNothing)
})
