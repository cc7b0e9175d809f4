import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { GmlShape } from './gml-shape.ts'
import { type RawRow, refusal } from './raw.ts'
import { attributeOf, unescaped, type XmlReader } from './xml.ts'

/** Longest attribute that is kept, characters; the longest that we read has 255. */
const MAX_TEXT = 2000

/** A placemark while its elements go by. Its rings are written as those of GML 2. */
interface Placemark {
  readonly shape: GmlShape
  readonly attributes: Map<string, string>
  /** Elements that are open within it. */
  readonly path: string[]
  /** Name of the `Data` or `SimpleData` that is open. */
  column: string
  text: string
}

/** The attribute whose text an element of a placemark holds: its name, or a value of its own table. */
function columnAt({ path, column }: Placemark): string | undefined {
  const [around, here] = [path.at(-2), path.at(-1)]
  if (path.length === 1) return here === 'name' ? here : undefined
  if (here === 'SimpleData') return column
  return here === 'value' && around === 'Data' ? column : undefined
}

/** A text that was written as a piece of a web page, without its marks: unmarked text has no such brackets. */
const plain = (raw: string): string => raw.replaceAll(/<[^>]*>/g, '')

/** Takes the placemarks of a KML, in folders at any depth. Links to other files are counted and never followed. */
export class KmlReader implements XmlReader {
  readonly rows: RawRow[] = []
  links = 0
  #depth = 0
  #placemark: Placemark | undefined

  open(name: string, attributes: string): void {
    if (this.#depth++ === 0 && name !== 'kml') throw refusal('unknownFormat')
    const placemark = this.#placemark
    if (placemark) this.#openWithin(placemark, name, attributes)
    else if (name === 'NetworkLink') this.links += 1
    else if (name === 'Placemark') this.#openPlacemark()
  }

  #openPlacemark(): void {
    if (this.rows.length === MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
    this.#placemark = { shape: new GmlShape(), attributes: new Map(), path: [], column: '', text: '' }
  }

  #openWithin(placemark: Placemark, name: string, attributes: string): void {
    placemark.path.push(name)
    placemark.shape.open(name, attributes)
    placemark.text = ''
    if (name === 'Data' || name === 'SimpleData') placemark.column = attributeOf(attributes, 'name') ?? ''
  }

  text(raw: string): void {
    const placemark = this.#placemark
    if (!placemark) return
    if (placemark.path.at(-1) === 'coordinates') placemark.shape.text(raw.replaceAll(/,\s+/g, ','))
    else if (columnAt(placemark) !== undefined && placemark.text.length < MAX_TEXT)
      placemark.text += unescaped(plain(raw.slice(0, MAX_TEXT)))
  }

  close(name: string): void {
    this.#depth -= 1
    const placemark = this.#placemark
    if (!placemark) return
    if (placemark.path.length === 0) return this.#closePlacemark(placemark)
    const column = columnAt(placemark)
    const value = placemark.text.trim()
    if (column !== undefined && value !== '' && !placemark.attributes.has(column))
      placemark.attributes.set(column, value)
    placemark.text = ''
    placemark.path.pop()
    placemark.shape.close(name)
  }

  #closePlacemark({ shape, attributes }: Placemark): void {
    this.#placemark = undefined
    this.rows.push(shape.row(Object.fromEntries(attributes)))
  }
}
