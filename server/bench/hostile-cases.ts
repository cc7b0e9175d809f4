/** Requests of one signed-in user that once held up everybody, or ended the program. */
import { DatabaseSync } from 'node:sqlite'
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import type { Endpoint } from '@vagu/core/endpoint'
import { reviewFieldFile, storeReviewedFields } from '@vagu/core/field-import/contract'
import { addField } from '@vagu/core/fields/contract'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { addImages } from '@vagu/core/images/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import sharp from 'sharp'
import type { Client } from '../src/testing/client.ts'
import {
  csvText,
  dbfFile,
  gmlText,
  type Parcel,
  shpFile,
  type Writing,
  zipFile,
} from '../src/testing/parcel-files.ts'

export interface Hostile {
  readonly name: string
  /** Makes what is sent, unwatched; then what sends it and answers the outcome. */
  readonly prepare: (farm: HostileFarm) => Promise<() => Promise<string>>
  /** Most memory of the program's own process, MB. */
  readonly memory: number
  /** The longest that another user may wait, ms. */
  readonly pause: number
  /** How long it may take itself, ms. */
  readonly time?: number
}
export interface HostileFarm {
  readonly client: Client
  readonly address: string
  readonly database: string
}

const METRES: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const MEGABYTE = 1024 * 1024
const MEMORY = 700
const PAUSE = 500

const at = (share: number, metres: number): Point => [
  600_000 + metres * Math.cos(2 * Math.PI * share),
  6_500_000 + metres * Math.sin(2 * Math.PI * share),
]
/** A ring whose every side crosses nearly every other; and a sound one of teeth. */
const tangle = Array.from({ length: 2000 }, (_, i) => at((i * 0.4999) % 1, 500))
const teeth = Array.from({ length: 500 }, (_, i) => at(i / 500, i % 2 ? 3000 : 500))

/** Round parcels of this many points, side by side. */
const roundParcels = (count: number, points: number): Parcel[] =>
  Array.from({ length: count }, (_, i) => {
    const [east, north] = [500_000 + 150 * (i % 100), 6_480_000 + 150 * Math.floor(i / 100)]
    const angle = (k: number) => (2 * Math.PI * k) / points
    const ring = Array.from({ length: points }, (__, k): Point => [
      Math.round((east + 60 * Math.cos(angle(k))) * 100) / 100,
      Math.round((north + 60 * Math.sin(angle(k))) * 100) / 100,
    ])
    return { rings: [ring], attributes: { pollu_id: 30_000_000 + i, taotlusaasta: 2026, pindala_ha: 1.13 } }
  })

const codes = (error: { code: string; fields?: { code: string }[] } | undefined): string =>
  error === undefined ? 'done' : (error.fields?.[0]?.code ?? error.code)

const send =
  (endpoint: Endpoint, bodyOf: () => object) =>
  async ({ client }: HostileFarm) => {
    const body = bodyOf()
    return async () => codes((await client.send(endpoint, endpoint.path, { body })).error)
  }

/** A text that need not be what JSON makes of an object. */
const sendText =
  (endpoint: Endpoint, textOf: () => string) =>
  async ({ client, address }: HostileFarm) => {
    const text = textOf()
    const headers = {
      cookie: client.cookie,
      'x-csrf-token': client.csrfToken,
      'content-type': 'application/json',
    }
    return async () => {
      const reply = await fetch(`${address}/api${endpoint.path}`, {
        method: endpoint.method,
        headers,
        body: text,
      })
      return String(reply.status)
    }
  }

const sendFile =
  (endpoint: Endpoint, bytesOf: () => BlobPart | Promise<BlobPart>) =>
  async ({ client }: HostileFarm) => {
    const file = new Blob([await bytesOf()])
    return async () => codes((await client.send(endpoint, endpoint.path, { file })).error)
  }

/** A kind of area with a strip, over a field whose shape was put into the database past every check. */
const strip =
  (ring: readonly Point[], metres: number) =>
  async ({ client, database }: HostileFarm) => {
    const field = await client.send(addField, addField.path, { body: { name: 'Kivi', area: 10 } })
    const db = new DatabaseSync(database)
    db.prepare('update field set shape = ? where id = ?').run(
      JSON.stringify(mapDataOf([ring])),
      field.data._id,
    )
    db.close()
    const kind = {
      areaName: 'Serv',
      calculationStrategy: 'EDGE_BUFFER',
      calculationValue: metres,
      year: 2026,
    }
    return async () => {
      const { data, error } = await client.send(addCustomArea, addCustomArea.path, { body: kind })
      return error?.code ?? data.fields[0]?.yearlyAreas[0]?.status ?? 'measured'
    }
  }

const padded = (text: string, megabytes: number, filler: string): string =>
  text.replace('@', filler.repeat(Math.ceil((megabytes * MEGABYTE) / filler.length)))

