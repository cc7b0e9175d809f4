/** Tables in the sheets of a file: the rows of their headings, and what each column means. */
import type { JobMeaning, JobSheet, RememberedColumns } from '@vagu/core/job-import/schema'
import { dayIn, numberIn, plainCell } from '@vagu/core/text/table-cells'
import { signatureOf, spread } from '@vagu/core/text/table-header'
import { type HeadingMeaning, meaningOf } from './headers.ts'

type Line = JobSheet['lines'][number]

/** Place of the headings among the lines of a sheet: the first of them, and how many. */
export interface HeaderPlace {
  /** −1 where the table has none. */
  readonly at: number
  readonly count: number
}
export const NO_HEADER: HeaderPlace = { at: -1, count: 0 }

export interface TableColumn extends HeadingMeaning {
  readonly index: number
  readonly header: string
  readonly examples: readonly string[]
  readonly isRemembered: boolean
}
export interface JobTable {
  readonly columns: readonly TableColumn[]
  readonly lines: readonly Line[]
  readonly signature: string
}

/** Lines in which headings are looked for: titles may stand above them. */
export const LOOKED_AT = 40
const MAX_EXAMPLES = 3
const MAX_EXAMPLE = 40
const MAX_HEADER = 120

const isData = (cell: string): boolean => dayIn(cell) !== undefined || numberIn(plainCell(cell)) !== undefined
const isHeading = (cell: string): boolean => cell !== '' && meaningOf(cell).meaning !== 'ignored'
const filledIn = ({ cells }: Line): string[] => cells.map(plainCell).filter((cell) => cell !== '')
const distinctMeanings = (line: Line): number =>
  new Set(
    filledIn(line)
      .filter(isHeading)
      .map((cell) => meaningOf(cell).meaning),
  ).size

/** Whether a line can be one of headings beside the one that names the most. */
const isBeside = (line: Line | undefined): line is Line =>
  line !== undefined && !line.cells.some(isData) && new Set(filledIn(line)).size > 1

/** The headings of a sheet; two lines of them where groups stand above or units below. */
export function findHeader({ lines }: Pick<JobSheet, 'lines'>): HeaderPlace {
  const looked = lines.slice(0, LOOKED_AT)
  const counts = looked.map((line) => (line.cells.some(isData) ? 0 : distinctMeanings(line)))
  const best = Math.max(0, ...counts)
  if (best < 2) return NO_HEADER
  const main = counts.indexOf(best)
  const [above, below] = [lines[main - 1], lines[main + 1]]
  const isGroup =
    isBeside(above) && above.line === (lines[main]?.line ?? 0) - 1 && (counts[main - 1] ?? 0) > 0
  if (isGroup) return { at: main - 1, count: 2 }
  const isBelow = isBeside(below) && filledIn(below).filter(isHeading).length * 2 >= filledIn(below).length
  return { at: main, count: isBelow ? 2 : 1 }
}

const uniqueTexts = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))]

function headingsOf(lines: readonly Line[], width: number): { header: string; found: HeadingMeaning }[] {
  const rows = lines.map(({ cells }) => Array.from({ length: width }, (_, i) => plainCell(cells[i] ?? '')))
  const names = rows.at(-1) ?? []
  const groups = rows.slice(0, -1).map((row) =>
    spread(
      row,
      names.map((name, i) => name || (row[i] ?? '')),
    ),
  )
  return names.map((name, i) => {
    const above = uniqueTexts(groups.map((row) => row[i] ?? ''))
    const texts = uniqueTexts([...above, name])
    const candidates = [name, texts.join(' '), ...above.toReversed()]
    const found = candidates.map(meaningOf).find(({ meaning }) => meaning !== 'ignored') ?? meaningOf('')
    const unit =
      found.unit || (texts.map((text) => meaningOf(text).unit || unitAlone(text)).find(Boolean) ?? '')
    return { header: texts.join(' ').slice(0, MAX_HEADER), found: { meaning: found.meaning, unit } }
  })
}
const UNIT_ALONE = /^\(?((?:kg|l|t|g|ml|tk|m3|m³|tm)(?:\/ha)?)\)?$/i
const unitAlone = (text: string): string => UNIT_ALONE.exec(text)?.[1]?.toLowerCase() ?? ''

/** Meanings that one column alone can have; notes may stand in several, materials with their amounts too. */
const REPEATED: ReadonlySet<JobMeaning> = new Set(['material', 'rate', 'amount', 'unit', 'notes', 'ignored'])
const isAmount = (meaning: JobMeaning): boolean => meaning === 'rate' || meaning === 'amount'

/** Whether a column says again what one before it said; each material may have one amount and one unit. */
class Repeats {
  #seen = new Set<JobMeaning>()
  #ofMaterial = new Set<string>()
  #hasMaterial = false

  isOne(meaning: JobMeaning): boolean {
    if (!REPEATED.has(meaning)) {
      const isSeen = this.#seen.has(meaning)
      this.#seen.add(meaning)
      return isSeen
    }
    if (meaning === 'material') {
      if (this.#hasMaterial) this.#ofMaterial = new Set()
      this.#hasMaterial = true
    }
    if (!isAmount(meaning) && meaning !== 'unit') return false
    const part = isAmount(meaning) ? 'amount' : 'unit'
    const isSeen = this.#ofMaterial.has(part)
    this.#ofMaterial.add(part)
    return isSeen
  }
}

interface Said {
  readonly header: HeaderPlace
  readonly remembered: readonly RememberedColumns[]
}

/** The table below its headings, with the meanings that are proposed. */
export function tableOf({ lines: all }: Pick<JobSheet, 'lines'>, { header, remembered }: Said): JobTable {
  const lines = all.slice(header.at < 0 ? 0 : header.at + header.count)
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings =
    header.at < 0
      ? Array.from({ length: width }, () => ({ header: '', found: meaningOf('') }))
      : headingsOf(all.slice(header.at, header.at + header.count), width)
  const signature = signatureOf(headings.map((each) => each.header))
  const memory = remembered.find((each) => each.signature === signature)?.meanings
  const repeats = new Repeats()
  const columns = headings.map(({ header: name, found }, index): TableColumn => {
    const before = memory?.[index]
    const isAgain = repeats.isOne(found.meaning)
    return {
      index,
      header: name,
      meaning: before ?? (isAgain ? 'ignored' : found.meaning),
      unit: found.unit,
      isRemembered: before !== undefined,
      examples: examplesOf(lines, index),
    }
  })
  return { columns, lines, signature }
}

function examplesOf(lines: readonly Line[], index: number): string[] {
  const texts = new Set<string>()
  for (const { cells } of lines) {
    const text = plainCell(cells[index] ?? '').slice(0, MAX_EXAMPLE)
    if (text !== '') texts.add(text)
    if (texts.size === MAX_EXAMPLES) break
  }
  return [...texts]
}

/** The meanings with one of them changed; another column that alone could have it is not read any more. */
export const withMeaning = (
  columns: readonly TableColumn[],
  { index, meaning }: { readonly index: number; readonly meaning: JobMeaning },
): TableColumn[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, meaning }
    return column.meaning === meaning && !REPEATED.has(meaning) ? { ...column, meaning: 'ignored' } : column
  })
