/** The hand on a map that the processor draws: it moves the last picture, and the map is drawn when it rests. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveByHand } from './hand.ts'
import { MovedPicture, type PicturedMap } from './moved-picture.ts'
import { onPicture, onScreen, STILL } from './shift.ts'

/** A map of 400 by 300 pixels on which a degree is a pixel at zoom 10. */
class FlatMap implements PicturedMap {
  readonly #host = document.createElement('div')
  readonly #sheet = document.createElement('div')
  #moved: (() => void)[] = []
  view = { center: { lng: 200, lat: 150 }, zoom: 10 }
  drawn = 0
  asked = 0
  isLoaded = true
  constructor() {
    this.#host.append(this.#sheet)
    document.body.append(this.#host)
    Object.defineProperties(this.#host, { clientWidth: { value: 400 }, clientHeight: { value: 300 } })
    this.#sheet.setPointerCapture = () => undefined
  }
  getContainer = () => this.#host
  getCanvasContainer = () => this.#sheet
  getZoom = () => this.view.zoom
  getMinZoom = () => 6
  getMaxZoom = () => 22
  areTilesLoaded = () => this.isLoaded
  unproject([x, y]: readonly [number, number]) {
    const scale = 2 ** (this.view.zoom - 10)
    return { lng: this.view.center.lng + (x - 200) / scale, lat: this.view.center.lat + (y - 150) / scale }
  }
  jumpTo(view: FlatMap['view']) {
    for (const listener of this.#moved) listener()
    this.view = view
  }
  redraw = () => (this.drawn += 1)
  triggerRepaint() {
    this.asked += 1
  }
  on(_event: 'movestart', listener: () => void) {
    this.#moved.push(listener)
    return { unsubscribe: () => (this.#moved = []) }
  }
}

let map: FlatMap
let picture: MovedPicture
let stop: () => void

function begin(needsTwoFingers = false): void {
  map = new FlatMap()
  picture = new MovedPicture(map)
  const stops = [picture.follow(), moveByHand({ map, picture, needsTwoFingers })]
  stop = () => {
    for (const each of stops) each()
    map.getContainer().remove()
  }
}

const hand = (type: string, [x, y]: readonly [number, number], more: PointerEventInit = {}) =>
  map
    .getCanvasContainer()
    .dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true, button: 0, ...more }),
    )
const turn = (deltaY: number, [clientX, clientY]: readonly [number, number]) => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
  // the DOM of the tests gives a wheel no place
  Object.defineProperties(event, { clientX: { value: clientX }, clientY: { value: clientY } })
  map.getCanvasContainer().dispatchEvent(event)
}
const rest = () => vi.advanceTimersByTime(250)

beforeEach(() => {
  vi.useFakeTimers()
  begin()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('moves the picture, draws nothing meanwhile, and brings the map along once it rests', () => {
  hand('pointerdown', [100, 100])
  hand('pointermove', [130, 90])
  hand('pointermove', [140, 80])
  expect(map.getCanvasContainer().style.transform).toBe('translate(40px, -20px) scale(1)')
  map.triggerRepaint()
  expect([map.drawn, map.asked]).toEqual([0, 0])
  hand('pointerup', [140, 80])
  rest()
  expect(map.view).toEqual({ center: { lng: 160, lat: 170 }, zoom: 10 })
  expect(map.drawn).toBe(1)
  expect(map.getCanvasContainer().style.transform).toBe('')
})

it('waits longer for a hand that only stopped to look: a picture would hold up its next move', () => {
  hand('pointerdown', [100, 100])
  hand('pointermove', [130, 90])
  vi.advanceTimersByTime(599)
  expect(map.drawn).toBe(0)
  hand('pointermove', [140, 80])
  vi.advanceTimersByTime(599)
  expect(map.drawn).toBe(0)
  vi.advanceTimersByTime(1)
  expect(map.drawn).toBe(1)
  hand('pointermove', [150, 80])
  hand('pointerup', [150, 80])
  rest()
  expect(map.drawn).toBe(2)
})

it('brings nearer about the place under the wheel', () => {
  const place = [300, 200] as const
  const under = map.unproject([...place])
  for (let i = 0; i < 5; i++) turn(-120, place)
  rest()
  expect(map.view.zoom).toBeGreaterThan(10.5)
  expect(map.unproject([...place]).lng).toBeCloseTo(under.lng, 9)
  expect(map.unproject([...place]).lat).toBeCloseTo(under.lat, 9)
})

it('goes no farther than the map does', () => {
  for (let i = 0; i < 100; i++) turn(240, [200, 150])
  rest()
  expect(map.view.zoom).toBeCloseTo(6, 9)
})

it('takes two fingers as nearer, farther and along', () => {
  hand('pointerdown', [100, 100], { pointerId: 1 })
  hand('pointerdown', [200, 100], { pointerId: 2 })
  hand('pointermove', [300, 100], { pointerId: 2 })
  const shift = picture.shift.get()
  expect(shift.scale).toBeCloseTo(2, 9)
  expect(onScreen(shift, onPicture(shift, [100, 100]))).toEqual([100, 100])
})

it('leaves one finger to the page where two are asked for', () => {
  stop()
  begin(true)
  hand('pointerdown', [100, 100], { pointerType: 'touch' })
  hand('pointermove', [150, 160], { pointerType: 'touch' })
  expect(picture.shift.get()).toBe(STILL)
})

it('is a press, not a drag, below three pixels; the click after a drag is nobody’s', () => {
  const clicked = vi.fn()
  map.getCanvasContainer().addEventListener('click', clicked)
  hand('pointerdown', [100, 100])
  hand('pointermove', [101, 101])
  hand('pointerup', [101, 101])
  hand('click', [101, 101])
  expect(clicked).toHaveBeenCalledTimes(1)
  hand('pointerdown', [100, 100])
  hand('pointermove', [150, 100])
  hand('pointerup', [150, 100])
  hand('click', [150, 100])
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('has the map in its place before a key or a button elsewhere is heard', () => {
  turn(-120, [200, 150])
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }))
  expect([map.drawn, picture.shift.get()]).toEqual([1, STILL])
})

it('lets go when somebody else moves the map', () => {
  turn(-120, [200, 150])
  map.triggerRepaint()
  map.jumpTo({ center: { lng: 0, lat: 0 }, zoom: 12 })
  expect([picture.shift.get(), map.asked]).toEqual([STILL, 1])
})

it('is drawn once for the pieces that come within a moment, and at once when all are there', () => {
  map.isLoaded = false
  map.triggerRepaint()
  map.triggerRepaint()
  expect(map.asked).toBe(0)
  vi.advanceTimersByTime(300)
  expect(map.asked).toBe(1)
  map.isLoaded = true
  map.triggerRepaint()
  expect(map.asked).toBe(2)
})
