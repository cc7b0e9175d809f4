import type { Point } from '@vagu/core/geo/estonian-grid'

const FILE_CODE = 9994
const NOTHING = 0
/** Polygon, polygon with height, polygon with a measure. */
const POLYGONS = new Set([5, 15, 25])
const HEADER = 100

/** Rings of the polygon whose content begins at `at`; height and measure stand behind and are not read. */
function ringsAt(view: DataView, at: number): Point[][] {
  const [partCount, pointCount] = [view.getInt32(at + 36, true), view.getInt32(at + 40, true)]
  const points = at + 44 + 4 * partCount
  if (partCount < 0 || pointCount < 0 || points + 16 * pointCount > view.byteLength)
    throw new RangeError('the shape is cut off')
  const start = (part: number) => (part < partCount ? view.getInt32(at + 44 + 4 * part, true) : pointCount)
  return Array.from({ length: partCount }, (_, part) => {
    const [from, to] = [start(part), start(part + 1)]
    if (from < 0 || to < from || to > pointCount) throw new RangeError('the parts are in no order')
    return Array.from({ length: to - from }, (_unused, i): Point => {
      const place = points + 16 * (from + i)
      return [view.getFloat64(place, true), view.getFloat64(place + 8, true)]
    })
  })
}

/**
 * The shapes of a .shp file, each a list of rings, empty where a record has none; undefined when the file holds
 * something else than polygons. Throws a RangeError when it is cut off. Format: ESRI white paper of July 1998.
 */
export function readShp(bytes: Uint8Array): Point[][][] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getInt32(0) !== FILE_CODE || view.getInt32(24) * 2 !== bytes.length)
    throw new RangeError('the file is cut off')
  if (!POLYGONS.has(view.getInt32(32, true))) return undefined
  const shapes: Point[][][] = []
  for (let at = HEADER; at < bytes.length;) {
    const length = view.getInt32(at + 4) * 2
    if (length < 4 || at + 8 + length > bytes.length) throw new RangeError('a record is cut off')
    shapes.push(view.getInt32(at + 8, true) === NOTHING ? [] : ringsAt(view, at + 8))
    at += 8 + length
  }
  return shapes
}
