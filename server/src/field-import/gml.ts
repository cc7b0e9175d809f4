import type { Point } from '@vagu/core/geo/estonian-grid'
import { PLACES } from '@vagu/core/field-import/messages'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isRecord, type RawFile, type RawRow, reading, refusal } from './raw.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
})

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const textOf = (node: unknown): string | undefined => {
  const text = isRecord(node) ? node['#text'] : node
  return typeof text === 'string' ? text : undefined
}
const childrenOf = (node: unknown): [name: string, child: unknown][] =>
  isRecord(node)
    ? Object.entries(node).flatMap(([name, value]) =>
        name.startsWith('@') || name === '#text'
          ? []
          : listOf(value).map((child): [string, unknown] => [name, child]),
      )
    : []

/** Numbers of a line, two or three to a point. */
function pointsOf(numbers: readonly string[], dimension: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += dimension)
    points.push([Number(numbers[i]), Number(numbers[i + 1])])
  return points
}
const split = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Dimension of the points in `posList`, `pos` or the older `coordinates`, from the element or what is around it. */
const dimensionOf = (node: unknown, around: number): number =>
  isRecord(node) ? Number(node['@srsDimension'] ?? node['@dimension'] ?? around) || around : around

function lineOf(node: unknown, dimension: number): Point[] {
  return childrenOf(node).flatMap(([name, child]) => {
    const own = dimensionOf(child, dimension)
    const text = textOf(child) ?? ''
    if (name === 'posList') return pointsOf(split(text), own)
    if (name === 'pos') return pointsOf(split(text).slice(0, 2), 2)
    if (name === 'coordinates')
      return text
        .trim()
        .split(/\s+/)
        .flatMap((position) => pointsOf(split(position).slice(0, 2), 2))
    // A bowed line has no corners that could be read.
    return /^(Arc|Circle|CubicSpline|BSpline|Bezier)/.test(name)
      ? [[Number.NaN, Number.NaN]]
      : lineOf(child, own)
  })
}

function ringsOf(node: unknown, dimension = 2): Point[][] {
  return childrenOf(node).flatMap(([name, child]) => {
    const own = dimensionOf(child, dimension)
    return name === 'LinearRing' || name === 'Ring' ? [lineOf(child, own)] : ringsOf(child, own)
  })
}

function rowFrom(feature: unknown): RawRow {
  const attributes: Record<string, string> = {}
  const rings: Point[][] = []
  for (const [name, child] of childrenOf(feature)) {
    const text = textOf(child)
    if (text !== undefined) attributes[name] = text
    else if (name !== 'boundedBy') rings.push(...ringsOf(child))
  }
  const isReadable = rings.every((ring) => ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)))
  return { rings: isReadable ? rings : [], attributes }
}

/** The features of a collection, at one level or in collections within. */
function featuresOf(collection: unknown): unknown[] {
  return childrenOf(collection)
    .filter(([name]) => name === 'member' || name === 'featureMember' || name === 'featureMembers')
    .flatMap(([, member]) => childrenOf(member))
    .flatMap(([name, feature]) => (name === 'FeatureCollection' ? featuresOf(feature) : [feature]))
}

/** A GML feature collection as WFS gives it, GML 2 to 3.2. Refuses files that define entities. */
export function readGml(text: string): RawFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw refusal('unreadable', { place: PLACES.entities })
  return reading(PLACES.xml, () => {
    if (XMLValidator.validate(text) !== true) throw refusal('unreadable', { place: PLACES.xml })
    const document: unknown = parser.parse(text)
    const collection = childrenOf(document).find(([name]) => name === 'FeatureCollection')
    if (!collection) throw refusal('unknownFormat')
    return {
      format: 'gml',
      rows: featuresOf(collection[1]).map(rowFrom),
      systems: [
        ...new Set([...text.matchAll(/\bsrsName\s*=\s*["']([^"']+)["']/g)].map(([, name = '']) => name)),
      ],
    }
  })
}
