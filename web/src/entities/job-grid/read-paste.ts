/** A pasted table: with headings each of its columns finds its own, without them it goes where one stands. */
import { normalizeText } from '../../ui/search-options.ts'
import type { Block } from '../../ui/grid/changes.ts'
import type { PastedBlock } from '../../ui/grid/use-clipboard.ts'
import { type ColumnId, COLUMNS } from './columns.ts'
import { findUnit } from './farm-names.ts'
import { addJobGridText } from './text.ts'

interface Heading {
  readonly column: ColumnId
  /** "Norm, l/ha": what every amount below is in. */
  readonly unit: string | null
}

const PARTS = /^(.*?)\s*(?:[,(]\s*([^()]+?)\s*\)?)?$/

/** The column of a heading; undefined for one that no column has. */
export function headingOf(text: string): Heading | undefined {
  const whole = normalizeText(text)
  const [, name = '', unit = ''] = PARTS.exec(whole) ?? []
  const column = COLUMNS.find((each) => {
    const names: readonly string[] = addJobGridText.headings[each]
    return names.includes(whole) || names.includes(name)
  })
  if (!column) return undefined
  const found = findUnit(unit)
  return { column, unit: found.is === 'one' ? found.named.id : null }
}

const MIN_HEADINGS = 2

/** The headings of a table; undefined when its first row is no headings. Of two for one column the first counts. */
function headingsOf(first: readonly string[]): (Heading | undefined)[] | undefined {
  const all = first.map(headingOf)
  const columns = all.map((heading) => heading?.column)
  const headings = all.map((heading, index) =>
    heading && columns.indexOf(heading.column) === index ? heading : undefined,
  )
  const known = headings.filter(Boolean).length
  const filled = first.filter((text) => text !== '').length
  return known >= Math.min(MIN_HEADINGS, filled) && known * 2 > filled ? headings : undefined
}

export const AMOUNT = /^([-\d\s.,\u00A0]+?)\s*([a-zA-Zµ³/][^\d]*\d?(?:\/ha)?)$/u

/** "1,5 l/ha" in one cell is an amount and its unit, where the table has no column of units. */
function partAmounts({ columns, table }: Block, unitOfHeading: string | null): Block {
  const at = columns.indexOf('amount')
  if (at < 0 || columns.includes('unit')) return { columns, table }
  const parted = table.map((cells) => {
    const [, amount, unit = ''] = AMOUNT.exec(cells[at] ?? '') ?? []
    if (amount !== undefined && findUnit(unit).is === 'one') return [...cells.with(at, amount), unit]
    return [...cells, (cells[at] ?? '') === '' ? '' : (unitOfHeading ?? '')]
  })
  if (parted.every((cells) => cells.at(-1) === '')) return { columns, table }
  return { columns: [...columns, 'unit'], table: parted }
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '')

/** Every row as wide as the widest. */
const squared = (table: readonly (readonly string[])[]): string[][] => {
  const width = Math.max(0, ...table.map((row) => row.length))
  return table.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

export function readPaste(pasted: readonly (readonly string[])[], at: number): PastedBlock {
  const table = squared(pasted)
  const [first = []] = table
  const headings = headingsOf(first)
  if (!headings) {
    const columns = first.map((_, index) => COLUMNS[at + index])
    return { ...partAmounts({ columns, table }, null), unknown: [] }
  }
  const columns = headings.map((heading) => heading?.column)
  const unit = headings.find((heading) => heading?.column === 'amount')?.unit ?? null
  const block = partAmounts({ columns, table: table.slice(1).filter(isFilled) }, unit)
  return { ...block, unknown: first.filter((text, index) => text !== '' && columns[index] === undefined) }
}
