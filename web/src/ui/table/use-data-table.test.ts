import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Column, Sorting } from '../data-table-columns.ts'
import { useDataTable } from './use-data-table.ts'

interface Field {
  readonly name: string
  readonly area: number | null
}
const columns: readonly Column<Field>[] = [
  { id: 'name', header: 'Nimi', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'area', header: 'Pindala', cell: ({ area }) => area, sortBy: ({ area }) => area },
  { id: 'plain', header: 'Muu', cell: () => '' },
]
const fields: readonly Field[] = [
  { name: 'Õue', area: 3 },
  { name: 'Mäe', area: null },
  { name: 'Kodu', area: 12.5 },
]
const keyOf = ({ name }: Field): string => name

function Shown({ sort, shown }: { readonly sort?: Sorting; readonly shown?: readonly string[] }) {
  const table = useDataTable({ rows: fields, columns, keyOf, initialSort: sort, shown })
  const names = table.rows.map(keyOf).join(' ')
  return `${names}, ${table.columns.map(({ id }) => id).join(' ')}, ${table.sorting?.id ?? '-'}`
}
const drawn = (sort?: Sorting, shown?: readonly string[]) =>
  renderToStaticMarkup(createElement(Shown, { ...(sort && { sort }), ...(shown && { shown }) }))

it('leaves rows and columns as they stand', () => expect(drawn()).toBe('Õue Mäe Kodu, name area plain, -'))
it('orders the rows, those without a value last', () => {
  expect(drawn({ id: 'area' })).toBe('Õue Kodu Mäe, name area plain, area')
  expect(drawn({ id: 'area', desc: true })).toBe('Kodu Õue Mäe, name area plain, area')
})
it('shows chosen columns in their order, and stays in the order of one that is hidden', () =>
  expect(drawn({ id: 'name' }, ['plain', 'area'])).toBe('Kodu Mäe Õue, plain area, name'))
