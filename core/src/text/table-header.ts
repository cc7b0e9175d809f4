/** Sheets of cells as files have them, and the rows of names above their columns. */
import { plainLetters } from './format.ts'

export type Cells = readonly string[]
export interface Sheet {
  readonly name: string
  /** Lines with their numbers in the file. */
  readonly lines: readonly { readonly line: number; readonly cells: Cells }[]
}

const MAX_SIGNATURE = 1500

/** The text of a group stands in its first cell; the cells behind it belong to it while their own line names them. */
export function spread(above: Cells, below: Cells): Cells {
  let group = ''
  return below.map((name, i) => {
    const own = above[i] ?? ''
    if (own !== '') group = own
    else if (name === '') group = ''
    return group
  })
}

/** Names of columns as one text, by which it is remembered how they were read. */
export const signatureOf = (headers: readonly string[]): string =>
  headers
    .map((header) => plainLetters(header.normalize('NFKC')))
    .join('|')
    .slice(0, MAX_SIGNATURE)
