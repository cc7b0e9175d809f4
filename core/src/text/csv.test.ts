import { expect, test } from 'vitest'
import { csvRows, separatorOf, UnclosedQuote } from './csv.ts'

const cells = (text: string) => [...csvRows(text)].map((row) => row.cells)

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"x, y","tall ""old"" oak"',
    [
      ['a', 'b'],
      ['x, y', 'tall "old" oak'],
    ],
  ],
  [
    'a,b\n"two\nlines",2',
    [
      ['a', 'b'],
      ['two\nlines', '2'],
    ],
  ],
  // A cell that is empty, quoted and not; a quote within a cell that does not begin with one.
  [
    'a,b,c\n"",,5"',
    [
      ['a', 'b', 'c'],
      ['', '', '5"'],
    ],
  ],
  [
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\n\n  \n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['', []],
])('%j', (text, expected) => {
  expect(cells(text)).toEqual(expected)
})

test('a row knows the line on which it begins', () => {
  const rows = [...csvRows('a,b\r\n"1\r\n2\r\n3",x\r\n\r\n4,5')]
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 6])
})

test('the separator is that of the first line, outside quotes', () => {
  expect(separatorOf('"a;b;c",d\n1;2;3')).toBe(',')
  expect(separatorOf('only')).toBe(',')
})

test('quotes that never close are named by their line', () => {
  const read = () => cells('a,b\n1,2\n3,"open\n5,6')
  expect(read).toThrow(UnclosedQuote)
  expect(read).toThrow('line 3')
})

test('a long text is read in one go', () => {
  const text = `a,b\n${'"x ""y""",2\n'.repeat(100_000)}`
  expect(cells(text).length).toBe(100_001)
})
