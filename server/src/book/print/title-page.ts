/** The first page of the book: whose it is, of when, its tables with their pages, and the code that proves it. */
import type { Book } from '@vagu/core/book/book'
import { momentText } from '@vagu/core/book/cell-text'
import { encode } from 'uqr'
import { INK, INNER_WIDTH, type Node, PALE, PAPER, type Paper } from './paper.ts'
import { printText } from './text.ts'

/** Facts of a printing beside the book itself. */
export interface Printing {
  readonly code: string
  /** Instant at which the records were read. */
  readonly madeAt: string
  /** Program with its version. */
  readonly program: string
  /** Address at which the code is checked; null where no extract was kept that it could be held against. */
  readonly checkAddress: string | null
}

export interface ContentsLine {
  readonly title: string
  readonly count: string
  /** Counted from 1. */
  readonly page: number
}

interface TitlePage {
  readonly book: Book
  readonly printing: Printing
  readonly contents: readonly ContentsLine[]
  /** Node below which it is read. */
  readonly parent: Node
}

const LABEL = { size: 8, colour: PALE } as const
const VALUE = { size: 10 } as const
const COLUMN = 390
const CONTENTS_X = PAPER.left + COLUMN + 24
const CODE_SIZE = 96
/** Lines of one value: a list of 300 fields would push the code off the page. */
const MOST_LINES = 4

/** Squares of the code, a little over their places, so that no seams show. */
function drawCode(paper: Paper, text: string, at: { readonly x: number; readonly y: number }): void {
  const { data } = encode(text, { ecc: 'M', border: 0, boostEcc: false })
  const size = CODE_SIZE / data.length
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark)
        paper.block(
          { x: at.x + column * size, y: at.y + row * size, width: size + 0.05, height: size + 0.05 },
          INK,
        )
}

function writeFacts(paper: Paper, { book, printing, parent }: TitlePage): void {
  const lines = [
    ...book.title,
    [printText.made, momentText(printing.madeAt)] as const,
    [printText.program, printing.program] as const,
  ]
  let y = 132
  for (const [label, value] of lines) {
    const node = paper.node('P', parent)
    paper.within('P', node, () => paper.write(label, { x: PAPER.left, y }, LABEL))
    const all = paper.regular.lines(value, VALUE.size, COLUMN - 130)
    const shown =
      all.length > MOST_LINES ? [...all.slice(0, MOST_LINES - 1), `${all[MOST_LINES - 1]?.trimEnd()} …`] : all
    shown.forEach((line, i) => {
      paper.within('P', node, () => paper.write(line, { x: PAPER.left + 130, y: y + i * 13 }, VALUE))
    })
    node.end()
    y += Math.max(1, shown.length) * 13 + 7
  }
}

function writeContents(paper: Paper, { contents, parent }: TitlePage): void {
  const heading = paper.node('H2', parent)
  paper.within('H2', heading, () =>
    paper.write(printText.contents, { x: CONTENTS_X, y: 132 }, { size: 10, isBold: true }),
  )
  heading.end()
  const list = paper.node('L', parent)
  contents.forEach(({ title, count, page }, i) => {
    const y = 152 + i * 17
    const item = paper.node('LI', list)
    const body = paper.node('LBody', item)
    const number = String(page)
    paper.within('LBody', body, () => {
      paper.write(title, { x: CONTENTS_X, y }, { size: 9 })
      paper.write(count, { x: CONTENTS_X + 230, y }, { size: 8, colour: PALE })
      paper.write(number, { x: PAPER.width - PAPER.right - paper.regular.width(number, 9), y }, { size: 9 })
    })
    body.end()
    item.end()
    paper.aside(() =>
      paper.rule({ x: CONTENTS_X, y: y + 4.5 }, { x: PAPER.width - PAPER.right, y: y + 4.5 }, 0.4),
    )
  })
  list.end()
}

/** Meaning of the letters in the heads of columns, and of the sign that stands for those that the font lacks. */
function writeReading(paper: Paper, { contents, parent }: TitlePage): void {
  const hasStoodIn = paper.regular.hasStoodIn || paper.bold.hasStoodIn
  let y = 152 + contents.length * 17 + 6
  for (const text of [printText.law, ...(hasStoodIn ? [printText.stoodIn] : [])]) {
    const node = paper.node('P', parent)
    for (const line of paper.regular.lines(text, 7, INNER_WIDTH - COLUMN - 24)) {
      paper.within('P', node, () => paper.write(line, { x: CONTENTS_X, y }, { size: 7, colour: PALE }))
      y += 9.5
    }
    node.end()
  }
}

/** The square that leads to the check of the code. */
function writeCode(
  paper: Paper,
  { code, checkAddress }: Printing & { checkAddress: string },
  { y, parent }: { readonly y: number; readonly parent: Node },
): void {
  const frame = { x: PAPER.left, y, width: CODE_SIZE, height: CODE_SIZE }
  const figure = paper.figure(`${printText.code} ${code}`, frame, parent)
  paper.within('Figure', figure, () => drawCode(paper, checkAddress, { x: PAPER.left, y }))
  figure.end()
}

function writeProof(paper: Paper, { printing, parent }: TitlePage): void {
  const { checkAddress } = printing
  const y = PAPER.height - PAPER.bottom - CODE_SIZE - 12
  const x = checkAddress === null ? PAPER.left : PAPER.left + CODE_SIZE + 18
  if (checkAddress !== null) writeCode(paper, { ...printing, checkAddress }, { y, parent })
  const node = paper.node('P', parent)
  paper.within('P', node, () => {
    paper.write(printText.code, { x, y: y + 9 }, LABEL)
    paper.write(printing.code, { x, y: y + 28 }, { size: 15, isBold: true })
    paper.regular
      .lines(printText.codeHint(checkAddress !== null), 8, COLUMN - CODE_SIZE - 18)
      .forEach((line, i) => {
        paper.write(line, { x, y: y + 46 + i * 11 }, { size: 8, colour: PALE })
      })
  })
  node.end()
}

export function writeTitlePage(paper: Paper, of: TitlePage): void {
  const heading = paper.node('H1', of.parent)
  paper.within('H1', heading, () =>
    paper.write(printText.title(of.book.wish.year), { x: PAPER.left, y: 84 }, { size: 26, isBold: true }),
  )
  heading.end()
  paper.aside(() => paper.rule({ x: PAPER.left, y: 102 }, { x: PAPER.left + INNER_WIDTH, y: 102 }, 1))
  writeFacts(paper, of)
  writeContents(paper, of)
  writeReading(paper, of)
  writeProof(paper, of)
}
