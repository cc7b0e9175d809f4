import { z } from 'zod'

/** Most rings and most points of one shape that is stored; a parcel of the agency has some hundred points. */
export const MAX_RINGS = 1000
export const MAX_POINTS = 10_000
/** Most points of a line that divides a shape or is measured. */
export const MAX_LINE_POINTS = 1000

/** A point on the earth, WGS84 degrees. */
export const LatLng = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type LatLng = z.infer<typeof LatLng>

/** A closed line of points; the last is not a repeat of the first. */
export const Ring = z.array(LatLng).min(3, 'shapeTooSmall').max(20_000, 'tooLarge')
export type Ring = z.infer<typeof Ring>

/** A field's shape: rings by the even-odd rule (a ring inside another is a hole), and its middle. */
export const MapData = z.object({
  centroid: LatLng,
  geometry: z.object({ rings: z.array(Ring).min(1, 'shapeTooSmall').max(MAX_RINGS, 'tooLarge') }),
})
export type MapData = z.infer<typeof MapData>
