import { endpoint } from '../endpoint.ts'
import { z } from 'zod'
import { Year } from '../time/schema.ts'
import { Imported, SelectedRows, Review } from './schema.ts'

export const reviewFieldFile = endpoint('POST', '/import/pria-field-file', {
  summary:
    'Reads a file of parcels (GML, GeoJSON, KML, zipped shapefile, GeoPackage, CSV with WKT, workbook) and says what is in it; stores nothing',
  writes: [],
  query: z.object({
    /** Crop year of rows that name none; without it, that of today. */
    year: z.coerce.number<string>().pipe(Year).optional(),
    /** Whether all rows are taken for that year, whatever they name. */
    isForAll: z.enum(['true', 'false']).optional(),
  }),
  upload: 'file',
  isLong: true,
  reply: Review,
})
export const storeReviewedFields = endpoint('POST', '/import/priaFields/data', {
  summary: 'Stores the rows that the farmer keeps, all or none',
  writes: ['fields', 'jobs'],
  isLong: true,
  isLarge: true,
  body: SelectedRows,
  refuses: ['notFound', 'conflict', 'idTaken', 'deleted'],
  reply: Imported,
})
