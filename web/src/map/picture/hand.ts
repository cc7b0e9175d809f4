/** Mouse, fingers and wheel on a map that is moved by its picture. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { MovedPicture, PicturedMap } from './moved-picture.ts'
import { wheelFactor } from './shift.ts'

/** A hand that moves less than this between down and up has pressed, not dragged, pixels. */
const STILL_PX = 3

interface Desk {
  readonly map: PicturedMap
  readonly picture: MovedPicture
  /** One finger scrolls the page; two move the map. */
  readonly needsTwoFingers: boolean
}

const placeOn = (host: HTMLElement, { clientX, clientY }: MouseEvent): Point => {
  const box = host.getBoundingClientRect()
  return [clientX - box.left, clientY - box.top]
}
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const lengthOf = ([x, y]: Point): number => Math.hypot(x, y)

/** Where the hand lies: the middle of what presses, and how far its first two fingers are apart. */
function gripOf(pressed: ReadonlyMap<number, Point>): { middle: Point; width: number } {
  const [a = [0, 0], b = a] = pressed.values()
  return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], width: lengthOf(minus(a, b)) }
}

/** Stops the click that ends a drag. */
function stopNextClick(host: HTMLElement): void {
  const stop = (event: Event): void => event.stopPropagation()
  host.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => host.removeEventListener('click', stop, { capture: true }))
}

/** Lets mouse and fingers drag. */
function listenToDrag({ map, picture, needsTwoFingers }: Desk, signal: AbortSignal): void {
  const [host, sheet] = [map.getContainer(), map.getCanvasContainer()]
  const pressed = new Map<number, Point>()
  let start: Point = [0, 0]
  let isDragging = false
  const press = (event: PointerEvent): void => {
    // with Shift a box is drawn that the map fits to
    if (event.button !== 0 || event.shiftKey) return
    pressed.set(event.pointerId, placeOn(host, event))
    picture.press(true)
    if (pressed.size === 1) start = placeOn(host, event)
  }
  const move = (event: PointerEvent): void => {
    if (!pressed.has(event.pointerId)) return
    const isHeld = needsTwoFingers && event.pointerType === 'touch' && pressed.size < 2
    const [before, place] = [gripOf(pressed), placeOn(host, event)]
    if (isHeld || (!isDragging && lengthOf(minus(place, start)) < STILL_PX)) return
    if (!isDragging) sheet.setPointerCapture(event.pointerId)
    isDragging = true
    pressed.set(event.pointerId, place)
    const now = gripOf(pressed)
    picture.push(minus(now.middle, before.middle))
    if (before.width > 0 && now.width > 0) picture.scale(now.width / before.width, now.middle)
  }
  const release = (event: PointerEvent): void => {
    if (!pressed.delete(event.pointerId) || pressed.size > 0) return
    picture.press(false)
    if (isDragging) stopNextClick(host)
    isDragging = false
  }
  /** The map would look for what lies under a hand that drags it. */
  const keepFromMap = (event: Event): void => {
    if (isDragging) event.stopPropagation()
  }
  sheet.addEventListener('pointerdown', press, { signal })
  sheet.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', release, { signal, capture: true })
  window.addEventListener('pointercancel', release, { signal, capture: true })
  host.addEventListener('mousemove', keepFromMap, { signal, capture: true })
}

/** Moves a map by its picture; gives back how to stop. */
export function moveByHand(desk: Desk): () => void {
  const { map, picture } = desk
  const [host, sheet] = [map.getContainer(), map.getCanvasContainer()]
  const listening = new AbortController()
  const { signal } = listening
  const turn = (event: WheelEvent): void => {
    event.preventDefault()
    picture.scale(wheelFactor(event), placeOn(host, event))
  }
  /** Whoever is asked next, a button or a key, finds the map where it is seen. */
  const settle = ({ target }: Event): void => {
    if (!(target instanceof Node && sheet.contains(target))) picture.settle()
  }
  listenToDrag(desk, signal)
  sheet.addEventListener('wheel', turn, { signal, passive: false })
  window.addEventListener('pointerdown', settle, { signal, capture: true })
  window.addEventListener('keydown', () => picture.settle(), { signal, capture: true })
  return () => listening.abort()
}
