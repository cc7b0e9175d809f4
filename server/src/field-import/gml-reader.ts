import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { GmlShape } from './gml-shape.ts'
import type { PartFacts } from './parts.ts'
import { type RawRow, refusal } from './raw.ts'
import { attributeOf, unescaped, type XmlReader } from './xml.ts'

const MEMBERS = new Set(['member', 'featureMember', 'featureMembers'])
/** Coordinate systems of one file that are remembered: two are one too many already. */
const MAX_SYSTEMS = 20
/** Longest attribute that is kept, characters; the longest that we read has 255. */
const MAX_TEXT = 2000

/** Level that the reader is at: a collection, a member of it, or a feature with its properties. */
type ElementLevel = 'collection' | 'member' | 'feature' | 'property' | 'inside' | 'skipped'

const PLACE_BELOW: Readonly<Record<Exclude<ElementLevel, 'collection' | 'member'>, ElementLevel>> = {
  feature: 'property',
  property: 'inside',
  inside: 'inside',
  skipped: 'skipped',
}

/** Takes the features of a collection, at one level or in collections within, one after another. */
export class GmlReader implements XmlReader {
  readonly rows: RawRow[] = []
  readonly systems = new Set<string>()
  part: PartFacts = {}
  readonly #places: ElementLevel[] = []
  #shape = new GmlShape()
  #attributes = new Map<string, string>()
  #text = ''

  open(name: string, attributes: string): void {
    const place = this.#placeOf(name)
    this.#places.push(place)
    if (place === 'collection') this.#openCollection(attributes)
    if (name === 'truncatedResponse' || name === 'TruncatedResponse')
      this.part = { ...this.part, hasMore: true }
    if (place === 'feature') this.#openFeature()
    if (place === 'property') this.#text = ''
    if (place === 'property' || place === 'inside') this.#shape.open(name, attributes)
    this.#noteSystem(attributes)
  }

  #placeOf(name: string): ElementLevel {
    const around = this.#places.at(-1)
    if (around === undefined) {
      if (name === 'FeatureCollection') return 'collection'
      throw refusal(/^(?:Service)?ExceptionReport$/.test(name) ? 'isServiceError' : 'unknownFormat')
    }
    if (around === 'collection') return MEMBERS.has(name) ? 'member' : 'skipped'
    if (around === 'member') return name === 'FeatureCollection' ? 'collection' : 'feature'
    return around === 'feature' && name === 'boundedBy' ? 'skipped' : PLACE_BELOW[around]
  }

  /** The outermost collection counts all; those within it speak of their own. */
  #openCollection(attributes: string): void {
    if (!attributes.includes('=')) return
    const number = (name: string) => attributeOf(attributes, name)
    const next = number('next')
    this.part = {
      matched: this.part.matched ?? number('numberMatched'),
      returned: this.part.returned ?? number('numberReturned') ?? number('numberOfFeatures'),
      hasMore: this.part.hasMore === true || (next !== undefined && next !== ''),
    }
  }

  #openFeature(): void {
    if (this.rows.length === MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
    this.#shape = new GmlShape()
    this.#attributes = new Map()
  }

  #noteSystem(attributes: string): void {
    if (!attributes.includes('srsName') || this.systems.size === MAX_SYSTEMS) return
    const system = attributeOf(attributes, 'srsName')
    if (system) this.systems.add(system)
  }

  text(raw: string): void {
    const place = this.#places.at(-1)
    if (place === 'property' && this.#text.length < MAX_TEXT) this.#text += unescaped(raw.slice(0, MAX_TEXT))
    if (place === 'inside') this.#shape.text(raw)
  }

  close(name: string): void {
    const place = this.#places.pop()
    if (place === 'property' || place === 'inside') this.#shape.close(name)
    if (place === 'property' && this.#text.trim() !== '' && !this.#attributes.has(name))
      this.#attributes.set(name, this.#text)
    if (place === 'feature') this.rows.push(this.#shape.row(Object.fromEntries(this.#attributes)))
  }
}
