/** A table of parcels, as CSV and workbooks hold it: a row of names, then a row for each parcel. */
import { plainLetters } from '@vagu/core/text/format'
import { isLabelColumn, isNeededColumn } from './attributes.ts'
import type { RawFile, RawRow } from './raw.ts'
import { isWkt, readWkt } from './wkt.ts'

export type Cells = readonly string[]

/** Characters that a cell of Excel holds: a longer shape was cut off there. */
const FULL_CELL = 32_767

/** The column of shapes as WKT. */
export const shapeColumnOf = (header: Cells, lines: readonly Cells[]): number =>
  header.findIndex((_, i) => lines.some((cells) => isWkt(cells[i] ?? '')))

function rowFrom(header: Cells, cells: Cells, shapeColumn: number) {
  const text = cells[shapeColumn] ?? ''
  const { system, ...shape } = readWkt(text) ?? { rings: [] }
  const isCut = shape.rings.length === 0 && isWkt(text) && text.length >= FULL_CELL
  const attributes = Object.fromEntries(
    header
      .map((name, i) => [name.trim(), (cells[i] ?? '').trim()] as const)
      .filter(([name], i) => i !== shapeColumn && name !== ''),
  )
  const flaw = isCut ? ({ flaw: { code: 'shapeCut' } } as const) : {}
  return { row: { ...shape, ...flaw, attributes } satisfies RawRow, system }
}

/** The rows of a table; without a column of shapes (-1) they have none. */
export function tableRows(
  header: Cells,
  lines: readonly Cells[],
  shapeColumn: number,
): Pick<RawFile, 'rows' | 'systems'> {
  const rows = lines.map((cells) => rowFrom(header, cells, shapeColumn))
  return {
    rows: rows.map(({ row }) => row),
    systems: [...new Set(rows.flatMap(({ system }) => system ?? []))],
  }
}

/** Names that a column of shapes has. */
const SHAPES = /^(?:wkt|geom|the_geom|geometry|geomeetria|kontuur|shape)$/

/** Whether a row names columns that we understand: what a field is known by, and something of it. */
export function isHeader(cells: Cells): boolean {
  const known = cells.filter(isNeededColumn).length
  const hasShape = cells.some((name) => name.length < 20 && SHAPES.test(plainLetters(name)))
  return hasShape ? known >= 1 : known >= 2 && cells.some(isLabelColumn)
}
