import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import type { Review } from '@vagu/core/field-import/schema'
import { type RawFile, refusal } from './raw.ts'
import { statementOf, type System } from './systems.ts'

/** How the numbers of a file are read. */
export interface Coordinates extends Pick<Review, 'isSystemStated' | 'isAxisSwapped'> {
  readonly coordinateSystem: System
  /** A point of the file in metres of EPSG:3301. */
  toMetres(point: Point): Point
}

/** Numbers above this are no degrees. */
const LARGEST_DEGREE = 180
/** Where northing ends and easting begins, and the same in degrees: all of Estonia lies on its side of each. */
const BETWEEN: Readonly<Record<System, number>> = { 'EPSG:3301': 3_500_000, 'EPSG:4326': 43 }

/** One point of each parcel that has a shape: enough to tell what the numbers are. */
const witnesses = (file: RawFile): Point[] => file.rows.flatMap(({ rings }) => rings[0]?.slice(0, 1) ?? [])

const maxOf = (points: readonly Point[], is: (point: Point) => boolean): boolean =>
  points.filter(is).length * 2 > points.length

const looksLike = (points: readonly Point[]): System =>
  maxOf(points, ([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > LARGEST_DEGREE) ? 'EPSG:3301' : 'EPSG:4326'

/** Whether north comes first: told by the numbers where they can be told apart, else by what was promised. */
function isNorthFirst(points: readonly Point[], system: System, isPromised: boolean): boolean {
  const middle = BETWEEN[system]
  if (maxOf(points, ([x, y]) => x > middle && y < middle)) return true
  if (maxOf(points, ([x, y]) => x < middle && y > middle)) return false
  return isPromised
}

/**
 * Finds out what the numbers of a file mean: the system from the file, else from the size of the numbers, which wins
 * where the two cannot both be true; the order of the axes from where Estonia lies.
 */
export function coordinatesOf(file: RawFile): Coordinates {
  const found = statementOf(file)
  if (found.kind === 'foreign') throw refusal('unknownCoordinates', { system: found.names })
  if (found.kind === 'several') throw refusal('severalCoordinates', { system: found.names })
  const stated = found.kind === 'one' ? found.statement : undefined
  const points = witnesses(file)
  const seen = points.length > 0 ? looksLike(points) : stated?.system
  const system = seen ?? 'EPSG:3301'
  const isPromisedNorthFirst = stated?.system === system && stated.isNorthFirst
  const isTurned = isNorthFirst(points, system, isPromisedNorthFirst)
  return {
    coordinateSystem: system,
    isSystemStated: stated?.system === system,
    isAxisSwapped: isTurned !== isPromisedNorthFirst,
    toMetres([first, second]) {
      const [x, y] = isTurned ? [second, first] : [first, second]
      return system === 'EPSG:3301' ? [x, y] : toGrid({ lat: y, lng: x })
    },
  }
}
