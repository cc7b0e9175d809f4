import { MAX_POINTS, MAX_ROWS } from '@vagu/core/field-import/schema'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { type RawRow, refusal } from './raw.ts'
import { ringsOnce } from './rings-once.ts'

const FILE_CODE = 9994
const NOTHING = 0
/** Polygon, polygon with height, polygon with a measure. */
const POLYGONS = new Set([5, 15, 25])
const HEADER = 100

type Shape = Pick<RawRow, 'rings' | 'flaw' | 'hasRepeats'>
const EMPTY: Shape = { rings: [] }

/** The polygon whose content fills a record from `at` to `end`; height and measure stand behind and are not read. */
function shapeAt(view: DataView, at: number, end: number): Shape {
  const [partCount, pointCount] = [view.getInt32(at + 36, true), view.getInt32(at + 40, true)]
  const points = at + 44 + 4 * partCount
  if (partCount < 0 || pointCount < 0 || points + 16 * pointCount > end)
    throw new RangeError('the shape is cut off')
  if (pointCount > MAX_POINTS) return { rings: [], flaw: { code: 'tooManyPoints', points: pointCount } }
  const start = (part: number) => (part < partCount ? view.getInt32(at + 44 + 4 * part, true) : pointCount)
  const rings = Array.from({ length: partCount }, (_, part) => {
    const [from, to] = [start(part), start(part + 1)]
    if (from < 0 || to < from || to > pointCount) throw new RangeError('the parts are in no order')
    return Array.from({ length: to - from }, (_unused, i): Point => {
      const place = points + 16 * (from + i)
      return [view.getFloat64(place, true), view.getFloat64(place + 8, true)]
    })
  })
  return ringsOnce(rings)
}

/**
 * The shapes of a .shp file, without rings where a record has none; undefined when the file holds something else than
 * polygons. Throws a RangeError when it is cut off. Format: ESRI white paper of July 1998.
 */
export function readShp(bytes: Uint8Array): Shape[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getInt32(0) !== FILE_CODE || view.getInt32(24) * 2 !== bytes.length)
    throw new RangeError('the file is cut off')
  if (!POLYGONS.has(view.getInt32(32, true))) return undefined
  const shapes: Shape[] = []
  for (let at = HEADER; at < bytes.length;) {
    if (shapes.length === MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
    const length = view.getInt32(at + 4) * 2
    const end = at + 8 + length
    if (length < 4 || end > bytes.length) throw new RangeError('a record is cut off')
    shapes.push(view.getInt32(at + 8, true) === NOTHING ? EMPTY : shapeAt(view, at + 8, end))
    at = end
  }
  return shapes
}
