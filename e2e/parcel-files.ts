/** Parcels in three formats, three of them of winter wheat: the real ones where they are to be had, else made ones. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  geoJsonFile,
  gmlFile,
  type Parcel,
  PRJ_3301,
  shapefile,
  square,
} from '../server/src/testing/parcel-files.ts'

const REAL = join(import.meta.dirname, '../../shared/samples/pria-2024')

export interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}
export interface ParcelFiles {
  readonly year: number
  /** Hectares of all parcels. */
  readonly area: number
  readonly count: number
  readonly gml: TestFile
  readonly geojson: TestFile
  readonly shapefile: TestFile
}

const file = (name: string, buffer: Uint8Array): TestFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
})
const real = (name: string): TestFile => file(name, readFileSync(join(REAL, name)))

const made = (): Parcel[] =>
  ['talinisu', 'talinisu', 'talinisu', 'kaer', 'suvioder'].map((crop, index) => ({
    rings: [square(600_000 + 300 * index, 6_480_000, 200)],
    attributes: {
      pollu_id: 24_708_765 + index,
      taotlusaasta: 2024,
      pindala_ha: 4,
      taotletud_kultuur: `${crop} allakülvita`,
    },
  }))

/** Files of the same five parcels everywhere. */
export function madeFiles(): ParcelFiles {
  const parcels = made()
  const inMetres = { system: 'EPSG:3301', isNorthFirst: false } as const
  const gml = { ...inMetres, isNorthFirst: true, statement: 'urn:ogc:def:crs:EPSG::3301' }
  return {
    year: 2024,
    area: 20,
    count: parcels.length,
    gml: file('parcels.gml', gmlFile(parcels, gml)),
    geojson: file('parcels.geojson', geoJsonFile(parcels, { system: 'EPSG:4326', isNorthFirst: false })),
    shapefile: file('parcels.zip', shapefile(parcels, { ...inMetres, statement: PRJ_3301 })),
  }
}

export const parcelFiles = (): ParcelFiles =>
  existsSync(REAL)
    ? {
        year: 2024,
        area: 77.5,
        count: 18,
        gml: real('parcels.gml'),
        geojson: real('parcels-wgs84.geojson'),
        shapefile: real('parcels-shp.zip'),
      }
    : madeFiles()
