import { fileNote, PLACES } from '@vagu/core/field-import/messages'
import { KmlReader } from './kml-reader.ts'
import { type RawFile, refusal } from './raw.ts'
import { readingXml } from './reading-xml.ts'

/** A KML of Google Earth or a map server: always degrees, longitude first. */
export function readKml(text: string): RawFile {
  const { rows, links } = readingXml(PLACES.kml, text, new KmlReader())
  if (rows.length === 0 && links > 0) throw refusal('onlyLinks')
  const notes = links > 0 ? [fileNote('linksLeftOut', { count: links })] : []
  return { format: 'kml', rows, systems: ['EPSG:4326'], notes }
}
