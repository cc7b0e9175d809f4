import type { Bounds } from '@vagu/core/geo/bounds'
import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import type { Ground } from './editor/ground.ts'
import { type Store, storeOf } from '../lib/store.ts'
import type { Plane } from './svg-plane.ts'

/** View of a plane: its upper left corner, and how many metres a pixel covers. */
export interface SvgView {
  readonly left: number
  readonly top: number
  readonly metres: number
}

/** Metres that a pixel may cover: from a hand's breadth to all of Estonia on a phone. */
const NEAREST = 0.05
const FARTHEST = 3000

/** The view that shows a box of the plane whole, in the middle. */
export function viewOf(box: Bounds, [width, height]: Point): SvgView {
  const metres = Math.max(
    (box.east - box.west) / (width || 1),
    (box.north - box.south) / (height || 1),
    NEAREST,
  )
  return {
    left: (box.west + box.east - width * metres) / 2,
    top: (box.south + box.north - height * metres) / 2,
    metres,
  }
}

/** The view nearer or farther, with a place of the screen held still. */
export function zoomed(view: SvgView, factor: number, [x, y]: Point): SvgView {
  const metres = Math.min(FARTHEST, Math.max(NEAREST, view.metres * factor))
  const change = view.metres - metres
  return { left: view.left + x * change, top: view.top + y * change, metres }
}

export const panned = (view: SvgView, [x, y]: Point): SvgView => ({
  ...view,
  left: view.left + x * view.metres,
  top: view.top + y * view.metres,
})

export type SvgGround = Ground & { readonly view: Store<SvgView>; readonly stop: () => void }

const STEP = 1.25
/** Metres around a shape that is fitted, so that a small field does not fill the map alone. */
const ROOM = 100

/** The image as a ground to draw on: a wheel brings it nearer, a hand on it moves it. */
export function svgGround(host: HTMLElement, plane: Plane): SvgGround {
  const size = (): Point => [host.clientWidth, host.clientHeight]
  const view = storeOf(viewOf({ west: 0, south: 0, east: plane.width, north: plane.height }, size()))
  const listening = new AbortController()
  const { signal } = listening
  let held: Point | null = null
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const box = host.getBoundingClientRect()
    const place: Point = [event.clientX - box.left, event.clientY - box.top]
    view.set(zoomed(view.get(), event.deltaY < 0 ? 1 / STEP : STEP, place))
  }
  const press = ({ target, clientX, clientY }: PointerEvent): void => {
    const isCorner = target instanceof Element && target.closest('[data-corner], [data-middle], button')
    held = isCorner ? null : [clientX, clientY]
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (!held) return
    view.set(panned(view.get(), [held[0] - clientX, held[1] - clientY]))
    held = [clientX, clientY]
  }
  const release = (): void => {
    held = null
  }
  host.addEventListener('wheel', wheel, { signal, passive: false })
  host.addEventListener('pointerdown', press, { signal })
  host.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    host.addEventListener(end, release, { signal })
  return {
    host,
    view,
    stop: () => listening.abort(),
    toScreen: (point) => {
      const [x, y] = plane.at(point)
      const { left, top, metres } = view.get()
      return [(x - left) / metres, (y - top) / metres]
    },
    toGround: ([x, y]) => {
      const { left, top, metres } = view.get()
      return plane.from([left + x * metres, top + y * metres])
    },
    onMove: view.subscribe,
    panBy: (pixels) => view.set(panned(view.get(), pixels)),
    fit: ({ west, south, east, north }) => {
      const [x0, y1] = plane.at(toGrid({ lat: south, lng: west }))
      const [x1, y0] = plane.at(toGrid({ lat: north, lng: east }))
      view.set(viewOf({ west: x0 - ROOM, south: y0 - ROOM, east: x1 + ROOM, north: y1 + ROOM }, size()))
    },
  }
}
