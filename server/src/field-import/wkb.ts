/** Shapes in bytes as databases keep them: well-known binary of OGC, its ISO kind with height and measure, and EWKB. */
import { MAX_POINTS } from '@vagu/core/field-import/schema'
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { RawRow } from './raw.ts'
import { polygonsOnce } from './rings-once.ts'

type Shape = Pick<RawRow, 'rings' | 'flaw' | 'hasRepeats'>
const [POINT, LINE, POLYGON, TRIANGLE] = [1, 2, 3, 17]
/** Shapes that hold others: points, lines, polygons, a collection, surfaces, a surface of many faces, a net. */
const HOLDERS = new Set([4, 5, 6, 7, 12, 15, 16])
/** Bowed lines, a polygon with such, and several of them. */
const CURVED = new Set([8, 9, 10, 11, 13, 14])
/** Marks of EWKB for height, measure and the number of a system. */
const [WITH_HEIGHT, WITH_MEASURE, WITH_SYSTEM] = [0x80000000, 0x40000000, 0x20000000]
/** Holders within each other. */
const MAX_DEPTH = 8
/** Bytes of the smallest shape: its order, its kind, and a count. */
const SMALLEST = 9

class WkbReader {
  readonly polygons: Point[][][] = []
  isCurved = false
  points = 0
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  #number(isLittle: boolean): number {
    this.#at += 4
    return this.#view.getUint32(this.#at - 4, isLittle)
  }

  /** A count of things of so many bytes each, checked against the bytes there are. */
  #count(isLittle: boolean, bytes: number): number {
    const count = this.#number(isLittle)
    if (count * bytes > this.#view.byteLength - this.#at) throw new RangeError('the shape is cut off')
    return count
  }

  /** Kind of shape, and how many numbers each of its points has. */
  #kind(isLittle: boolean): { kind: number; dimension: number } {
    const code = this.#number(isLittle)
    const has = (mark: number): number => (code & mark ? 1 : 0)
    if (has(WITH_SYSTEM)) this.#at += 4
    const plain = code & 0xffff
    const thousands = Math.floor(plain / 1000)
    const iso = thousands === 3 ? 2 : Math.min(thousands, 1)
    return { kind: plain % 1000, dimension: 2 + iso + has(WITH_HEIGHT) + has(WITH_MEASURE) }
  }

  geometry(depth = 0): void {
    const isLittle = this.#view.getUint8(this.#at++) === 1
    const { kind, dimension } = this.#kind(isLittle)
    if (kind === POLYGON || kind === TRIANGLE) return this.#polygon(isLittle, dimension)
    const step = 8 * dimension
    if (kind === POINT) this.#at += step
    if (kind === LINE) this.#at += step * this.#count(isLittle, step)
    if (CURVED.has(kind)) this.isCurved = true
    if (!HOLDERS.has(kind) || depth === MAX_DEPTH) return
    const count = this.#count(isLittle, SMALLEST)
    for (let i = 0; i < count && !this.isCurved; i++) this.geometry(depth + 1)
  }

  #polygon(isLittle: boolean, dimension: number): void {
    const count = this.#count(isLittle, 4)
    const rings: Point[][] = []
    for (let i = 0; i < count; i++) rings.push(this.#ring(isLittle, 8 * dimension))
    this.polygons.push(rings)
  }

  #ring(isLittle: boolean, step: number): Point[] {
    const count = this.#count(isLittle, step)
    const start = this.#at
    this.#at += count * step
    this.points += count
    if (this.points > MAX_POINTS) return []
    return Array.from({ length: count }, (_, i): Point => {
      const place = start + i * step
      return [this.#view.getFloat64(place, isLittle), this.#view.getFloat64(place + 8, isLittle)]
    })
  }
}

/** The polygons of a shape; without rings where it is of another kind. Throws a RangeError when it is cut off. */
export function readWkb(bytes: Uint8Array): Shape {
  const reader = new WkbReader(bytes)
  reader.geometry()
  if (reader.isCurved) return { rings: [], flaw: { code: 'curvedShape' } }
  return reader.points > MAX_POINTS
    ? { rings: [], flaw: { code: 'tooManyPoints', points: reader.points } }
    : polygonsOnce(reader.polygons)
}
