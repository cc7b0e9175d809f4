import { type FileNote, MAX_FILE_BYTES, type Review } from '@vagu/core/field-import/schema'
import { isZip } from '../archives/zip.ts'
import { readArchive } from './archive.ts'
import { coordinatesOf } from './coordinates.ts'
import { readCsv } from './csv.ts'
import { readGeoJson } from './geojson.ts'
import { readGeoPackage } from './geopackage.ts'
import { readGml } from './gml.ts'
import { isKml, kindOfBytes, kindOfText } from './kinds.ts'
import { readKml } from './kml.ts'
import { type RawFile, refusal } from './raw.ts'
import type { FieldRow } from './field-row.ts'
import { rowsFrom } from './rows.ts'
import { isSqlite } from './sqlite-file.ts'
import { textFile } from './text-file.ts'

/** A file of parcels, read and checked, before it meets the farm. */
export interface ReadFile extends Pick<
  Review,
  'format' | 'coordinateSystem' | 'isSystemStated' | 'isAxisSwapped'
> {
  readonly notes: readonly FileNote[]
  readonly rows: readonly FieldRow[]
}

function readText(text: string): RawFile {
  if (text === '') throw refusal('emptyFile')
  const kind = kindOfText(text)
  if (kind !== undefined) throw refusal(kind)
  if (isKml(text)) return readKml(text)
  if (text.startsWith('<')) return readGml(text)
  if (text.startsWith('{') || text.startsWith('[')) return readGeoJson(text)
  if (text.slice(0, 4096).includes('\0')) throw refusal('unknownFormat')
  return readCsv(text)
}

/** By what the file begins with; its name says nothing that the content does not say better. */
async function takeApart(bytes: Uint8Array<ArrayBuffer>): Promise<RawFile> {
  if (isZip(bytes)) return readArchive(bytes)
  if (isSqlite(bytes)) return readGeoPackage(bytes)
  const kind = kindOfBytes(bytes)
  if (kind !== undefined) throw refusal(kind)
  return textFile(bytes, readText)
}

const MEGABYTE = 1024 * 1024

/** Refuses a file by its size alone, before anything is read. */
export function rejectBySize(bytes: number): void {
  if (bytes === 0) throw refusal('emptyFile')
  if (bytes > MAX_FILE_BYTES) throw refusal('tooLarge', { megabytes: MAX_FILE_BYTES / MEGABYTE })
}

/**
 * Reads a file of parcels: GML, GeoJSON, KML, zipped shapefile, GeoPackage, CSV with WKT or a workbook. `year` is for
 * rows that name none, or for all of them.
 * Throws an AppError with a sentence at the path 'file', and nothing else, whatever the bytes are.
 */
export async function readFieldFile(
  bytes: Uint8Array<ArrayBuffer>,
  year: number,
  isForAll = false,
): Promise<ReadFile> {
  rejectBySize(bytes.length)
  const file = await takeApart(bytes)
  if (file.rows.length === 0) throw refusal('noRows')
  const coordinates = coordinatesOf(file)
  const { coordinateSystem, isSystemStated, isAxisSwapped } = coordinates
  const hasShapes = file.hasShapes ?? true
  return {
    format: file.format,
    coordinateSystem: hasShapes ? coordinateSystem : null,
    isSystemStated,
    isAxisSwapped,
    notes: file.notes ?? [],
    rows: rowsFrom(file.rows, { coordinates, year, isForAll, hasShapes }),
  }
}
