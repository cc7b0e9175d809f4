import { expect, it } from 'vitest'
import { csvText } from './csv-writer.ts'
import { csvRows } from './csv.ts'

it('writes semicolons, decimal commas and the mark of UTF-8', () => {
  expect(
    csvText([
      ['Põld', 'ha'],
      ['Kodupõld', 12.5],
      ['Mäealune', null],
      ['Tühi', 0],
    ]),
  ).toBe('\uFEFFPõld;ha\r\nKodupõld;12,5\r\nMäealune;\r\nTühi;0\r\n')
})
it('writes nothing for what is no number', () => {
  expect(csvText([[Number.NaN, Number.POSITIVE_INFINITY, -3.5]])).toBe('\uFEFF;;-3,5\r\n')
})
it('quotes what would break a row, and reads back the same', () => {
  const cells = ['tera; põhk', 'ütles "ei"', 'üks\nkaks', 'lihtne']
  const [row] = csvRows(csvText([cells]).slice(1), ';')
  expect(row?.cells).toEqual(cells)
})
it.each(['=1+1', '+372', '-põld', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  'keeps %j from being calculated',
  (text) => {
    const [row] = csvRows(csvText([[text]]).slice(1), ';')
    expect(row?.cells[0]).toBe(`'${text}`)
  },
)
it('leaves a sign inside a text alone', () => {
  expect(csvText([['N = 46', '5-7 t']])).toBe('\uFEFFN = 46;5-7 t\r\n')
})
