/** Writes parcels as a GeoPackage, with the SQLite of Node: what our own reader is held against. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bytesOf, joined, type Parcel, polygonsIn, type Writing } from './parcel-files.ts'

export interface WkbStyle {
  readonly isBig?: boolean
  /** Height, measure, or both, behind each point. */
  readonly more?: '' | 'Z' | 'M' | 'ZM'
  /** The kind of well-known binary: that of ISO, or that of PostGIS. */
  readonly isExtended?: boolean
}

const ISO = { '': 0, Z: 1000, M: 2000, ZM: 3000 } as const
const EXTENDED = { '': 0, Z: 0x80000000, M: 0x40000000, ZM: 0xc0000000 } as const

const head = (kind: number, count: number, { isBig = false, more = '', isExtended = false }: WkbStyle) =>
  bytesOf(9, (view) => {
    view.setUint8(0, isBig ? 0 : 1)
    view.setUint32(1, isExtended ? kind + EXTENDED[more] : kind + ISO[more], !isBig)
    view.setUint32(5, count, !isBig)
  })

function ringBytes(ring: readonly (readonly number[])[], style: WkbStyle): Uint8Array {
  const extra = (style.more ?? '').length
  const isLittle = style.isBig !== true
  return bytesOf(4 + ring.length * 8 * (2 + extra), (view) => {
    view.setUint32(0, ring.length, isLittle)
    for (const [i, [x = 0, y = 0]] of ring.entries()) {
      const at = 4 + i * 8 * (2 + extra)
      view.setFloat64(at, x, isLittle)
      view.setFloat64(at + 8, y, isLittle)
      if (extra > 0) view.setFloat64(at + 16, 55.5, isLittle)
    }
  })
}

/** The parcel as well-known binary: a polygon, or several. */
export function wkbOf(parcel: Parcel, writing: Writing, style: WkbStyle = {}): Uint8Array {
  const polygons = polygonsIn(parcel, writing).map((polygon) =>
    joined([head(3, polygon.length, style), ...polygon.map((ring) => ringBytes(ring, style))]),
  )
  return polygons.length === 1 ? joined(polygons) : joined([head(6, polygons.length, style), ...polygons])
}

/** A shape as a GeoPackage keeps it, with a box before it where `hasBox`. */
export function gpkgShape(wkb: Uint8Array, hasBox = true): Uint8Array {
  const start = bytesOf(hasBox ? 40 : 8, (view) => {
    view.setUint16(0, 0x4750)
    view.setUint8(3, hasBox ? 0b11 : 0b1)
    view.setInt32(4, 3301, true)
  })
  return joined([start, wkb])
}

export interface GpkgLayer {
  readonly name: string
  readonly shapeType?: string
  readonly shapes: readonly (Uint8Array | null)[]
  readonly attributes: readonly Readonly<Record<string, string | number>>[]
}

const TABLES = `
  CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY,
    organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
  CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
    description TEXT DEFAULT '', last_change DATETIME, min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER,
    CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
  CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
    srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name));
  INSERT INTO gpkg_spatial_ref_sys VALUES ('none', -1, 'NONE', -1, 'undefined', NULL);`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function addLayer(database: DatabaseSync, layer: GpkgLayer, srs: number): void {
  const names = Object.keys(layer.attributes[0] ?? {})
  const columns = names.map(quoted).join(', ')
  database.exec(
    `CREATE TABLE ${quoted(layer.name)} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom BLOB${columns && `, ${columns}`})`,
  )
  database
    .prepare("INSERT INTO gpkg_contents (table_name, data_type, srs_id) VALUES (?, 'features', ?)")
    .run(layer.name, srs)
  database
    .prepare("INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', ?, ?, 0, 0)")
    .run(layer.name, layer.shapeType ?? 'MULTIPOLYGON', srs)
  const places = ['geom', ...names.map(quoted)]
  const insert = database.prepare(
    `INSERT INTO ${quoted(layer.name)} (${places.join(', ')}) VALUES (${places.map(() => '?').join(', ')})`,
  )
  layer.shapes.forEach((shape, i) =>
    insert.run(shape, ...names.map((name) => layer.attributes[i]?.[name] ?? null)),
  )
}

/** A database as bytes, as `fill` makes it; `before` runs before anything is stored. */
export function databaseFile(fill: (database: DatabaseSync) => void, before = ''): Uint8Array<ArrayBuffer> {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-gpkg-'))
  try {
    const path = join(folder, 'pollud.gpkg')
    const database = new DatabaseSync(path)
    if (before !== '') database.exec(before)
    database.exec('BEGIN')
    fill(database)
    database.exec('COMMIT')
    database.close()
    return new Uint8Array(readFileSync(path))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A GeoPackage with these layers in one coordinate system. */
export const layersFile = (
  layers: readonly GpkgLayer[],
  { srs = 3301, before = '', after = '' }: { srs?: number; before?: string; after?: string } = {},
) =>
  databaseFile((database) => {
    database.exec(TABLES)
    if (srs > 0)
      database
        .prepare("INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, 'EPSG', ?, 'x', NULL)")
        .run(`EPSG:${srs}`, srs, srs)
    for (const layer of layers) addLayer(database, layer, srs)
    if (after !== '') database.exec(after)
  }, before)

/** One layer of parcels. */
export const parcelLayer = (
  parcels: readonly Parcel[],
  writing: Writing,
  { name = 'pollud', ...style }: WkbStyle & { readonly name?: string } = {},
): GpkgLayer => ({
  name,
  shapes: parcels.map((parcel) =>
    parcel.rings.length === 0 ? null : gpkgShape(wkbOf(parcel, writing, style)),
  ),
  attributes: parcels.map(({ attributes }) => attributes),
})

export const geoPackageFile = (parcels: readonly Parcel[], writing: Writing, style: WkbStyle = {}) =>
  layersFile([parcelLayer(parcels, writing, style)], {
    srs: writing.statement === undefined ? -1 : writing.system === 'EPSG:3301' ? 3301 : 4326,
  })
