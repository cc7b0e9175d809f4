/** PRIA's public map behind its WFS. */
import { AppError } from '@vagu/core/errors'
import { isInEstonia } from '@vagu/core/geo/estonia'
import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { isInside } from '@vagu/core/geo/rings'
import type { PriaArea } from '@vagu/core/pria-map/schema'
import type { Log, PriaMap, WorkPorts } from '../ports.ts'
import { type Layer, massifQuery, placeQuery } from './query.ts'
import { faultIn, readAreas } from './read.ts'
import { rememberer } from './remember.ts'

/** Address of the public service. */
export const PRIA_WFS = 'https://kls.pria.ee/geoserver/pria_avalik/wfs'
/** Time for an answer, ms, and its size: a large parcel has some hundred kilobytes. */
const PATIENCE = 8000
const MAX_BYTES = 2_000_000

export interface WfsPorts extends Pick<WorkPorts, 'fetchFile'> {
  readonly now: () => Date
  readonly log: Log
  readonly url: string
  readonly isTest: boolean
  /** Time for an answer, ms. */
  readonly patience?: number
}

/** Asks one layer; refuses with `sourceSilent` whatever else than areas comes. */
async function ask(ports: WfsPorts, layer: Layer, url: string): Promise<PriaArea[]> {
  const { fetchFile, log, patience = PATIENCE } = ports
  const terms = { etag: null, lastModified: null, maxBytes: MAX_BYTES, timeout: patience }
  const fetched = await fetchFile({ url, accept: 'application/json', ...terms })
  const areas = fetched.kind === 'file' ? readAreas(layer, fetched.bytes) : undefined
  if (areas !== undefined) return areas
  const fault =
    fetched.kind === 'file' ? faultIn(fetched.bytes) : fetched.kind === 'fault' ? fetched.fault : ''
  log.warn({ fault, layer }, "PRIA's map did not answer")
  throw new AppError('sourceSilent')
}

const holds = (point: Point) => (area: PriaArea) => isInside(point, gridRings(area))
const isOnMap = ([x, y]: Point): boolean => isInEstonia({ west: x, east: x, south: y, north: y })

/** The map as a port: what was asked for is kept for some minutes. */
export function wfsMap(ports: WfsPorts): PriaMap {
  const { url, isTest } = ports
  const remember = rememberer<PriaArea[]>(ports.now)
  return {
    isTest,
    massif: async (number) => {
      const found = await remember(number, () => ask(ports, 'massif', massifQuery(url, number)))
      return found.find((area) => area.number === number)
    },
    areasAt: async (place) => {
      const point = toGrid(place)
      if (!isOnMap(point)) return []
      const key = point.map((metres) => metres.toFixed(0)).join()
      const found = await remember(key, async () => {
        const layers = ['declaredField', 'massif'] as const
        const lists = await Promise.all(
          layers.map((layer) => ask(ports, layer, placeQuery(url, layer, point))),
        )
        const [fields = [], massifs = []] = lists.map((list) => list.filter(holds(point)))
        return [...fields.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)), ...massifs]
      })
      return found
    },
  }
}

const refuse = async (): Promise<never> => {
  throw new AppError('switchedOff')
}
/** The map of an installation that asks nobody. */
export const noMap: PriaMap = { isTest: false, massif: refuse, areasAt: refuse }
