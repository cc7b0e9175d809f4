/** Choosing a material brings its usual amount into cells that are still empty, where the farmer sees it. */
import type { Requisite } from '@vagu/core/requisites/schema'
import { formatForEditing } from '../../../lib/format.ts'
import type { Cells, GridRow } from './grid-row.ts'

export function withUsualAmount(cells: Cells, material: Requisite | undefined): Cells {
  if (!material || cells.amount.trim() !== '') return cells
  const { amount, unit } = material
  return { ...cells, amount: formatForEditing(amount), unit: unit ?? cells.unit }
}

/** After the cell of the material in one row was written. */
export const offerAmount = (row: GridRow, material: Requisite | undefined): GridRow => {
  const cells = withUsualAmount(row.cells, material)
  return cells === row.cells ? row : { ...row, cells }
}
