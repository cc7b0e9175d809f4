import { describe, expect, it } from 'vitest'
import type { PrintedPage } from './printed-lines.ts'
import { sheetOfPages } from './printed-table.ts'

const SIZE = 10
/** A letter is taken as half as wide as high. */
const widthOf = (text: string): number => (text.length * SIZE) / 2
type Piece = readonly [text: string, left: number, baseline: number]
const page = (...pieces: readonly Piece[]): PrintedPage =>
  pieces.map(([text, left, baseline]) => ({ text, left, right: left + widthOf(text), baseline, size: SIZE }))
/** A row of texts at the left edges of their columns. */
const row = (baseline: number, texts: readonly string[], edges = [0, 60, 160, 220, 280]): Piece[] =>
  texts.flatMap((text, i): Piece[] => (text === '' ? [] : [[text, edges[i] ?? 0, baseline]]))
const cellsOf = (...pages: readonly PrintedPage[]) => sheetOfPages(pages).lines.map(({ cells }) => cells)

describe('a printed table', () => {
  it('has its cells under each other, whatever is empty', () => {
    const printed = page(
      ...row(300, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...row(280, ['1', 'Mäe', '6,1', '38', '90']),
      ...row(260, ['2', 'Oja', '6,3', '', '80']),
      ...row(240, ['3', '', '6,2', '<5', '85']),
    )
    expect(cellsOf(printed)).toEqual([
      ['Proov', 'Põld', 'pH', 'P', 'K'],
      ['1', 'Mäe', '6,1', '38', '90'],
      ['2', 'Oja', '6,3', '', '80'],
      ['3', '', '6,2', '<5', '85'],
    ])
  })

  it('is read alike when each line is one text, or each letter', () => {
    const lines: Piece[] = [
      ['Proov   Põld     pH    P', 0, 300],
      ['1       Mäe      6,1   38', 0, 280],
      ['2       Oja      6,3   44', 0, 260],
    ]
    const letters = lines.flatMap(([text, left, baseline]): Piece[] =>
      Array.from(text).flatMap((letter, i): Piece[] =>
        letter === ' ' ? [] : [[letter, left + widthOf('x') * i, baseline]],
      ),
    )
    const cells = [
      ['Proov', 'Põld', 'pH', 'P'],
      ['1', 'Mäe', '6,1', '38'],
      ['2', 'Oja', '6,3', '44'],
    ]
    expect([cellsOf(page(...lines)), cellsOf(page(...letters))]).toEqual([cells, cells])
  })

  it('keeps lowered letters on their line', () => {
    const lowered = { text: 'KCl', left: 10, right: 20, baseline: 297, size: 6 }
    const header = page(['pH', 0, 300], ['P', 60, 300], ['K', 120, 300])
    const figures = page(['6,1', 0, 280], ['38', 60, 280], ['90', 120, 280])
    expect(cellsOf([...header, lowered, ...figures])[0]).toEqual(['pHKCl', 'P', 'K'])
  })

  it.each([
    ['below', [280, 268], 280],
    ['around', [286, 274], 280],
    ['around and beside', [292, 280, 268], 280],
  ])('puts together a name of several lines that stands %s its figures', (_, [...names], figures) => {
    const words = ['Tagumine', 'põld', 'metsas'].slice(0, names.length)
    const printed = page(
      ...row(320, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...names.map((baseline, i): Piece => [words[i] ?? '', 60, baseline]),
      ...row(figures, ['1', '', '6,1', '38', '90']),
      ...row(240, ['2', 'Oja', '6,3', '44', '80']),
    )
    expect(cellsOf(printed)).toEqual([
      ['Proov', 'Põld', 'pH', 'P', 'K'],
      ['1', words.join(' '), '6,1', '38', '90'],
      ['2', 'Oja', '6,3', '44', '80'],
    ])
  })

  it('has a title of several columns over the first of them', () => {
    const printed = page(
      ['Mehlich 3', 202, 320],
      ...row(312, ['Proov', 'Põld', 'pH']),
      ...row(304, ['', '', '', 'P', 'K']),
      ...row(280, ['1', 'Mäe', '6,1', '38', '90']),
      ...row(260, ['2', 'Oja', '6,3', '44', '80']),
    )
    // the title stands over the middle of P and K
    expect(
      cellsOf(
        printed.map((text) => (text.text === 'Mehlich 3' ? { ...text, left: 233, right: 278 } : text)),
      )[0],
    ).toEqual(['', '', '', 'Mehlich 3', ''])
  })

  it('has a header in the middle over figures at the right, and a column without figures', () => {
    const printed = page(
      ...row(300, ['Nr', 'P', 'K', 'Mg'], [5, 60, 110, 160]),
      ...row(280, ['1', '138', '190'], [20, 75, 125]),
      ...row(260, ['2', '44', '80'], [20, 80, 130]),
      ...row(240, ['3', '45', '81'], [20, 80, 130]),
    )
    expect(cellsOf(printed)).toEqual([
      ['Nr', 'P', 'K', 'Mg'],
      ['1', '138', '190', ''],
      ['2', '44', '80', ''],
      ['3', '45', '81', ''],
    ])
  })

  it('goes on upon the next page without its header', () => {
    const first = page(
      ...row(300, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...row(280, ['1', 'Mäe', '6,1', '38', '90']),
    )
    const second = page(...row(300, ['2', 'Oja', '6,3', '', '80']))
    expect(cellsOf(first, second)[2]).toEqual(['2', 'Oja', '6,3', '', '80'])
  })

  it('has columns of its own where it does not fit the one before', () => {
    const first = page(...row(300, ['1', 'Mäe', '6,1', '38', '90']))
    const second = page(...row(300, ['1', '2', '3'], [40, 130, 200]))
    expect(cellsOf(first, second)).toEqual([
      ['1', 'Mäe', '6,1', '38', '90'],
      ['1', '2', '3'],
    ])
  })

  it('is nothing where pages hold no figures', () => {
    expect(cellsOf(page(['Tere!', 0, 300], ['Saadan proovid homme.', 0, 280]), page())).toEqual([
      ['Tere!'],
      ['Saadan proovid homme.'],
    ])
  })
})