/** The table of a shapefile that says that it has 95 million rows, and has the bytes for it, all the same. */
function longTable(): Uint8Array<ArrayBuffer> {
  const parcels = roundParcels(1, 10)
  const table = new Uint8Array(180 * MEGABYTE)
  table.set(dbfFile(parcels))
  const view = new DataView(table.buffer)
  view.setUint32(4, 95_000_000, true)
  view.setUint16(10, 1, true)
  return zipFile({ 'a.shp': shpFile(parcels, METRES), 'a.dbf': table })
}

const UPLOADS = 50
async function manyUploads({ client, address }: HostileFarm): Promise<() => Promise<string>> {
  const form = new FormData()
  for (let i = 0; i < 4; i++) form.append('image', new Blob([new Uint8Array(25 * MEGABYTE - 1000)]))
  // the body is read once, and sent as it lies in memory
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const body = new Uint8Array(await packed.arrayBuffer())
  const headers = { cookie: client.cookie, 'x-csrf-token': client.csrfToken, 'content-type': type }
  return async () => {
    const sent = Array.from({ length: UPLOADS }, () =>
      fetch(`${address}/api${addImages.path}`, { method: 'POST', headers, body }).then(
        ({ status }) => String(status),
        () => 'cut off',
      ),
    )
    const counts = Object.entries(Object.groupBy(await Promise.all(sent), (status) => status))
    return counts.map(([status, all = []]) => `${all.length} x ${status}`).join(', ')
  }
}

const blank = async () => {
  const create = { width: 10_000, height: 10_000, channels: 3, background: '#3a7d34' } as const
  return new Uint8Array(await sharp({ create }).avif({ effort: 0 }).toBuffer())
}

const common = { memory: MEMORY, pause: PAUSE }
const brackets = (megabytes: number): string => '{},'.repeat((megabytes * MEGABYTE) / 3)
const crossing = { name: 'Kivi', area: 10, mapData: mapDataOf([tangle]) }

export const hostileCases: readonly Hostile[] = [
  {
    name: 'import of a tangled ring',
    prepare: send(storeReviewedFields, () => ({ rows: [{ fieldId: null, year: 2026, draft: crossing }] })),
    ...common,
  },
  { name: 'strip along a tangled ring', prepare: strip(tangle, 20), ...common },
  { name: 'strip along 500 teeth', prepare: strip(teeth, 300), ...common },
  { name: 'strip of 1 km on 500 teeth', prepare: strip(teeth, 1000), ...common },
  {
    name: '60 MB of {} to the import',
    prepare: sendText(storeReviewedFields, () => `{"rows":[${brackets(60)}{}]}`),
    ...common,
  },
  {
    name: '8 MB of {} to the jobs',
    prepare: sendText(addJobs, () => `[${brackets(7.9)}{}]`),
    ...common,
  },
  {
    name: '8 MB of {} as a ring',
    prepare: sendText(
      addField,
      () => `{"name":"a","area":1,"mapData":{"geometry":{"rings":[[${brackets(7.9)}{}]]}}}`,
    ),
    ...common,
  },
  { name: 'table of 95 million rows', prepare: sendFile(reviewFieldFile, longTable), ...common },
  {
    name: 'GML of 44 MB of empty tags',
    prepare: sendFile(reviewFieldFile, () =>
      padded('<FeatureCollection><member>@</member></FeatureCollection>', 44, '<a/>'),
    ),
    ...common,
  },
  {
    name: 'CSV of 35 MB of short rows',
    prepare: sendFile(reviewFieldFile, () => padded('WKT,a\n"POLYGON((1 1,2 2,3 1))",1\n@', 35, ',\n"",a\n')),
    ...common,
  },
  {
    name: 'CSV of 35 MB of quotes',
    prepare: sendFile(reviewFieldFile, () => padded('WKT,a\n@', 35, '"')),
    ...common,
  },
  {
    name: 'honest GML of 26 MB',
    prepare: sendFile(reviewFieldFile, () => gmlText(roundParcels(5000, 260), METRES)),
    ...common,
  },
  { name: 'AVIF of 100 megapixels', prepare: sendFile(addImages, blank), ...common },
  { name: '50 uploads of 100 MB at once', prepare: manyUploads, memory: 400, pause: PAUSE },
  {
    name: '5,000 parcels of 13 MB',
    prepare: sendFile(reviewFieldFile, () => gmlText(roundParcels(5000, 122), METRES)),
    memory: MEMORY,
    pause: 300,
    time: 4000,
  },
  {
    name: 'the same as CSV',
    prepare: sendFile(reviewFieldFile, () => csvText(roundParcels(5000, 122), METRES)),
    ...common,
  },
]
