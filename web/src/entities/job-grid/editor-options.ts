/** Names offered while a cell is written in: those that fit what is typed, of several the last one. */
import { searchOptions } from '../../ui/search-options.ts'
import type { Offered, Offers } from '../../ui/grid/CellEditor.tsx'
import type { FarmNames, NamedColumn } from './farm-names.ts'

const NAMED: readonly NamedColumn[] = ['status', 'job', 'fields', 'material', 'unit', 'worker', 'machine']
const MAX = 40

/** Sign between the names of a cell that may hold several. */
const SIGN: Readonly<Partial<Record<string, string>>> = { fields: ',', material: ';' }
const lastSign = (column: string, text: string): number => {
  const sign = SIGN[column]
  return sign === undefined ? -1 : text.lastIndexOf(sign)
}

const queryOf = (column: string, text: string): string => text.slice(lastSign(column, text) + 1)

const NONE: Offered = { options: [], preferred: -1 }

export function offeredFor(
  column: string,
  { text, isTyped }: { readonly text: string; readonly isTyped: boolean },
  { lists, find }: FarmNames,
): Offered {
  const named = NAMED.find((each) => each === column)
  if (!named) return NONE
  const query = isTyped ? queryOf(column, text) : ''
  const list = lists[named].map(({ id, label, also }) => ({ value: id, label, hint: also?.join(' ') }))
  const options = searchOptions(list, query).others.slice(0, MAX)
  if (query.trim() === '' || options.length === 0) return { options, preferred: -1 }
  const match = find[named](query)
  const exact = match.is === 'one' ? options.findIndex(({ value }) => value === match.named.id) : -1
  return { options, preferred: Math.max(exact, 0) }
}

/** The text of the cell with a name that was taken. */
export function withTaken(column: string, text: string, label: string): string {
  const at = lastSign(column, text)
  return at < 0 ? label : `${text.slice(0, at + 1)} ${label}`
}

export const offersOf = (names: FarmNames): Offers => ({
  of: (column, written) => offeredFor(column, written, names),
  withTaken,
})
