import { z } from 'zod'
import { LatLng, MapData } from '../geo/schema.ts'

/** Number of a reference parcel (põllumassiiv) as PRIA gives it: 11 digits; white space is taken out. */
export const MassifNumber = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => /^\d{11}$/.test(text), { error: 'wrongMassifNumber' })

/** Something on PRIA's public map: a reference parcel, or a field that somebody declared in it. */
export const PriaArea = MapData.extend({
  kind: z.enum(['massif', 'declaredField']),
  /** Number of the parcel, or PRIA's number of the declared field. */
  number: z.string(),
  /** Hectares, as PRIA counts them; by the shape where PRIA says nothing. */
  area: z.number(),
  /** Words of PRIA, such as "põllumaa". */
  landUse: z.string().nullable(),
  /** Name of the crop that was declared. */
  crop: z.string().nullable(),
  /** Year of the declaration. */
  year: z.number().nullable(),
  /** Moment of the last change, as PRIA writes it. */
  changedAt: z.string().nullable(),
})
export type PriaArea = z.infer<typeof PriaArea>

/** Whether what was found comes from the bundled test map. */
const isTest = z.boolean()
export const PriaParcel = PriaArea.extend({ isTest })
export type PriaParcel = z.infer<typeof PriaParcel>
export const PriaAreasAt = z.object({ areas: z.array(PriaArea), isTest })
export type PriaAreasAt = z.infer<typeof PriaAreasAt>

/** A place as it stands in an address. */
export const PlaceInQuery = z.object({
  lat: z.coerce.number<string>().pipe(LatLng.shape.lat),
  lng: z.coerce.number<string>().pipe(LatLng.shape.lng),
})
