import type { Point } from '@vagu/core/geo/estonian-grid'

const SHAPE = /^\s*(?:SRID=(\d+);)?\s*(?:MULTI)?POLYGON\s*[ZM]{0,2}\s*(?=\(|EMPTY)/i

export const isWkt = (text: string): boolean => SHAPE.test(text)

/**
 * The rings of a WKT polygon or several, with the number of its coordinate system where EWKT has one; undefined when it
 * is none. Which ring is a hole need not be known: shapes go by the even-odd rule.
 */
export function readWkt(text: string): { rings: Point[][]; system: string | undefined } | undefined {
  const start = SHAPE.exec(text)
  if (!start) return undefined
  const body = text.slice(start[0].length)
  const rings: Point[][] = []
  for (const [, inner = ''] of body.matchAll(/\(([^()]*)\)/g)) {
    const ring = inner.split(',').map((position): Point => {
      const [x, y] = position.trim().split(/\s+/)
      return [Number(x ?? Number.NaN), Number(y ?? Number.NaN)]
    })
    if (ring.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) return undefined
    rings.push(ring)
  }
  const isBalanced = body.split('(').length === body.split(')').length
  return isBalanced ? { rings, system: start[1] && `EPSG:${start[1]}` } : undefined
}
