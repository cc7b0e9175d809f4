/** Reads an answer of PRIA's WFS: nothing in it is believed before it was looked at. */
import { polygonsOnce } from '../field-import/rings-once.ts'
import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import type { PriaArea } from '@vagu/core/pria-map/schema'
import { MAX_AREA } from '@vagu/core/units/schema'
import { z } from 'zod'
import { fileEffort, shapeFrom } from '../field-import/shape.ts'
import type { Layer } from './query.ts'

const Position = z.array(z.number()).min(2)
const Polygon = z.array(z.array(Position))
const Geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: Polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Polygon) }),
])
const Words = z
  .union([z.string().max(300), z.number()])
  .transform(String)
  .nullish()
  .catch(null)
const Amount = z.coerce.number().positive().max(MAX_AREA).nullish().catch(null)
const Properties = z.object({
  xy_id: Words,
  pindala: Amount,
  massiivi_maakasutus: Words,
  kultuur: Words,
  pollu_id: Words,
  pindala_ha: Amount,
  taotlusaasta: z.coerce.number().int().min(1990).max(2200).nullish().catch(null),
  taotletud_kultuur: Words,
  taotletud_maakasutus: Words,
  viimase_muutmise_aeg: Words,
})
const Feature = z.object({ geometry: Geometry, properties: Properties })
type Feature = z.infer<typeof Feature>
const Answer = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(Feature.nullable().catch(null)).max(100),
})

/** Above this a number of the grid is north, however the service orders its axes. */
const NORTH = 2_000_000

/** A place in metres; the service may write degrees, or north before east. */
function toPoint([x = 0, y = 0]: readonly number[]): Point {
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return toGrid({ lng: x, lat: y })
  return x > NORTH ? [y, x] : [x, y]
}

/** Members of a feature by what it is. */
const factsOf = (layer: Layer, of: Feature['properties']) =>
  layer === 'massif'
    ? { number: of.xy_id, area: of.pindala, landUse: of.massiivi_maakasutus, crop: of.kultuur, year: null }
    : {
        number: of.pollu_id,
        area: of.pindala_ha,
        landUse: of.taotletud_maakasutus,
        crop: of.taotletud_kultuur,
        year: of.taotlusaasta,
      }

function areaOf(layer: Layer, { geometry, properties }: Feature): PriaArea[] {
  const { type, coordinates } = geometry
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  const { rings, outers } = polygonsOnce(polygons.map((each) => each.map((ring) => ring.map(toPoint))))
  const shape = shapeFrom(rings, { effort: fileEffort(), outers })
  const { number, area, landUse, crop, year } = factsOf(layer, properties)
  if (shape.fault !== null || number == null) return []
  return [
    {
      ...mapDataOf(shape.rings),
      kind: layer,
      number,
      area: area ?? shape.area,
      landUse: landUse ?? null,
      crop: crop ?? null,
      year: year ?? null,
      changedAt: properties.viimase_muutmise_aeg ?? null,
    },
  ]
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Areas in an answer; undefined when it is none, but a page, a report of a fault in XML, or something else. */
export function readAreas(layer: Layer, bytes: Uint8Array): PriaArea[] | undefined {
  const { data } = Answer.safeParse(jsonOf(bytes))
  if (data === undefined) return undefined
  const areas = data.features.flatMap((feature) => (feature ? areaOf(layer, feature) : []))
  return areas.length === 0 && data.features.length > 0 ? undefined : areas
}

/** The words in which the service tells its own fault, for the log. */
export function faultIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 4000))
  const told = /<(?:\w+:)?(?:ServiceException|ExceptionText)[^>]*>([^<]{1,300})/.exec(text)?.[1]?.trim()
  return told ?? text.slice(0, 100)
}
