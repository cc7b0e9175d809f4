import type { ReactNode } from 'react'
import type { Column } from '../data-table-columns.ts'
import type { DataTableModel } from './use-data-table.ts'
import type { Choosing } from './use-selection.ts'

interface ButtonState {
  /** The server does not have it yet. */
  readonly isPending: boolean
  /** Of what can be pressed inside: only the row one stands on is gone through by Tab. */
  readonly tabIndex?: 0 | -1
}

/** Parts of the rows in a list to choose from; the same object as long as the page stands, so that rows need not be drawn anew. */
export interface RowParts<Row> {
  readonly keyOf: (row: Row) => string
  readonly chooseLabel: (row: Row) => string
  readonly onOpen: (row: Row) => void
  /** The buttons at the end of a row. */
  readonly renderButtons: (row: Row, rowState: ButtonState) => ReactNode
  /** Content of a card; below it may stand what is chosen to be seen. */
  readonly renderCard: (row: Row, columns: readonly Column<Row>[], isPending: boolean) => ReactNode
}

/** Content of the table and the cards. */
export interface SelectListProps<Row> extends DataTableModel<Row> {
  readonly label: string
  readonly chooseAllLabel: string
  readonly choosing: Choosing
  readonly pendingKeys: ReadonlySet<string>
  readonly parts: RowParts<Row>
}
