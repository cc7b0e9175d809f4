/** Mouse, finger and pen on the map while something is drawn. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import { addCorner, choose, closeRing, deleteCorner } from './actions.ts'
import { type CornerRef, isRing } from './editor.ts'
import { type Ground, metresPerPixel } from './ground.ts'
import type { Pencil, Reach } from './pencil.ts'
import { SNAP_PX } from './snapping.ts'

/** A hand that moves less than this between down and up has pressed, not dragged, pixels. */
const STILL = 6
/** A finger that rests on a corner this long deletes it. */
const LONG_PRESS_MS = 600

const NO_REACH: Reach = { metres: 0, isHeldOff: true }

const refOf = (text: string | undefined): CornerRef | null => {
  const [ring, corner] = (text ?? '').split(' ').map(Number)
  return text && ring !== undefined && corner !== undefined ? { ring, corner } : null
}
const groupOf = (target: EventTarget | null): SVGGElement | null =>
  target instanceof Element ? target.closest('[data-corner], [data-middle]') : null

export const reachAt = (ground: Ground, place: Point, isHeldOff: boolean): Reach => ({
  metres: metresPerPixel(ground, place) * SNAP_PX,
  isHeldOff,
})

/** Sets a corner at a place of the screen, snapped where that is on. */
export function setCorner(pencil: Pencil, ground: Ground, at: { place: Point; isHeldOff: boolean }): void {
  const point = ground.toGround(at.place)
  const snapped = pencil.snapped(point, reachAt(ground, at.place, at.isHeldOff))
  pencil.take((editor) => addCorner(editor, snapped?.point ?? point))
}

/** Whether a press on this corner ends the ring that is drawn. */
function isClosingPress({ editor }: Pencil, { ring, corner }: CornerRef): boolean {
  const { rings, draft } = editor.get()
  return (
    draft !== null && isRing(draft.kind) && ring === rings.length && corner === 0 && draft.points.length > 2
  )
}

/** Desk that a hand works on: `surface` lies over `ground.host` and holds the corners. */
export interface Desk {
  readonly pencil: Pencil
  readonly ground: Ground
  readonly surface: HTMLElement
}

const placeOn = ({ host }: Ground, event: MouseEvent): Point => {
  const box = host.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}
const areApart = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) > STILL

function pressCorner(pencil: Pencil, at: CornerRef, edge: Point | undefined): void {
  if (edge) {
    pencil.grab(at, edge)
    pencil.drop()
  } else if (isClosingPress(pencil, at)) pencil.take(closeRing)
  else pencil.take((editor) => choose(editor, at))
}

/** Follows the hand from where it took a corner, or the middle of a side, to where it lets go. */
function followCorner({ pencil, ground, surface }: Desk, event: PointerEvent, at: CornerRef): void {
  const from = placeOn(ground, event)
  const isMiddle = groupOf(event.target)?.dataset['middle'] !== undefined
  const edge = isMiddle ? ground.toGround(from) : undefined
  const held = new AbortController()
  let hasMoved = false
  surface.setPointerCapture(event.pointerId)
  const stop = (): void => {
    clearTimeout(longPress)
    held.abort()
  }
  const longPress = setTimeout(() => {
    if (hasMoved || edge || event.pointerType === 'mouse') return
    stop()
    pencil.take((editor) => deleteCorner(editor, at))
  }, LONG_PRESS_MS)
  const move = (moved: PointerEvent): void => {
    const place = placeOn(ground, moved)
    if (!hasMoved && !areApart(place, from)) return
    if (!hasMoved) pencil.grab(at, edge)
    hasMoved = true
    pencil.drag(ground.toGround(place), reachAt(ground, place, moved.altKey))
  }
  const end = (): void => {
    stop()
    if (hasMoved) pencil.drop()
    else pressCorner(pencil, at, edge)
  }
  surface.addEventListener('pointermove', move, { signal: held.signal })
  surface.addEventListener('pointerup', end, { signal: held.signal })
  surface.addEventListener('pointercancel', end, { signal: held.signal })
}

/** Takes corners, and deletes them by the right button. */
function listenOnSurface(desk: Desk, signal: AbortSignal): void {
  const { pencil, surface } = desk
  const take = (event: PointerEvent): void => {
    const group = groupOf(event.target)
    const at = refOf(group?.dataset['corner'] ?? group?.dataset['middle'])
    if (!at || event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    surface.focus({ preventScroll: true })
    followCorner(desk, event, at)
  }
  const remove = (event: PointerEvent): void => {
    const at = refOf(groupOf(event.target)?.dataset['corner'])
    if (!at) return
    event.preventDefault()
    // a finger that rests has deleted it already
    if (event.pointerType !== 'touch') pencil.take((editor) => deleteCorner(editor, at))
  }
  surface.addEventListener('pointerdown', take, { signal })
  surface.addEventListener('contextmenu', remove, { signal })
}

/** Sets corners where the map is pressed, and leaves moving the map to the map. */
function listenOnGround({ pencil, ground, surface }: Desk, signal: AbortSignal): void {
  const { host } = ground
  let pressed: Point | null = null
  const press = (event: PointerEvent): void => {
    // a corner that is pressed is followed, and the hand is let go on the surface then
    const isOnMap = !groupOf(event.target) && isOnGround(event.target)
    pressed = isOnMap && event.isPrimary && event.button === 0 ? placeOn(ground, event) : null
  }
  const release = (event: PointerEvent): void => {
    const [from, place] = [pressed, placeOn(ground, event)]
    pressed = null
    if (!from || areApart(place, from)) return
    const { draft, chosen } = pencil.editor.get()
    if (draft) {
      setCorner(pencil, ground, { place, isHeldOff: event.altKey })
      surface.focus({ preventScroll: true })
    } else if (chosen) pencil.take((editor) => choose(editor, null))
  }
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    const place = placeOn(ground, event)
    pencil.hover(
      isOnGround(event.target) ? ground.toGround(place) : null,
      reachAt(ground, place, event.altKey),
    )
  }
  /** Two corners that are set quickly are no wish to come nearer. */
  const keepZoom = (event: MouseEvent): void => {
    if (pencil.editor.get().draft) event.stopPropagation()
  }
  host.addEventListener('pointerdown', press, { signal, capture: true })
  host.addEventListener('pointerup', release, { signal, capture: true })
  host.addEventListener('pointermove', hover, { signal })
  host.addEventListener('pointerleave', () => pencil.hover(null, NO_REACH), { signal })
  host.addEventListener('dblclick', keepZoom, { signal, capture: true })
}

/** Lets a hand draw; gives back how to stop. */
export function pointAtGround(desk: Desk): () => void {
  const listening = new AbortController()
  listenOnSurface(desk, listening.signal)
  listenOnGround(desk, listening.signal)
  return () => listening.abort()
}

/** Buttons of the map lie on the ground too, and are no ground. */
const isOnGround = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label, input') === null
