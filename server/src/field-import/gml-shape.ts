import { MAX_POINTS } from '@vagu/core/field-import/schema'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { coordinatesOf, numbersOf, pointsOf } from './gml-numbers.ts'
import { MAX_SHAPE_TEXT, POINT_TEXT, type RawRow } from './raw.ts'
import { polygonsOnce } from './rings-once.ts'
import { attributeOf } from './xml.ts'

const POLYGONS = new Set(['Polygon', 'PolygonPatch', 'Rectangle', 'Triangle'])
const RINGS = new Set(['LinearRing', 'Ring'])
const LINES = new Set(['posList', 'pos', 'coordinates'])
/** Bowed lines have no corners that could be read. */
const CURVED = /^(?:Arc|Circle|CubicSpline|BSpline|Bezier|Clothoid|Geodesic)/

interface Open {
  readonly name: string
  readonly attributes: string
  readonly dimension: number
}

/** Gathers the rings of one feature while its elements go by. */
export class GmlShape {
  readonly #polygons: Point[][][] = []
  readonly #open: Open[] = []
  #isInRing = false
  #isCurved = false
  #isBroken = false
  #points = 0

  open(name: string, attributes: string): void {
    const stated = attributes.includes('imension')
      ? (attributeOf(attributes, 'srsDimension') ?? attributeOf(attributes, 'dimension'))
      : undefined
    const dimension = Number(stated ?? this.#open.at(-1)?.dimension ?? 2)
    this.#open.push({ name, attributes, dimension: dimension >= 2 ? dimension : 2 })
    if (POLYGONS.has(name)) this.#polygons.push([])
    if (RINGS.has(name)) this.#openRing()
    if (CURVED.test(name)) this.#isCurved = true
  }

  #openRing(): void {
    const isInPolygon = this.#open.some((element) => POLYGONS.has(element.name))
    if (!isInPolygon) this.#polygons.push([])
    this.#polygons.at(-1)?.push([])
    this.#isInRing = true
  }

  text(raw: string): void {
    const element = this.#open.at(-1)
    if (!this.#isInRing || this.#isCurved || element === undefined || !LINES.has(element.name)) return
    if (raw.length > MAX_SHAPE_TEXT || this.#points > MAX_POINTS) {
      this.#points += Math.ceil(raw.length / POINT_TEXT)
      return
    }
    const points = this.#pointsIn(raw, element)
    this.#points += points.length
    if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) this.#isBroken = true
    if (this.#points <= MAX_POINTS)
      this.#polygons
        .at(-1)
        ?.at(-1)
        ?.push(...points)
  }

  #pointsIn(raw: string, { name, attributes, dimension }: Open): Point[] {
    if (name === 'coordinates')
      return coordinatesOf(raw, {
        between: attributeOf(attributes, 'cs') ?? ',',
        decimal: attributeOf(attributes, 'decimal') ?? '.',
      })
    const numbers = numbersOf(raw)
    return name === 'pos' ? pointsOf(numbers.slice(0, 2), 2) : pointsOf(numbers, dimension)
  }

  close(name: string): void {
    this.#open.pop()
    if (RINGS.has(name)) this.#isInRing = false
  }

  /** Row of what was gathered. A shape with a wrong number has no rings. */
  row(attributes: Readonly<Record<string, string>>): RawRow {
    if (this.#isCurved) return { rings: [], attributes, flaw: { code: 'curvedShape' } }
    if (this.#points > MAX_POINTS)
      return { rings: [], attributes, flaw: { code: 'tooManyPoints', points: this.#points } }
    return this.#isBroken ? { rings: [], attributes } : { ...polygonsOnce(this.#polygons), attributes }
  }
}
