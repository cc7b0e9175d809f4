import { M2_PER_HA } from '@vagu/core/units/area'
import { rowProblem, withComma } from '@vagu/core/field-import/messages'
import type { RowProblem } from '@vagu/core/field-import/schema'
import { type Bounds, boundsOf } from '@vagu/core/geo/bounds'
import { isNotable, NOTABLE_METRES, sharedArea } from '@vagu/core/geo/overlap'
import type { FieldRow } from './field-row.ts'
import { mostShared, Squares } from './squares.ts'

/** Parcels that are measured against one, those with the largest shared box first; on real ground a handful. */
const MAX_MEASURED = 10

interface Placed {
  readonly row: FieldRow
  readonly box: Bounds
}

/** An earlier row of the same year that a row lies on, with the ground that they share; undefined where it is nothing worth a word. */
function overlapOf({ row, box }: Placed, earlier: Squares<Placed>) {
  const near = mostShared(earlier.near(box), box, {
    min: (other) => (other.row.year === row.year ? NOTABLE_METRES : Infinity),
    count: MAX_MEASURED,
  })
  for (const { row: other } of near) {
    const shared = sharedArea(row.rings, other.rings)
    if (isNotable(shared, row.area * M2_PER_HA, other.area * M2_PER_HA)) return { other, shared }
  }
  return undefined
}

/** Problems of where a row lies; from then on later ones are laid beside it. */
function placedProblems(placed: Placed, earlier: Squares<Placed>): RowProblem[] {
  const found = overlapOf(placed, earlier)
  earlier.add(placed)
  if (found === undefined) return []
  const area = withComma(found.shared / M2_PER_HA, 2)
  return [rowProblem('overlapsInFile', { where: placed.row.where, other: found.other.row, area })]
}

const numbersOf = ({ year, code, priaCode }: FieldRow): string | undefined =>
  code === '' || code === '0' || priaCode === '' ? undefined : `${year} ${code} ${priaCode}`

/** Tells of rows of one year that lie on each other or bear the same numbers as an earlier one. */
export function withNeighbours(rows: readonly FieldRow[]): FieldRow[] {
  const squares = new Squares<Placed>()
  const numbers = new Map<string, number>()
  return rows.map((row) => {
    if (row.isRejected) return row
    const overlaps = row.rings.length === 0 ? [] : placedProblems({ row, box: boundsOf(row.rings) }, squares)
    const key = numbersOf(row)
    const other = key === undefined ? undefined : numbers.get(key)
    if (key !== undefined) numbers.set(key, other ?? row.row)
    const repeats = other === undefined ? [] : [rowProblem('numbersRepeat', { where: row.where, other })]
    if (overlaps.length + repeats.length === 0) return row
    return { ...row, problems: [...row.problems, ...repeats, ...overlaps] }
  })
}
