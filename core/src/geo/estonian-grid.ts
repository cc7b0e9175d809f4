/**
 * EPSG:3301, the Estonian Coordinate System of 1997: a Lambert conformal conic projection with two standard parallels
 * on GRS80. Formulas: J. P. Snyder, Map Projections (USGS 1395, 1987), p. 107-109. WGS84 is taken as equal to EUREF-EST97
 * (they differ by less than a metre of plate drift).
 */
import type { LatLng } from './schema.ts'

/** A point in metres: x is east, y is north. */
export type Point = readonly [x: number, y: number]

const RADIUS = 6_378_137
const FLATTENING = 1 / 298.257222101
const ECCENTRICITY = Math.sqrt(2 * FLATTENING - FLATTENING * FLATTENING)
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

const EAST = 500_000
const NORTH = 6_375_000
const MERIDIAN = radians(24)

const curve = (angle: number): number => {
  const sine = ECCENTRICITY * Math.sin(angle)
  return Math.tan(Math.PI / 4 - angle / 2) / ((1 - sine) / (1 + sine)) ** (ECCENTRICITY / 2)
}
const width = (angle: number): number =>
  Math.cos(angle) / Math.sqrt(1 - (ECCENTRICITY * Math.sin(angle)) ** 2)

const SOUTH_PARALLEL = radians(58)
const NORTH_PARALLEL = radians(59 + 1 / 3)
const CONE =
  Math.log(width(SOUTH_PARALLEL) / width(NORTH_PARALLEL)) /
  Math.log(curve(SOUTH_PARALLEL) / curve(NORTH_PARALLEL))
const SCALE = (RADIUS * width(SOUTH_PARALLEL)) / (CONE * curve(SOUTH_PARALLEL) ** CONE)
const ORIGIN_RADIUS = SCALE * curve(radians(57.51755393055556)) ** CONE

/** Metres in EPSG:3301 of a point in degrees. */
export function toGrid(point: LatLng): Point {
  const radius = SCALE * curve(radians(point.lat)) ** CONE
  const angle = CONE * (radians(point.lng) - MERIDIAN)
  return [EAST + radius * Math.sin(angle), NORTH + ORIGIN_RADIUS - radius * Math.cos(angle)]
}

const E2 = ECCENTRICITY ** 2
const [E4, E6, E8] = [E2 ** 2, E2 ** 3, E2 ** 4] as const

/**
 * Difference between the latitude and the conformal latitude, radians. Series (3-5) of Snyder, Map
 * Projections: A Working Manual (1987), to the eighth power of the eccentricity: within a hundredth of a
 * millimetre.
 */
const latitudeSeries = (conformal: number): number =>
  (E2 / 2 + (5 * E4) / 24 + E6 / 12 + (13 * E8) / 360) * Math.sin(2 * conformal) +
  ((7 * E4) / 48 + (29 * E6) / 240 + (811 * E8) / 11_520) * Math.sin(4 * conformal) +
  ((7 * E6) / 120 + (81 * E8) / 1120) * Math.sin(6 * conformal) +
  ((4279 * E8) / 161_280) * Math.sin(8 * conformal)

/** Degrees of a point in metres of EPSG:3301, kept with 8 decimals (a millimetre). */
export function toLatLng([x, y]: Point): LatLng {
  const down = ORIGIN_RADIUS - (y - NORTH)
  const radius = Math.hypot(x - EAST, down)
  const reached = (radius / SCALE) ** (1 / CONE)
  const conformal = Math.PI / 2 - 2 * Math.atan(reached)
  const latitude = conformal + latitudeSeries(conformal)
  const longitude = MERIDIAN + Math.atan2(x - EAST, down) / CONE
  return { lat: rounded(degrees(latitude)), lng: rounded(degrees(longitude)) }
}
const rounded = (value: number): number => Math.round(value * 1e8) / 1e8
