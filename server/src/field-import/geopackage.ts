import { fileNote, PLACES } from '@vagu/core/field-import/messages'
import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { isNeededColumn } from './attributes.ts'
import { type Layer, layersIn } from './geopackage-layers.ts'
import { type RawFile, type RawRow, reading, refusal } from './raw.ts'
import { SqliteFile, type SqliteRow } from './sqlite-file.ts'
import type { SqliteValue } from './sqlite-record.ts'
import { readWkb } from './wkb.ts'

/** "GP", with which a shape begins. */
const [G, P] = [0x47, 0x50]
/** Numbers of the box that stands before a shape, by the kind that its flags name. */
const BOX_NUMBERS = [0, 4, 6, 6, 8]
const HEAD = 8
/** Layers whose names are told. */
const MAX_NAMES = 8

type Shape = Pick<RawRow, 'rings' | 'flaw' | 'hasRepeats'>

/** The rings of a shape in a GeoPackage: a head, a box, and the shape as well-known binary. */
function shapeOf(value: SqliteValue): Shape {
  if (!(value instanceof Uint8Array) || value[0] !== G || value[1] !== P) return { rings: [] }
  const flags = value[3] ?? 0
  const isEmpty = (flags & 0b10000) !== 0
  const start = HEAD + 8 * (BOX_NUMBERS[(flags >> 1) & 0b111] ?? 0)
  return isEmpty || start >= value.length ? { rings: [] } : readWkb(value.subarray(start))
}

const attributesOf = (row: SqliteRow, column: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name === column || value === null || value instanceof Uint8Array
        ? []
        : [[name, String(value)] as const],
    ),
  )

/** The rows of a layer, one more at most than may be taken. */
function rowsOf(file: SqliteFile, { table, column }: Layer): RawRow[] {
  const rows: RawRow[] = []
  for (const row of file.rows(table, (name) => name === column || isNeededColumn(name))) {
    rows.push({ ...shapeOf(row[column] ?? null), attributes: attributesOf(row, column) })
    if (rows.length > MAX_ROWS) break
  }
  return rows
}

const parcelsIn = (rows: readonly RawRow[]): number =>
  rows.filter(({ rings, flaw }) => rings.length > 0 || flaw !== undefined).length

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `„${name.slice(0, 60)}”`)
  return names.length > MAX_NAMES ? `${shown.join(', ')}, …` : shown.join(', ')
}

/** The layer with most parcels; the others are told by their names. */
function readLayers(file: SqliteFile): RawFile {
  const layers = layersIn(file)
  if (layers === undefined) throw refusal('isDatabase')
  const read = layers.map((layer) => ({ layer, rows: layer.mayHoldParcels ? rowsOf(file, layer) : [] }))
  const [best, ...others] = read.toSorted((a, b) => parcelsIn(b.rows) - parcelsIn(a.rows))
  if (best === undefined) throw refusal('noRows')
  if (parcelsIn(best.rows) === 0) {
    const isEmpty = best.layer.mayHoldParcels && read.every(({ rows }) => rows.length === 0)
    throw isEmpty
      ? refusal('noRows')
      : refusal('otherShapes', { text: listed(layers.map(({ name }) => name)) })
  }
  if (best.rows.length > MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
  const left = others.map(({ layer }) => layer.name)
  const { name, system } = best.layer
  return {
    format: 'geopackage',
    rows: best.rows,
    systems: system === undefined ? [] : [system],
    notes: [
      ...(left.length === 0 ? [] : [fileNote('layersLeftOut', { name, others: listed(left) })]),
      ...(file.isOpenElsewhere ? [fileNote('openElsewhere', {})] : []),
    ],
  }
}

/** A GeoPackage, as QGIS and others write it. Only its tables are read; nothing that stands in it is run. */
export const readGeoPackage = (bytes: Uint8Array): RawFile =>
  reading(PLACES.geopackage, () => readLayers(new SqliteFile(bytes)))
