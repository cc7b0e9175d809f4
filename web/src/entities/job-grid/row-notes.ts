/** Notes on the cells of each row: errors, and the usual value where nothing is typed. */
import { formatNumber } from '../../lib/format.ts'
import type { RowNotes } from '../../ui/grid/GridRowView.tsx'
import { jobsText } from '../jobs/text.ts'
import type { CheckedRow } from './check-row.ts'
import type { ShownRow } from './row-state.ts'

/** Usual value of an empty cell of a row that is a job already. */
function usual({ read, area, form }: CheckedRow, column: string): string | undefined {
  if (column === 'status' && form.job !== '') return jobsText.statuses.DONE
  if (column === 'area' && area > 0) return formatNumber(area)
  if (column === 'unit' && read.materials[0]?.requisiteId) {
    const { unit, master } = form.materials[0]?.amount ?? {}
    return unit ? `${unit}${master === 'rate' ? '/ha' : ''}` : undefined
  }
  return undefined
}

export const notesOf = (all: readonly CheckedRow[], shown: readonly ShownRow[]): readonly RowNotes[] =>
  all.map((checked, index) => ({
    errors: shown[index]?.errors ?? new Map(),
    hintOf: (column) => usual(checked, column),
  }))
