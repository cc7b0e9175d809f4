import { describe, expect, it } from 'vitest'
import { readTable, writeTable } from './tsv.ts'

describe('a table on the clipboard', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\t\tb', [['a', '', 'b']]],
    ['a\t', [['a', '']]],
    ['', []],
    ['\n', []],
    ['"kaks\nrida"\t"ütles ""ei"""', [['kaks\nrida', 'ütles "ei"']]],
    ['5" toru\tx', [['5" toru', 'x']]],
    ['"lahti\tx', [['"lahti', 'x']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j', (text, table) => expect(readTable(text)).toEqual(table))

  it('is read as it was written', () => {
    const table = [
      ['Kodu, Mäe', '1,5', ''],
      ['kaks\nrida', '"', 'tab\tsees'],
    ]
    expect(readTable(writeTable(table))).toEqual(table)
  })
})
