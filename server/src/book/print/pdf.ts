/** The book as PDF: tagged, in Estonian, with bookmarks and numbered pages. */
import type { Book, BookTable } from '@vagu/core/book/book'
import type { BookTableKey } from '@vagu/core/book/schema'
import { momentText } from '@vagu/core/book/cell-text'
import type { PdfLibrary } from './library.ts'
import { writeMap } from './map.ts'
import { INNER_WIDTH, type Node, PALE, PAPER, Paper } from './paper.ts'
import { BOTTOM, type Pen, writeParagraph, writeTable } from './table.ts'
import { printText } from './text.ts'
import { type ContentsLine, type Printing, writeTitlePage } from './title-page.ts'

const HOLDER = 0

/** Tables that stand behind the twelve of the book. */
const APPENDED: ReadonlySet<BookTableKey> = new Set(['plan', 'hidden'])

/** Title under which a table stands, also in the list of contents. */
const titlesOf = (tables: readonly BookTable[]): string[] => {
  let number = 0
  return tables.map(({ key, title }) =>
    APPENDED.has(key) ? printText.appendix(title) : printText.table(++number, title),
  )
}

/** Space between a table and its notes. */
const ABOVE_NOTES = 3
/** Room that a title, the heads and a row or two take: with less the table begins on the next page. */
const BEGINNING = 92

class BookWriter {
  readonly #paper: Paper
  readonly #pen: Pen = { y: PAPER.top }
  readonly #contents: ContentsLine[] = []

  constructor(paper: Paper) {
    this.#paper = paper
  }

  get contents(): readonly ContentsLine[] {
    return this.#contents
  }

  heading(title: string, count: string): void {
    const paper = this.#paper
    if (paper.pages === 1 || this.#pen.y + BEGINNING > BOTTOM) {
      paper.newPage()
      this.#pen.y = PAPER.top
    } else this.#pen.y += 22
    this.#contents.push({ title, count, page: paper.pages })
    paper.bookmark(title, paper.pages - 1)
    const node = paper.node('H2', paper.root)
    this.#pen.y += 8
    paper.within('H2', node, () =>
      paper.write(title, { x: PAPER.left, y: this.#pen.y }, { size: 13, isBold: true }),
    )
    node.end()
    this.#pen.y += 8
  }

  paragraph(text: string): void {
    writeParagraph(this.#paper, this.#pen, {
      text,
      parent: this.#paper.root,
      style: { size: 7, colour: PALE },
    })
  }

  table(table: BookTable, title: string): void {
    this.heading(title, printText.rows(table.rows.length))
    if (table.rows.length === 0)
      writeParagraph(this.#paper, this.#pen, { text: printText.none, parent: this.#paper.root })
    else writeTable(this.#paper, this.#pen, { table, title, parent: this.#paper.root })
    if (table.notes.length > 0) this.#pen.y += ABOVE_NOTES
    for (const note of table.notes) this.paragraph(note)
  }

  map(book: Book, parent: Node): void {
    this.#pen.y = BOTTOM
    this.heading(printText.map, '')
    writeMap(this.#paper, this.#pen, { fields: book.map, parent })
  }
}

function writeFooters(paper: Paper, { book, printing }: { book: Book; printing: Printing }): void {
  const style = { size: 7, colour: PALE } as const
  const y = PAPER.height - 20
  const [, holder = ''] = book.title[HOLDER] ?? []
  const [name = ''] = paper.regular.lines(`${printText.title(book.wish.year)} · ${holder}`, style.size, 330)
  const moment = `${printText.made} ${momentText(printing.madeAt)} · ${printText.code} ${printing.code}`
  paper.onEach((page) =>
    paper.aside(() => {
      const number = printText.page(page + 1, paper.pages)
      paper.rule({ x: PAPER.left, y: y - 10 }, { x: PAPER.left + INNER_WIDTH, y: y - 10 }, 0.4)
      paper.write(name, { x: PAPER.left, y }, style)
      paper.write(moment, { x: (PAPER.width - paper.regular.width(moment, style.size)) / 2, y }, style)
      paper.write(
        number,
        { x: PAPER.width - PAPER.right - paper.regular.width(number, style.size), y },
        style,
      )
    }),
  )
}

/** The bytes of the book: the same book and printing are the same pages. */
export async function bookPdf(
  book: Book,
  printing: Printing,
  library: PdfLibrary,
): Promise<Uint8Array<ArrayBuffer>> {
  const [, holder = ''] = book.title[HOLDER] ?? []
  const document = library.make({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    font: '',
    lang: 'et-EE',
    tagged: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: {
      Title: `${printText.title(book.wish.year)}, ${holder}`,
      Author: holder,
      Subject: printText.subject,
      Keywords: printing.code,
      Creator: printing.program,
      CreationDate: new Date(printing.madeAt),
    },
  })
  const bytes = library.bytesOf(document)
  // what is written is taken at once from here on
  await Promise.resolve()
  await new Promise<void>((resolve) => setTimeout(resolve, 0))
  const paper = new Paper(document, library)
  // the first page is read first, and written last: it tells on which pages the tables stand
  const front = paper.node('Sect', paper.root)
  const writer = new BookWriter(paper)
  const titles = titlesOf(book.tables)
  book.tables.forEach((table, i) => writer.table(table, titles[i] ?? table.title))
  if (book.tables.some(({ key }) => key === 'fields')) writer.map(book, paper.root)
  paper.onPage(0, () => writeTitlePage(paper, { book, printing, contents: writer.contents, parent: front }))
  front.end()
  writeFooters(paper, { book, printing })
  paper.end()
  return bytes
}
