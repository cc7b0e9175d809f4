import type { SqliteFile, SqliteRow, SqliteTable } from './sqlite-file.ts'

/** A layer of shapes: its table, the column that holds them, and what it says of its coordinates. */
export interface Layer {
  readonly name: string
  readonly table: SqliteTable
  readonly column: string
  readonly system: string | undefined
  readonly mayHoldParcels: boolean
}

const POINTS_OR_LINES = /^(?:MULTI)?(?:POINT|LINESTRING)$/i
/** Rows of the tables about layers that are read; each layer has one. */
const MAX_LAYERS = 1000

const textOf = (row: SqliteRow, column: string): string => {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}

function rowsOf(file: SqliteFile, name: string): SqliteRow[] {
  const table = file.tables.get(name)
  const rows: SqliteRow[] = []
  for (const row of table ? file.rows(table) : []) {
    rows.push(row)
    if (rows.length === MAX_LAYERS) break
  }
  return rows
}

/** Names of coordinate systems by the numbers that the file gives them: an authority's, else its own words. */
function systemsIn(file: SqliteFile): ReadonlyMap<unknown, string | undefined> {
  const rows = rowsOf(file, 'gpkg_spatial_ref_sys')
  return new Map(
    rows.map((row) => {
      const authority = textOf(row, 'organization').toUpperCase()
      if (authority === 'EPSG') return [row['srs_id'], `EPSG:${String(row['organization_coordsys_id'])}`]
      const definition = textOf(row, 'definition').trim()
      return [row['srs_id'], definition === 'undefined' || definition === '' ? undefined : definition]
    }),
  )
}

/** The layers of a GeoPackage; undefined for a database that is none. Views are no layers that we read. */
export function layersIn(file: SqliteFile): Layer[] | undefined {
  if (!file.tables.has('gpkg_contents') || !file.tables.has('gpkg_geometry_columns')) return undefined
  const systems = systemsIn(file)
  const features = new Set(
    rowsOf(file, 'gpkg_contents')
      .filter((row) => textOf(row, 'data_type') === 'features')
      .map((row) => textOf(row, 'table_name').toLowerCase()),
  )
  const layers = new Map<string, Layer>()
  for (const row of rowsOf(file, 'gpkg_geometry_columns')) {
    const key = textOf(row, 'table_name').toLowerCase()
    const table = features.has(key) ? file.tables.get(key) : undefined
    if (table === undefined) continue
    layers.set(key, {
      name: table.name,
      table,
      column: textOf(row, 'column_name').toLowerCase(),
      system: systems.get(row['srs_id']),
      mayHoldParcels: !POINTS_OR_LINES.test(textOf(row, 'geometry_type_name')),
    })
  }
  return [...layers.values()]
}
