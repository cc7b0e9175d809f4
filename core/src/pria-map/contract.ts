import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MassifNumber, PlaceInQuery, PriaAreasAt, PriaParcel } from './schema.ts'

export const findPriaParcel = endpoint('GET', '/external-communication/pria/field/{id}', {
  summary: "A reference parcel on PRIA's public map by its number of 11 digits; 404 when the map has none",
  params: z.object({ id: MassifNumber }),
  refuses: ['tooManyTries', 'sourceSilent', 'switchedOff'],
  reply: PriaParcel,
})
export const listPriaAreasAt = endpoint('GET', '/external-communication/pria/fields-at', {
  summary:
    "What lies at a place on PRIA's public map: declared fields, the newest first, then reference parcels",
  query: PlaceInQuery,
  refuses: ['tooManyTries', 'sourceSilent', 'switchedOff'],
  reply: PriaAreasAt,
})
