import { PLACES } from '@vagu/core/field-import/messages'
import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { isNeededColumn } from './attributes.ts'
import { readDbf } from './dbf.ts'
import { type RawFile, type RawRow, reading, refusal } from './raw.ts'
import { readShp } from './shp.ts'

/** Files of an archive that are parts of a shapefile. */
export const SHAPE_PARTS = /\.(shp|dbf|prj|cpg)$/i

/** The parts of each shapefile in an archive, by the name that they share. */
type Layer = Partial<Record<string, Uint8Array>>

function layersOf(files: ReadonlyMap<string, Uint8Array>): Layer[] {
  const layers = new Map<string, Layer>()
  for (const [name, bytes] of files) {
    const part = (SHAPE_PARTS.exec(name)?.[1] ?? '').toLowerCase()
    const base = name.replace(SHAPE_PARTS, '').toLowerCase()
    layers.set(base, { ...layers.get(base), [part]: bytes })
  }
  return [...layers.values()].filter((layer) => layer['shp'])
}

/** Longest text of a .prj or .cpg that is read, bytes; a projection takes a thousand. */
const MAX_TEXT = 20_000
const textOf = (bytes: Uint8Array | undefined): string =>
  bytes ? new TextDecoder().decode(bytes.subarray(0, MAX_TEXT)) : ''

/** The parcels of one layer; nothing when it holds points or lines. */
function rowsOf(layer: Layer): RawRow[] {
  const shapes = reading(PLACES.shp, () => readShp(layer['shp'] ?? new Uint8Array()))
  if (!shapes) return []
  const table = layer['dbf']
  if (!table) return shapes.map((shape) => ({ ...shape, attributes: {} }))
  const attributes = reading(PLACES.dbf, () =>
    readDbf(table, { encoding: textOf(layer['cpg']), isNeeded: isNeededColumn }),
  )
  if (attributes.length !== shapes.length) throw refusal('unreadable', { place: PLACES.count })
  return shapes.flatMap((shape, i) => {
    const own = attributes[i]
    return own ? [{ ...shape, attributes: own }] : []
  })
}

/** Every layer of polygons in the parts of a zipped shapefile. */
export function readShapefile(parts: ReadonlyMap<string, Uint8Array>): RawFile {
  const layers = layersOf(parts)
  const rows = layers.flatMap(rowsOf)
  if (rows.length > MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
  if (rows.length === 0) throw refusal('noRows')
  const systems = layers.map((layer) => textOf(layer['prj']).trim()).filter(Boolean)
  return { format: 'shapefile', rows, systems: [...new Set(systems)] }
}
