/** Watch over the tiles: which came and which did not, as far as it can be told from what the map reports. */
import type { Bounds } from '@vagu/core/geo/bounds'
import { DEEPEST_ZOOM, TILE_PIXELS } from './tile-ground.ts'

export interface TilePlace {
  readonly z: number
  readonly x: number
  readonly y: number
}
export interface TileState {
  /** Whether one came since the source was opened. */
  readonly hasCome: boolean
  /** Whether tiles are awaited for longer than `PATIENCE`. */
  readonly isSilent: boolean
  /** Tiles in view that failed, by their names. */
  readonly failed: Readonly<Record<string, TilePlace>>
}
export type TileNews =
  | { readonly kind: 'came' | 'failed'; readonly source: string; readonly tile: TilePlace }
  | { readonly kind: 'silent' }
  | { readonly kind: 'again' }
  | { readonly kind: 'moved'; readonly zoom: number; readonly view: Bounds }

/** Time for the first of the tiles that were asked for, ms. */
export const PATIENCE = 2000
export const NOTHING_YET: TileState = { hasCome: false, isSilent: false, failed: {} }

/** Whether the line is shown that says so. */
export const isMissing = ({ isSilent, failed }: TileState): boolean =>
  isSilent || Object.keys(failed).length > 0

const degrees = (angle: number): number => (angle * 180) / Math.PI
const latitudeOf = (row: number, rows: number): number =>
  degrees(Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / rows))))

/** Zoom of the tiles that the map asks for: its own is counted in tiles of 512 pixels. */
const zoomOfTiles = (zoom: number): number =>
  Math.min(DEEPEST_ZOOM, Math.round(zoom + Math.log2(512 / TILE_PIXELS)))

/** Whether a tile is one of those in view. */
export function isSeen({ z, x, y }: TilePlace, zoom: number, view: Bounds): boolean {
  const count = 2 ** z
  const [west, east] = [(x / count) * 360 - 180, ((x + 1) / count) * 360 - 180]
  const [north, south] = [latitudeOf(y, count), latitudeOf(y + 1, count)]
  const isBeside = east < view.west || west > view.east || north < view.south || south > view.north
  return z === zoomOfTiles(zoom) && !isBeside
}

const nameOf = (source: string, { z, x, y }: TilePlace): string => `${source}/${z}/${x}/${y}`

const without = (failed: TileState['failed'], name: string): TileState['failed'] =>
  Object.fromEntries(Object.entries(failed).filter(([each]) => each !== name))

/** The state after what the map reported. */
export function afterNews(state: TileState, news: TileNews): TileState {
  const { failed } = state
  if (news.kind === 'silent') return { ...state, isSilent: true }
  if (news.kind === 'again') return { ...state, isSilent: false, failed: {} }
  if (news.kind === 'moved') {
    const seen = Object.entries(failed).filter(([, tile]) => isSeen(tile, news.zoom, news.view))
    return { ...state, failed: Object.fromEntries(seen) }
  }
  const name = nameOf(news.source, news.tile)
  return news.kind === 'came'
    ? { hasCome: true, isSilent: false, failed: without(failed, name) }
    : { ...state, failed: { ...failed, [name]: news.tile } }
}
