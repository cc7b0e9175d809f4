/** The book as data: one description that the PDF, the workbook, the CSV and the page read. */
import type { PointRing } from '../geo/rings.ts'
import type { BookRecord, Restricted } from './facts.ts'
import type { BookTableKey, BookWish } from './schema.ts'

/**
 * Kinds of values: `day` is `YYYY-MM-DD`, `instant` ISO in UTC, `number` a number with at most so many decimals.
 */
export type ColumnKind = 'text' | 'day' | 'instant' | 'number'
export type BookCell = string | number | null

export interface BookColumn {
  readonly key: string
  readonly head: string
  readonly kind: ColumnKind
  /** Most decimals of a number. */
  readonly decimals: number
  /** Letters of the acts that ask for it: R määrus 52, E (EU) 2023/564, K the KSM support; '' where none does. */
  readonly law: string
  /** Share of the width of a page. */
  readonly width: number
  /** Column below whose values these are printed on paper. */
  readonly under?: string
  /** Stands below without its head. */
  readonly isBare?: true
  readonly isSummed?: true
}

export interface BookRow {
  readonly id: string
  readonly cells: readonly BookCell[]
}

export interface BookTable {
  readonly key: BookTableKey
  readonly title: string
  readonly columns: readonly BookColumn[]
  readonly rows: readonly BookRow[]
  /** A cell for each column; null where there is nothing to add up. */
  readonly sums: readonly BookCell[] | null
  readonly notes: readonly string[]
}

/** Main crop as maps show it. */
export interface MappedCrop {
  readonly colour: string
  readonly letters: string
  readonly name: string
}

/** Field on the map of the book: what it is called there, and its rings in metres of EPSG:3301. */
export interface MappedField {
  readonly name: string
  readonly rings: readonly PointRing[]
  /** Letters that stand for its exact boundary. */
  readonly mark: string
  /** Of the year of the book; null where nobody says. Books that were kept before do not know it. */
  readonly crop?: MappedCrop | null
}

/** Job of the book by its keys, for other programs: its rows say the rest. */
export interface BookOperation {
  readonly id: string
  readonly fieldId: string
  readonly category: string
  readonly job: string
  readonly isOpen: boolean
}

export interface Book {
  readonly wish: BookWish
  /** Lines of the title page, a label with its value. */
  readonly title: readonly (readonly [label: string, value: string])[]
  readonly tables: readonly BookTable[]
  readonly map: readonly MappedField[]
  readonly restricted: readonly Restricted[]
  /** Books that were kept before do not know them. */
  readonly operations?: readonly BookOperation[]
  /** Keys of the main crops of the year by the ids of fields. */
  readonly grown?: Readonly<Record<string, string>>
  /** The year in the shape of the agency's contract; null where it is not known for the day of the book. */
  readonly records: readonly BookRecord[] | null
}
