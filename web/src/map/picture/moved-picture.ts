import type { Point } from '@vagu/core/geo/estonian-grid'
import { type Store, storeOf } from '../../lib/store.ts'
import { onPicture, pushed, scaled, type Shift, STILL } from './shift.ts'

/** As much of a map as is asked of it to be moved by its picture. */
export interface PicturedMap {
  getContainer(): HTMLElement
  /** Holds the picture, and hears of the hand. */
  getCanvasContainer(): HTMLElement
  getZoom(): number
  getMinZoom(): number
  getMaxZoom(): number
  unproject(place: [number, number]): { readonly lat: number; readonly lng: number }
  jumpTo(view: { center: { readonly lat: number; readonly lng: number }; zoom: number }): unknown
  /** Draws at once. */
  redraw(): unknown
  /** Draws with the next frame. */
  triggerRepaint(): void
  areTilesLoaded(): boolean
  on(event: 'movestart', listener: () => void): { unsubscribe(): void }
}

/** A hand that has not moved the map for so long rests: one picture takes a tenth of a second, in which it would be held up. */
const REST_MS = 250
/** One that still presses may only have stopped to look. */
const PRESSED_REST_MS = 600
/** While pieces of the map are on their way, it is drawn no more often. */
const PIECES_MS = 300

/**
 * The last picture of a map, moved in place of the map: where the processor draws, each new picture would hold the hand up.
 * While it is moved nothing is drawn; when the hand rests, the map is brought to where its picture lies, and drawn once.
 */
export class MovedPicture {
  readonly shift: Store<Shift> = storeOf(STILL)
  readonly #map: PicturedMap
  readonly #draw: () => void
  #resting: ReturnType<typeof setTimeout> | undefined
  #isOwed = false
  #isPressed = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(map: PicturedMap) {
    this.#map = map
    this.#draw = map.triggerRepaint.bind(map)
  }

  /** Follows the map; gives back how to stop. */
  follow(): () => void {
    const map = this.#map
    map.triggerRepaint = () => this.#ask()
    const show = (): void => {
      const { scale, by } = this.shift.get()
      const isStill = this.shift.get() === STILL
      map.getCanvasContainer().style.transform = isStill
        ? ''
        : `translate(${by[0]}px, ${by[1]}px) scale(${scale})`
    }
    const stopShowing = this.shift.subscribe(show)
    // somebody else moves the map: where the hand was bringing it counts no more
    const moves = map.on('movestart', () => this.#put(STILL))
    return () => {
      stopShowing()
      moves.unsubscribe()
      clearTimeout(this.#resting)
      clearTimeout(this.#waiting)
      map.triggerRepaint = this.#draw
      map.getCanvasContainer().style.transform = ''
    }
  }

  /** Says whether fingers or a button hold it. */
  press(isPressed: boolean): void {
    this.#isPressed = isPressed
    if (this.shift.get() !== STILL) this.#rest()
  }

  push(pixels: Point): void {
    this.#move(pushed(this.shift.get(), pixels))
  }

  /** Nearer or farther, with a place of the screen held still, as far as the map goes. */
  scale(factor: number, place: Point): void {
    const now = this.shift.get()
    const [least, most] = [this.#map.getMinZoom(), this.#map.getMaxZoom()].map(
      (zoom) => 2 ** (zoom - this.#map.getZoom()),
    )
    const wanted = Math.min(Math.max(now.scale * factor, least ?? 0), most ?? Infinity)
    this.#move(scaled(now, wanted / now.scale, place))
  }

  /** Brings the map to where its picture lies. */
  settle(): void {
    clearTimeout(this.#resting)
    const shift = this.shift.get()
    if (shift === STILL) return
    const { clientWidth, clientHeight } = this.#map.getContainer()
    const [x, y] = onPicture(shift, [clientWidth / 2, clientHeight / 2])
    const center = this.#map.unproject([x, y])
    const zoom = this.#map.getZoom() + Math.log2(shift.scale)
    this.#isOwed = false
    this.shift.set(STILL)
    this.#map.jumpTo({ center, zoom })
    this.#map.redraw()
  }

  /** Draws when nobody is held up by it: not under the hand, and not for each piece that comes. */
  #ask(): void {
    if (this.shift.get() !== STILL) this.#isOwed = true
    else if (this.#map.areTilesLoaded()) this.#drawNow()
    else this.#waiting ??= setTimeout(() => this.#drawNow(), PIECES_MS)
  }

  #drawNow(): void {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
    if (this.shift.get() === STILL) this.#draw()
    else this.#isOwed = true
  }

  #move(next: Shift): void {
    this.#rest()
    this.#put(next)
  }

  #rest(): void {
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.settle(), this.#isPressed ? PRESSED_REST_MS : REST_MS)
  }

  #put(next: Shift): void {
    this.shift.set(next)
    if (next !== STILL || !this.#isOwed) return
    this.#isOwed = false
    this.#draw()
  }
}
