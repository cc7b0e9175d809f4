/** Choosing a material brings its usual amount into cells that are still empty, where the farmer sees it. */
import type { Material } from '@vagu/core/materials/schema'
import { formatForEditing } from '../../lib/format.ts'
import type { Alongside } from '../../ui/grid/grid-steps.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import type { FarmNames } from './farm-names.ts'
import type { Cells, GridRow } from './grid-row.ts'

export function withUsualAmount(cells: Cells, material: Material | undefined): Cells {
  if (!material || cells.amount.trim() !== '') return cells
  const { amount, unit } = material
  return { ...cells, amount: formatForEditing(amount), unit: unit ?? cells.unit }
}

/** After a cell of a row was written. */
export const bringUsualAmount =
  ({ names, farm }: { readonly names: FarmNames; readonly farm: FarmSnapshot }): Alongside<GridRow> =>
  (row, column) => {
    const found = column === 'material' ? names.find.material(row.cells.material) : undefined
    if (found?.is !== 'one') return row
    const material = farm.requisites.find(({ _id }) => _id === found.named.id)
    const cells = withUsualAmount(row.cells, material)
    return cells === row.cells ? row : { ...row, cells }
  }
