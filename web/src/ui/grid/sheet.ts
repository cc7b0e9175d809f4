/** A spreadsheet as it is described by who uses it. A row is texts by column; what they mean is read elsewhere. */

export type Texts = Readonly<Record<string, string>>
export interface SheetRow {
  readonly id: string
  readonly cells: Texts
  /** Initial texts of the row; as long as nothing else is in it, nothing was written down. */
  readonly start: Texts
}
export interface Sheet<Row extends SheetRow> {
  /** The columns that are typed into, from left to right. Behind them stands a last cell, which tells of the row. */
  readonly columns: readonly string[]
  /** Columns that a new row takes over from the row above. */
  readonly inherited: readonly string[]
  /** The column in which a row that was asked for is begun. */
  readonly firstToFill: string
  /** A new row that begins with these texts; what is not among them is empty. */
  readonly rowOf: (start: Texts) => Row
}

/** Where the last cell of a row stands. */
export const endOf = ({ columns }: { readonly columns: readonly string[] }): number => columns.length

export const textAt = ({ cells }: SheetRow, column: string): string => cells[column] ?? ''

/** A new row begins with some texts of the row above. */
export const newRow = <Row extends SheetRow>(sheet: Sheet<Row>, above?: Row): Row =>
  sheet.rowOf(
    above ? Object.fromEntries(sheet.inherited.map((column) => [column, textAt(above, column)])) : {},
  )

export const isUntouched = ({ cells, start }: SheetRow): boolean =>
  Object.entries(cells).every(([column, text]) => text.trim() === '' || text === start[column])
