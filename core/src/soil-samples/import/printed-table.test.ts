import { describe, expect, it } from 'vitest'
import type { PrintedPage } from './printed-lines.ts'
import { sheetsOfPages } from './printed-table.ts'
import { tablesIn } from './tables.ts'

const SIZE = 10
/** A letter is taken as half as wide as high. */
const widthOf = (text: string): number => (text.length * SIZE) / 2
type Piece = readonly [text: string, left: number, baseline: number]
const page = (...pieces: readonly Piece[]): PrintedPage =>
  pieces.map(([text, left, baseline]) => ({ text, left, right: left + widthOf(text), baseline, size: SIZE }))
/** A row of texts at the left edges of their columns. */
const row = (baseline: number, texts: readonly string[], edges = [0, 60, 160, 220, 280]): Piece[] =>
  texts.flatMap((text, i): Piece[] => (text === '' ? [] : [[text, edges[i] ?? 0, baseline]]))
const cellsOf = (...pages: readonly PrintedPage[]) =>
  sheetsOfPages(pages).flatMap(({ lines }) => lines.map(({ cells }) => cells))

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

  it('has a column without figures where it is sure which one that is', () => {
    const figures = (edges: number[]) => [
      ...row(280, ['1', '138', '190'], edges),
      ...row(260, ['2', '144', '180'], edges),
    ]
    const header = row(300, ['Nr', 'P', 'K', 'Mg'], [5, 60, 110, 160])
    expect(cellsOf(page(...header, ...figures([5, 60, 110])))).toEqual([
      ['Nr', 'P', 'K', 'Mg'],
      ['1', '138', '190', ''],
      ['2', '144', '180', ''],
    ])
    // as near to the name at their left as to the one at their right: the table is left out
    expect(tablesIn(sheetsOfPages([page(...header, ...figures([32, 81, 131]))]))).toEqual([])
  })

  it('goes on upon the next page without its header', () => {
    const first = page(
      ...row(300, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...row(280, ['1', 'Mäe', '6,1', '38', '90']),
    )
    const second = page(...row(300, ['2', 'Oja', '6,3', '', '80']))
    expect(cellsOf(first, second)[2]).toEqual(['2', 'Oja', '6,3', '', '80'])
  })

  it('is left out where its figures have no header and do not go on with the one before', () => {
    const first = page(
      ...row(300, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...row(280, ['1', 'Mäe', '6,1', '38', '90']),
    )
    const second = page(...row(300, ['1', '2', '3'], [40, 130, 200]))
    expect(
      sheetsOfPages([first, second]).map(({ name, lines }) => [name, lines.map(({ cells }) => cells.length)]),
    ).toEqual([
      ['lk 1', [5, 5]],
      ['lk 2', [1]],
    ])
  })

  it('keeps a sample with few figures apart from the one above it', () => {
    const printed = page(
      ...row(300, ['Proov', 'Päev', 'pH', 'P', 'K']),
      ...row(285, ['A1', '12.09.2025', '', '4', '90']),
      ...row(270, ['A2', '12.09.2025', '6,3']),
      ...row(255, ['A3', '12.09.2025', '', '138']),
    )
    expect(cellsOf(printed).slice(1)).toEqual([
      ['A1', '12.09.2025', '', '4', '90'],
      ['A2', '12.09.2025', '6,3', '', ''],
      ['A3', '12.09.2025', '', '138', ''],
    ])
  })

  it.each([
    ['of other figures', ['Proov', 'Päev', 'Cu', 'Mn', 'B']],
    ['of classes', ['Klass', 'Vahemik', 'pH klass', 'P klass', 'K klass']],
  ])('ends where a table %s begins, whatever stands in its columns', (_, header) => {
    const printed = page(
      ...row(300, ['Proov', 'Päev', 'pH', 'P', 'K']),
      ...row(285, ['1', '12.09.2025', '6,1', '38', '90']),
      ...row(270, ['2', '12.09.2025', '6,3', '44', '80']),
      ...row(240, header),
      ...row(225, ['3', '12.09.2025', '2,4', '22', '8']),
    )
    expect(sheetsOfPages([printed]).map(({ lines }) => lines.length)).toEqual([3, 2])
    expect(tablesIn(sheetsOfPages([printed]))[0]?.rows).toHaveLength(2)
  })

  it('is left out under a title of needs, and its sheet is named', () => {
    const samples = [...row(300, ['Proov', 'P', 'K']), ...row(285, ['1', '38', '90'])]
    const needs: Piece[] = [
      ['Väetistarve kg/ha', 0, 250],
      ...row(235, ['Proov', 'P', 'K']),
      ...row(220, ['1', '30', '60']),
    ]
    const sheets = sheetsOfPages([page(...samples, ...needs)])
    expect(tablesIn(sheets).map(({ sheet, rows }) => [sheet, rows.length])).toEqual([['lk 1', 1]])
    expect(sheets.map(({ name }) => name)).toEqual(['lk 1', 'lk 1 (2)'])
  })

  it('takes a raised digit behind a figure for the mark of a footnote, and what is drawn twice once', () => {
    const raised = { text: '1', left: 290.5, right: 293, baseline: 284, size: 6 }
    const printed = page(
      ...row(300, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...row(280, ['1', 'Mäe', '6,1', '38', '80']),
    )
    const bold = printed.map((text) => ({ ...text, left: text.left + 0.3, right: text.right + 0.3 }))
    expect(cellsOf([...printed, ...bold, raised])[1]).toEqual(['1', 'Mäe', '6,1', '38', '80*'])
  })

  it('tells that two figures stand in one column, and a text over two', () => {
    const lines = Array.from({ length: 40 }, (_, i) => row(900 - i * 20, [`${i}`, 'Mäe', '6,1', '38', '90']))
    const printed = page(
      ...row(940, ['Proov', 'Põld', 'pH', 'P', 'K']),
      ...lines.flat(),
      ...row(920, ['99', 'Väga pikk nimi, mis ulatub', '6,1', '38', '90'], [0, 60, 195, 220, 280]),
    )
    const [, ...cells] = cellsOf(printed)
    expect(cells.find(([first]) => first === '99')).toEqual(
      ['99', 'Väga pikk nimi, mis ulatub 6,1', '', '38', '90'].map((cell, i) => (i === 2 ? '?' : cell)),
    )
  })

  it('has names that are written upwards, and none from a margin', () => {
    const upright = (text: string, left: number, baseline: number) => ({
      text,
      left,
      right: left + SIZE,
      baseline,
      size: SIZE,
      isUpright: true,
    })
    const figures = page(
      ...row(280, ['1', 'Mäe', '6,1', '38', '90']),
      ...row(260, ['2', 'Oja', '6,3', '44', '80']),
    )
    const names = ['Proov', 'Põld', 'pH', 'P', 'K'].map((name, i) =>
      upright(name, [0, 60, 160, 220, 280][i] ?? 0, 300),
    )
    expect(cellsOf([...figures, ...names, upright('118', 0, 262)])).toEqual([
      ['Proov', 'Põld', 'pH', 'P', 'K'],
      ['1', 'Mäe', '6,1', '38', '90'],
      ['2', 'Oja', '6,3', '44', '80'],
    ])
  })

  it('has no samples in a foot that stands on several pages', () => {
    const foot = row(20, ['Tel', '372', '1234', '56'])
    const first = page(
      ...row(300, ['Proov', 'Põld', 'pH', 'P']),
      ...row(280, ['1', 'Mäe', '6,1', '38']),
      ...foot,
    )
    const second = page(...row(280, ['2', 'Oja', '6,3', '44']), ...foot)
    expect(cellsOf(first, second).slice(1)).toEqual([
      ['1', 'Mäe', '6,1', '38'],
      ['2', 'Oja', '6,3', '44'],
    ])
  })

  it('is nothing where pages hold no figures', () => {
    expect(cellsOf(page(['Tere!', 0, 300], ['Saadan proovid homme.', 0, 280]), page())).toEqual([
      ['Tere!'],
      ['Saadan proovid homme.'],
    ])
  })
})
