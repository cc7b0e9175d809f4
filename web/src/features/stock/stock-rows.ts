/** The rows of the overview: which are found, what they come to. */
import type { MaterialType } from '@vagu/core/materials/schema'
import { STOCK_MARKS, type StockItem, type StockMark } from '@vagu/core/stock/schema'
import { markText } from '../../entities/stock/text.ts'
import { amountText } from '../../entities/stock/amount-text.ts'
import { normalizeText } from '../../ui/search-options.ts'
import { stockText as text } from './text.ts'

export interface StockFilter {
  readonly query: string
  readonly kind: MaterialType | 'all'
}
export const NO_FILTER: StockFilter = { query: '', kind: 'all' }

export const isNarrowed = ({ query, kind }: StockFilter): boolean =>
  normalizeText(query) !== '' || kind !== 'all'

export function filterItems(items: readonly StockItem[], { query, kind }: StockFilter): StockItem[] {
  const words = normalizeText(query).split(' ').filter(Boolean)
  return items.filter(
    ({ name, type }) =>
      (kind === 'all' || type === kind) && words.every((word) => normalizeText(name).includes(word)),
  )
}

export interface StockSums {
  /** Cents of those that have a price; null where none has. */
  readonly value: number | null
  /** Materials of which there is some, at no known price. */
  readonly unpriced: number
  readonly short: number
  readonly undocumented: number
}

export function sumsOf(items: readonly StockItem[]): StockSums {
  const values = items.flatMap(({ stockValue }) => (stockValue === null ? [] : [stockValue]))
  return {
    value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
    unpriced: items.filter(({ stockValue, balance }) => stockValue === null && balance > 0).length,
    short: items.filter(({ shortage }) => shortage > 0).length,
    undocumented: items.filter(({ undocumented }) => undocumented > 0).length,
  }
}

/** Marks that a column of the table or the list of ends tells already. */
const SAID_ELSEWHERE: ReadonlySet<StockMark> = new Set<StockMark>([
  'shortage',
  'expired',
  'expiresSoon',
  'useUpPassed',
  'authorisationEnded',
  'authorisationEnds',
])

/** Faults of a material, in few words. */
export const problemsOf = ({ marks, undocumented, unit }: StockItem): string[] =>
  STOCK_MARKS.filter((mark) => marks.includes(mark) && !SAID_ELSEWHERE.has(mark)).map((mark) =>
    mark === 'undocumented' ? text.undocumented(amountText(undocumented, unit)) : markText[mark],
  )
