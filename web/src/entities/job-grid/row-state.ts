/** State of a row as it is shown: before the first try to save, an empty input is no error. */
import { isUntouched } from '../../ui/grid/sheet.ts'
import type { RowErrors } from './batch.ts'
import type { CheckedRow } from './check-row.ts'
import type { ColumnId } from './columns.ts'

export type RowState = 'empty' | 'begun' | 'wrong' | 'needsForm' | 'judged'
export interface ShownRow {
  readonly errors: ReadonlyMap<ColumnId, string>
  readonly needs: readonly string[]
  readonly state: RowState
}

const NONE: ShownRow = { errors: new Map(), needs: [], state: 'empty' }

function stateOf(checked: CheckedRow, shown: Omit<ShownRow, 'state'>): RowState {
  if (shown.errors.size > 0) return 'wrong'
  if (checked.errors.size > 0) return 'begun'
  return shown.needs.length > 0 ? 'needsForm' : 'judged'
}

export function shownRow(checked: CheckedRow, isTried: boolean, refused?: RowErrors): ShownRow {
  if (isUntouched(checked.row)) return NONE
  const own = isTried ? checked.errors : checked.read.errors
  const errors = new Map([...(refused?.errors ?? []), ...own])
  const needs = [...new Set([...checked.needs, ...(refused?.needs ?? [])])]
  return { errors, needs, state: stateOf(checked, { errors, needs }) }
}
