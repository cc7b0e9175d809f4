/** Columns of a file as they are understood, one a line: its name, what it holds, what it means. */
import type { ReactNode } from 'react'
import { EMPTY } from '../../lib/format.ts'
import type { Column } from '../data-table-columns.ts'
import styles from './Import.module.css'

export interface FileColumn {
  readonly index: number
  readonly header: string
  readonly examples: readonly string[]
  readonly isRemembered: boolean
}
interface FileColumnText {
  readonly columns: Readonly<Record<'header' | 'examples' | 'meaning', string>>
  readonly noHeader: (number: number) => string
  readonly remembered: string
}

/** Header as the file has it, else its place. */
export const headerOf = ({ header, index }: FileColumn, { noHeader }: FileColumnText): string =>
  header === '' ? noHeader(index + 1) : header

/** On a phone these stand in a line of their own; what is empty does not. */
export const wide = (content: ReactNode) => <div className={styles.wide}>{content}</div>

/** Whether a column holds anything; the others are not shown. */
export const isFilled = ({ header, examples }: FileColumn): boolean => header !== '' || examples.length > 0

export const keyOfColumn = ({ index }: FileColumn): string => String(index)

export const fileColumns = <C extends FileColumn>(
  text: FileColumnText,
  meaning: (column: C) => ReactNode,
): Column<C>[] => [
  {
    id: 'header',
    header: text.columns.header,
    isTitle: true,
    cell: (column) => (
      <span>
        {headerOf(column, text)}
        {column.isRemembered && <span className={styles.quiet}>{text.remembered}</span>}
      </span>
    ),
  },
  {
    id: 'examples',
    header: text.columns.examples,
    cell: ({ examples }) => wide(<span className={styles.examples}>{examples.join(' · ') || EMPTY}</span>),
  },
  {
    id: 'meaning',
    header: text.columns.meaning,
    width: 240,
    cell: (column) => wide(meaning(column)),
  },
]
