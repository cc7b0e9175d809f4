import type { ErrorEvent, MapSourceDataEvent } from 'maplibre-gl'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { z } from 'zod'
import { afterNews, NOTHING_YET, PATIENCE, type TileNews, type TileState } from './tile-watch.ts'

/** As much as is asked of a report of the map. */
const Report = z.object({
  sourceId: z.string(),
  tile: z.object({
    state: z.string(),
    tileID: z.object({ canonical: z.object({ z: z.number(), x: z.number(), y: z.number() }) }),
  }),
})

/** Facts that a report tells of one tile of these sources; most tell nothing. */
function reportOf(event: unknown, ids: readonly string[]) {
  const { data } = Report.safeParse(event)
  if (data === undefined || !ids.includes(data.sourceId)) return undefined
  const { z: zoom, x, y } = data.tile.tileID.canonical
  return { source: data.sourceId, tile: { z: zoom, x, y }, state: data.tile.state }
}

/** A clock that runs while tiles are awaited. */
function makePatience(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  return { start: () => void (timer ??= setTimeout(onSilence, PATIENCE)), stop }
}

/** Watches the tiles of these sources; `retry` asks again for those that failed. */
export function useTileWatch(ids: readonly string[]): readonly [state: TileState, retry: () => void] {
  const { current } = useMap()
  const map = current?.getMap()
  const [state, tell] = useReducer(afterNews, NOTHING_YET)
  const key = ids.join()
  const startWaiting = useRef<() => void>(() => {})
  useEffect(() => {
    if (!map || key === '') return undefined
    const sources = key.split(',')
    const patience = makePatience(() => tell({ kind: 'silent' }))
    startWaiting.current = patience.start
    const hear = (kind: 'came' | 'failed', event: unknown): void => {
      const report = reportOf(event, sources)
      if (!report || (kind === 'came' && report.state !== 'loaded')) return
      patience.stop()
      tell({ kind, ...report })
    }
    const asked = (event: MapSourceDataEvent): void => {
      if (reportOf(event, sources)) patience.start()
    }
    const came = (event: MapSourceDataEvent): void => hear('came', event)
    const failed = (event: ErrorEvent): void => hear('failed', event)
    const moved = (): void => tell(movedTo(map.getZoom(), map.getBounds()))
    const heard = [
      map.on('sourcedataloading', asked),
      map.on('sourcedata', came),
      map.on('error', failed),
      map.on('moveend', moved),
    ]
    return () => {
      patience.stop()
      for (const each of heard) each.unsubscribe()
      tell({ kind: 'again' })
    }
  }, [map, key])
  const retry = useCallback(() => {
    tell({ kind: 'again' })
    startWaiting.current()
    for (const id of key.split(',')) if (map?.getSource(id)) map.refreshTiles(id)
  }, [map, key])
  return [state, retry]
}

type Sides = Record<'getWest' | 'getSouth' | 'getEast' | 'getNorth', () => number>
const movedTo = (zoom: number, bounds: Sides): TileNews => ({
  kind: 'moved',
  zoom,
  view: {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  },
})
