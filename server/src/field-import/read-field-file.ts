import { MAX_FILE_BYTES, MAX_ROWS, type Review } from '@vagu/core/field-import/schema'
import { isZip } from '../archives/zip.ts'
import { coordinatesOf } from './coordinates.ts'
import { readCsv } from './csv.ts'
import { readGeoJson } from './geojson.ts'
import { readGml } from './gml.ts'
import { type RawFile, refusal } from './raw.ts'
import { type FieldRow, rowsFrom } from './rows.ts'
import { readShapefile } from './shapefile.ts'
import { decodeText } from './text.ts'

/** A file of parcels, read and checked, before it meets the farm. */
export interface ReadFile extends Pick<
  Review,
  'format' | 'coordinateSystem' | 'isSystemStated' | 'isAxisSwapped'
> {
  readonly rows: readonly FieldRow[]
}

/** By what the file begins with; its name says nothing that the content does not say better. */
async function takeApart(bytes: Uint8Array<ArrayBuffer>): Promise<RawFile> {
  if (isZip(bytes)) return readShapefile(bytes)
  const text = decodeText(bytes).trimStart()
  if (text === '') throw refusal('emptyFile')
  if (text.startsWith('<')) return readGml(text)
  if (text.startsWith('{')) return readGeoJson(text)
  if (text.slice(0, 4096).includes('\0')) throw refusal('unknownFormat')
  return readCsv(text)
}

const MEGABYTE = 1024 * 1024

/** Refuses a file by its size alone, before anything is read. */
export function refuseBySize(bytes: number): void {
  if (bytes === 0) throw refusal('emptyFile')
  if (bytes > MAX_FILE_BYTES) throw refusal('tooLarge', { megabytes: MAX_FILE_BYTES / MEGABYTE })
}

/**
 * Reads a file of parcels: GML, GeoJSON, zipped shapefile, or CSV with WKT. `year` is for rows that name none.
 * Throws an AppError with a sentence at the path 'file', and nothing else, whatever the bytes are.
 */
export async function readFieldFile(bytes: Uint8Array<ArrayBuffer>, year: number): Promise<ReadFile> {
  refuseBySize(bytes.length)
  const file = await takeApart(bytes)
  if (file.rows.length === 0) throw refusal('noRows')
  if (file.rows.length > MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
  const coordinates = coordinatesOf(file)
  const { coordinateSystem, isSystemStated, isAxisSwapped } = coordinates
  return {
    format: file.format,
    coordinateSystem,
    isSystemStated,
    isAxisSwapped,
    rows: rowsFrom(file.rows, { coordinates, year }),
  }
}
