/** Shapes of fields between the agency's metres and our degrees, and the ground that two of them do not share. */
import { M2_PER_HA } from '../units/area.ts'
import type { AgencyShape } from '../agency/wire.ts'
import { frameAround, groundOf, pathsArea, shared } from '../geo/clipping.ts'
import type { Point } from '../geo/estonian-grid.ts'
import { gridRings, mapDataOf, openRing } from '../geo/map-data.ts'
import { polygonsOf, type PointRing } from '../geo/rings.ts'
import type { MapData } from '../geo/schema.ts'
import { roundTo } from '../units/rounding.ts'
import type { PriaShape } from './schema.ts'

/** Between the largest easting and the smallest northing of Estonia, metres. */
const BETWEEN_AXES = 3_500_000
/** Shapes of two programs differ by rounding: so much of the larger one, or so many hectares, is the same ground. */
export const SAME_SHAPE = { share: 0.001, hectares: 0.005 } as const
/** Decimals of the metres that are sent: centimetres. */
const METRE_DECIMALS = 2

const rounded = ([x, y]: Point): [number, number] => [roundTo(x, METRE_DECIMALS), roundTo(y, METRE_DECIMALS)]

/** A shape as the agency has it: polygons of closed rings, metres, east before north. */
export function agencyShapeOf(mapData: MapData | null | undefined): AgencyShape | null {
  if (!mapData) return null
  const polygons = polygonsOf(gridRings(mapData)).map((polygon) =>
    polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(rounded)),
  )
  return polygons.length === 0 ? null : { type: 'MultiPolygon', coordinates: polygons }
}

/** Whether most points of a shape were written north first, which the Estonian axes tell apart everywhere. */
const isNorthFirst = (points: readonly Point[]): boolean =>
  points.filter(([first, second]) => first > BETWEEN_AXES && second < BETWEEN_AXES).length * 2 > points.length

/** The rings of the agency's shape in metres, east before north, whichever way round they were written. */
export function ringsOf(shape: AgencyShape): PointRing[] {
  const rings = shape.coordinates.flat()
  const turn = isNorthFirst(rings.flat())
  return rings
    .map((ring) => openRing(ring.map(([first, second]): Point => (turn ? [second, first] : [first, second]))))
    .filter((ring) => ring.length >= 3)
}

/** The agency's shape as ours; null where nothing is left of it. */
export function ourShapeOf(shape: AgencyShape | null): MapData | null {
  const rings = shape === null ? [] : ringsOf(shape)
  return rings.length === 0 ? null : mapDataOf(rings)
}

/** Square metres of a shape. */
function areaOf(rings: readonly PointRing[]): number {
  const frame = frameAround([rings])
  return pathsArea(groundOf(frame.paths(rings)))
}
export const shapeHectares = (shape: AgencyShape): number => roundTo(areaOf(ringsOf(shape)) / M2_PER_HA, 4)

/** Square metres that two shapes share. */
export function sharedSquareMetres(a: readonly PointRing[], b: readonly PointRing[]): number {
  const frame = frameAround([a, b])
  return pathsArea(shared(groundOf(frame.paths(a)), groundOf(frame.paths(b))))
}

/** Hectares that lie in one of two shapes alone. */
export function differenceHectares(a: AgencyShape, b: AgencyShape): number {
  if (JSON.stringify(a) === JSON.stringify(b)) return 0
  const [ours, theirs] = [ringsOf(a), ringsOf(b)]
  const alone = areaOf(ours) + areaOf(theirs) - 2 * sharedSquareMetres(ours, theirs)
  return roundTo(Math.max(0, alone) / M2_PER_HA, 4)
}

/** Whether two shapes are the same ground. */
export function isSameShape(a: AgencyShape | null, b: AgencyShape | null): boolean {
  if (a === null || b === null) return a === b
  const alone = differenceHectares(a, b)
  return (
    alone <= SAME_SHAPE.hectares || alone <= SAME_SHAPE.share * Math.max(shapeHectares(a), shapeHectares(b))
  )
}

/** A shape as rows of a comparison show it. */
export const rowShape = (shape: AgencyShape | null): PriaShape | null => {
  const mapData = ourShapeOf(shape)
  return mapData && mapData.geometry.rings.map((ring) => ring.map(({ lat, lng }) => [lat, lng]))
}
