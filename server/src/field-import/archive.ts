import { MAX_UNPACKED_BYTES } from '@vagu/core/field-import/schema'
import { listZip, unzip, type ZipEntry, ZipFault } from '../archives/zip.ts'
import { readGeoPackage } from './geopackage.ts'
import { archiveKind } from './kinds.ts'
import { readKml } from './kml.ts'
import { type RawFile, refusal } from './raw.ts'
import { readShapefile, SHAPE_PARTS } from './shapefile.ts'
import { textFile } from './text-file.ts'
import { readWorkbook, WORKBOOK } from './workbook.ts'

const isOwn = ({ name }: ZipEntry): boolean => !name.includes('__MACOSX')

/** The document of a KMZ is the first KML in it, at the top where there is one. */
const firstKml = (entries: readonly ZipEntry[]): ZipEntry | undefined => {
  const documents = entries.filter(({ name }) => /\.kml$/i.test(name))
  return documents.find(({ name }) => !name.includes('/')) ?? documents[0]
}

/** Contents of entries; together they may promise `MAX_UNPACKED_BYTES`. */
async function contentsOf(entries: readonly ZipEntry[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const contents = await unzip(entries, MAX_UNPACKED_BYTES)
  return entries.map(({ name }) => new Uint8Array(contents.get(name) ?? []))
}

async function readEntries(entries: readonly ZipEntry[]): Promise<RawFile> {
  const ending = (pattern: RegExp): ZipEntry[] => entries.filter(({ name }) => pattern.test(name))
  if (ending(/\.shp$/i).length > 0) return readShapefile(await unzip(ending(SHAPE_PARTS), MAX_UNPACKED_BYTES))
  if (entries.some(({ name }) => name === WORKBOOK)) return readWorkbook(entries)
  const kml = firstKml(entries)
  if (kml) return textFile((await contentsOf([kml]))[0] ?? new Uint8Array(), readKml)
  const [geoPackage] = ending(/\.gpkg$/i)
  if (geoPackage) return readGeoPackage((await contentsOf([geoPackage]))[0] ?? new Uint8Array())
  throw refusal(archiveKind(entries.map(({ name }) => name)) ?? 'noShapefile')
}

/** A zipped shapefile, a KMZ, a workbook, or a packed GeoPackage: by the names in the archive. */
export async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<RawFile> {
  try {
    return await readEntries(listZip(bytes).filter(isOwn))
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    throw error.reason === 'broken'
      ? refusal('brokenArchive')
      : refusal('unpackedTooLarge', { megabytes: MAX_UNPACKED_BYTES / 1024 / 1024 })
  }
}
