import { fileNote } from '@vagu/core/field-import/messages'
import { type FileNote, MAX_FILE_BYTES, type Review } from '@vagu/core/field-import/schema'
import { decodeText } from '@vagu/core/text/decode'
import { isZip } from '../archives/zip.ts'
import { coordinatesOf } from './coordinates.ts'
import { readCsv } from './csv.ts'
import { readGeoJson } from './geojson.ts'
import { readGml } from './gml.ts'
import { kindOfBytes, kindOfText } from './kinds.ts'
import { type RawFile, refusal } from './raw.ts'
import type { FieldRow } from './field-row.ts'
import { rowsFrom } from './rows.ts'
import { readShapefile } from './shapefile.ts'

/** A file of parcels, read and checked, before it meets the farm. */
export interface ReadFile extends Pick<
  Review,
  'format' | 'coordinateSystem' | 'isSystemStated' | 'isAxisSwapped'
> {
  readonly notes: readonly FileNote[]
  readonly rows: readonly FieldRow[]
}

/** The encoding that an XML names in its first line. */
const namedEncoding = (bytes: Uint8Array): string =>
  /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(
    String.fromCodePoint(...bytes.subarray(0, 200)),
  )?.[1] ?? ''

function readText(text: string): RawFile {
  if (text === '') throw refusal('emptyFile')
  const kind = kindOfText(text)
  if (kind !== undefined) throw refusal(kind)
  if (text.startsWith('<')) return readGml(text)
  if (text.startsWith('{') || text.startsWith('[')) return readGeoJson(text)
  if (text.slice(0, 4096).includes('\0')) throw refusal('unknownFormat')
  return readCsv(text)
}

/** By what the file begins with; its name says nothing that the content does not say better. */
async function takeApart(bytes: Uint8Array<ArrayBuffer>): Promise<RawFile> {
  if (isZip(bytes)) return readShapefile(bytes)
  const kind = kindOfBytes(bytes)
  if (kind !== undefined) throw refusal(kind)
  const { text, brokenAt } = decodeText(bytes, namedEncoding(bytes))
  const file = readText(text.trimStart())
  return brokenAt === null
    ? file
    : { ...file, notes: [...(file.notes ?? []), fileNote('brokenLetters', { line: brokenAt })] }
}

const MEGABYTE = 1024 * 1024

/** Refuses a file by its size alone, before anything is read. */
export function rejectBySize(bytes: number): void {
  if (bytes === 0) throw refusal('emptyFile')
  if (bytes > MAX_FILE_BYTES) throw refusal('tooLarge', { megabytes: MAX_FILE_BYTES / MEGABYTE })
}

/**
 * Reads a file of parcels: GML, GeoJSON, zipped shapefile, or CSV with WKT. `year` is for rows that name none.
 * Throws an AppError with a sentence at the path 'file', and nothing else, whatever the bytes are.
 */
export async function readFieldFile(bytes: Uint8Array<ArrayBuffer>, year: number): Promise<ReadFile> {
  rejectBySize(bytes.length)
  const file = await takeApart(bytes)
  if (file.rows.length === 0) throw refusal('noRows')
  const coordinates = coordinatesOf(file)
  const { coordinateSystem, isSystemStated, isAxisSwapped } = coordinates
  return {
    format: file.format,
    coordinateSystem,
    isSystemStated,
    isAxisSwapped,
    notes: file.notes ?? [],
    rows: rowsFrom(file.rows, { coordinates, year }),
  }
}
