import { describe, expect, it } from 'vitest'
import { readPaste } from './read-paste.ts'

describe('a pasted table', () => {
  it('finds its columns by its headings and leaves out what is not known', () => {
    const read = readPaste(
      [
        ['Põld', 'KUUPÄEV', 'Ilm', 'Norm, l/ha'],
        ['Kodu', '3.5.', 'JD', '1,5'],
        ['', '', '', ''],
        ['Mäe', '4.5.', '', ''],
      ],
      3,
    )
    expect(read).toEqual({
      columns: ['fields', 'date', undefined, 'amount', 'unit'],
      table: [
        ['Kodu', '3.5.', 'JD', '1,5', 'l/ha'],
        ['Mäe', '4.5.', '', '', ''],
      ],
      unknown: ['Ilm'],
    })
  })
  it('goes where one stands without headings', () =>
    expect(readPaste([['Kodu', '5'], ['Mäe']], 4)).toEqual({
      columns: ['fields', 'area'],
      table: [
        ['Kodu', '5'],
        ['Mäe', ''],
      ],
      unknown: [],
    }))
  it.each([
    ['1,5 l/ha', ['1,5', 'l/ha']],
    ['200kg', ['200', 'kg']],
    ['3 m³/ha', ['3', 'm³/ha']],
    ['1 200,5 kg/ha', ['1 200,5', 'kg/ha']],
    ['5 ämbrit', ['5 ämbrit']],
    ['7', ['7']],
  ])('parts %s into amount and unit', (text, cells) => expect(readPaste([[text]], 7).table).toEqual([cells]))
  it('keeps the amount whole where a column of units stands beside it', () =>
    expect(readPaste([['1 l', 'kg']], 7)).toMatchObject({
      columns: ['amount', 'unit'],
      table: [['1 l', 'kg']],
    }))
  it('takes a row that is half words for what it is: no headings', () =>
    expect(readPaste([['Töö', 'Kodu', 'Mari', 'x']], 0).table).toHaveLength(1))
  it('counts the first of two columns for the same', () =>
    expect(
      readPaste(
        [
          ['Põld', 'Norm', 'Kogus'],
          ['Kodu', '2', '40'],
        ],
        0,
      ),
    ).toMatchObject({ columns: ['fields', 'amount', undefined], unknown: ['Kogus'] }))
})
