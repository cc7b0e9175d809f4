/** The boundaries of an account's fields as GeoJSON, which every map program opens: those of older years too. */
import { EarlierShape } from '@vagu/core/fields/schema'
import { toGeoJson } from '@vagu/core/geo/geojson'
import { MapData } from '@vagu/core/geo/schema'
import { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { plainRow, type Row, rowsOf } from './export-rows.ts'
import { accountTable } from './tables.ts'

const Shaped = z.object({
  id: z.string(),
  name: z.string(),
  deletedAt: z.string().nullable(),
  shape: MapData.nullable().catch(null),
  earlierShapes: z.array(EarlierShape).nullable().catch(null),
})

/** `until` is the last crop year of a boundary that the field has no more. */
const featureOf = (field: z.infer<typeof Shaped>, mapData: MapData, until: number | null): string =>
  JSON.stringify({
    type: 'Feature',
    properties: { id: field.id, name: field.name, until, deletedAt: field.deletedAt },
    geometry: toGeoJson(mapData),
  })

function featuresOf(row: Row): string[] {
  const field = Shaped.safeParse(plainRow(row)).data
  if (field === undefined) return []
  const earlier = (field.earlierShapes ?? []).map(({ until, mapData }) => featureOf(field, mapData, until))
  return field.shape === null ? earlier : [...earlier, featureOf(field, field.shape, null)]
}

export async function* fieldsGeoJson(db: Reader, accountId: string): AsyncGenerator<string> {
  let start = '{"type":"FeatureCollection","features":[\n'
  for await (const row of rowsOf(db, accountId, accountTable('field')))
    for (const feature of featuresOf(row)) {
      yield `${start}${feature}`
      start = ',\n'
    }
  yield start === ',\n' ? '\n]}\n' : `${start}]}\n`
}
