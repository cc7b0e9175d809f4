/** Writes parcels as Google Earth and map servers do. */
import { encoded, escaped, type Parcel, polygonsIn, zipFile } from './parcel-files.ts'

const DEGREES = { system: 'EPSG:4326', isNorthFirst: false } as const

const ring = (points: readonly (readonly number[])[]): string =>
  `<LinearRing><coordinates>\n${points.map((at) => [...at, 0].join(',')).join('\n')}\n</coordinates></LinearRing>`

const polygon = ([outer = [], ...holes]: readonly (readonly (readonly number[])[])[]): string =>
  `<Polygon><outerBoundaryIs>${ring(outer)}</outerBoundaryIs>` +
  `${holes.map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`).join('')}</Polygon>`

function placemark(parcel: Parcel): string {
  const polygons = polygonsIn(parcel, DEGREES).map(polygon)
  const { nimi, ...others } = parcel.attributes
  const values = Object.entries(others).map(
    ([name, value]) => `<SimpleData name="${escaped(name)}">${escaped(value)}</SimpleData>`,
  )
  const name = nimi === undefined ? '' : `<name>${escaped(nimi)}</name>`
  const shape = polygons.length === 1 ? polygons[0] : `<MultiGeometry>${polygons.join('')}</MultiGeometry>`
  return (
    `<Placemark>${name}<description><![CDATA[<table><tr><td>pindala</td><td>999</td></tr></table>]]></description>` +
    `<ExtendedData><SchemaData schemaUrl="#pollud">${values.join('')}</SchemaData></ExtendedData>${shape ?? ''}</Placemark>`
  )
}

/** `more` stands beside the placemarks, in a folder within a folder. */
export const kmlText = (parcels: readonly Parcel[], more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Põllud</name>` +
  `<Folder><Folder>${more}${parcels.map(placemark).join('')}</Folder></Folder></Document></kml>`

export const kmlFile = (parcels: readonly Parcel[]) => encoded(kmlText(parcels))
export const kmzFile = (parcels: readonly Parcel[]) => zipFile({ 'doc.kml': kmlFile(parcels) })
