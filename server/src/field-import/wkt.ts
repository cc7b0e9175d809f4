import { MAX_POINTS } from '@vagu/core/field-import/schema'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { MAX_SHAPE_TEXT, POINT_TEXT, type RawRow } from './raw.ts'
import { polygonsOnce } from './rings-once.ts'

const SHAPE = /^(?:SRID=(\d+);)?\s{0,9}(?:MULTI)?POLYGON\s{0,9}[ZM]{0,2}\s{0,9}(?=\(|EMPTY)/i
/** How far into a cell its kind is looked for, characters. */
const LONGEST_START = 100

const startOf = (text: string): RegExpExecArray | null => SHAPE.exec(text.trimStart().slice(0, LONGEST_START))

export const isWkt = (text: string): boolean => startOf(text) !== null

type Shape = Pick<RawRow, 'rings' | 'flaw' | 'hasRepeats'>

/** Rings by their polygons: a ring that follows "((" begins a polygon. */
function polygonsIn(body: string): { polygons: Point[][][]; points: number } | undefined {
  const polygons: Point[][][] = []
  let points = 0
  for (const { 1: inner = '', index } of body.matchAll(/\(([^()]*)\)/g)) {
    const ring = inner.split(',').map((position): Point => {
      const [x, y] = position.trim().split(/\s+/)
      return [Number(x ?? Number.NaN), Number(y ?? Number.NaN)]
    })
    if (ring.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) return undefined
    if (polygons.length === 0 || /\(\s*$/.test(body.slice(Math.max(0, index - 20), index))) polygons.push([])
    polygons.at(-1)?.push(ring)
    points += ring.length
  }
  return { polygons, points }
}

/**
 * The rings of a WKT polygon or several, with the number of its coordinate system where EWKT has one; undefined when it
 * is none. Which ring is a hole need not be known: shapes go by the even-odd rule.
 */
export function readWkt(text: string): (Shape & { system: string | undefined }) | undefined {
  const start = startOf(text)
  if (!start) return undefined
  const body = text.trimStart().slice(start[0].length)
  const system = start[1] && `EPSG:${start[1]}`
  if (body.length > MAX_SHAPE_TEXT)
    return {
      rings: [],
      flaw: { code: 'tooManyPoints', points: Math.round(body.length / POINT_TEXT) },
      system,
    }
  const found = polygonsIn(body)
  if (found === undefined || body.split('(').length !== body.split(')').length) return undefined
  return found.points > MAX_POINTS
    ? { rings: [], flaw: { code: 'tooManyPoints', points: found.points }, system }
    : { ...polygonsOnce(found.polygons), system }
}
