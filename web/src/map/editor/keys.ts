/** Drawing with the keyboard alone. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import {
  addCorner,
  cancelDraft,
  choose,
  chosenRing,
  closeRing,
  deleteCorner,
  deleteRing,
  insertCorner,
  moveCorner,
  nextCorner,
  redo,
  setEditing,
  startDraft,
  undo,
} from './actions.ts'
import { isRing, outlinesOf, pointAt } from './editor.ts'
import { nearestBetween, distanceOf } from '@vagu/core/geo/line'
import type { Ground } from './ground.ts'
import type { Pencil } from './pencil.ts'
import { reachAt } from './pointer.ts'

const STEP = 10
const LARGE_STEP = 50
/** The cursor keeps this far from the edge of the map: it moves the map before it leaves it, pixels. */
const EDGE = 24
/** Reach within which the cursor is on something, pixels. */
const ON = 12

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Cursor {
  readonly get: () => Point | null
  readonly set: (place: Point | null) => void
}

interface Keyboard {
  readonly pencil: Pencil
  readonly ground: Ground
  readonly cursor: Cursor
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

const middleOfHost = ({ host }: Ground): Point => [
  Math.round(host.clientWidth / 2),
  Math.round(host.clientHeight / 2),
]

function moveCursor({ ground, cursor }: Keyboard, [dx, dy]: Point): void {
  const [x, y] = cursor.get() ?? middleOfHost(ground)
  const { clientWidth, clientHeight } = ground.host
  const place: Point = [
    Math.min(clientWidth - EDGE, Math.max(EDGE, x + dx)),
    Math.min(clientHeight - EDGE, Math.max(EDGE, y + dy)),
  ]
  const beyond: Point = [x + dx - place[0], y + dy - place[1]]
  if (beyond[0] !== 0 || beyond[1] !== 0) ground.panBy(beyond)
  cursor.set(place)
}

/** Moves the chosen corner, or the cursor where none is. */
function move(keyboard: Keyboard, way: Point, press: KeyPress): void {
  const { pencil, ground } = keyboard
  const step = press.altKey ? 1 : press.shiftKey ? LARGE_STEP : STEP
  const by: Point = [way[0] * step, way[1] * step]
  const editor = pencil.editor.get()
  const { chosen } = editor
  const point = chosen && pointAt(editor, chosen)
  if (!chosen || !point) {
    moveCursor(keyboard, by)
    return
  }
  const [x, y] = ground.toScreen(point)
  const to = ground.toGround([x + by[0], y + by[1]])
  pencil.take((now) => moveCorner(now, chosen, to))
}

/** The edge that the cursor is on, as the place of a corner before which another is put. */
function edgeUnder({ pencil, ground, cursor }: Keyboard) {
  const place = cursor.get()
  if (!place) return undefined
  const lines = outlinesOf(pencil.editor.get())
  for (const [ring, { points, isClosed }] of lines.entries())
    for (const [corner, to] of points.entries()) {
      const from = corner === 0 && !isClosed ? undefined : points.at(corner - 1)
      if (!from) continue
      const near = nearestBetween(place, ground.toScreen(from), ground.toScreen(to))
      if (distanceOf(near, place) <= ON)
        return { at: { ring, corner: corner === 0 ? points.length : corner }, point: ground.toGround(near) }
    }
  return undefined
}

/** Sets a corner; on the first or the last one that was set, ends the ring. */
function enter(keyboard: Keyboard): void {
  const { pencil, ground, cursor } = keyboard
  const { draft, rings, isEditing } = pencil.editor.get()
  const place = cursor.get() ?? middleOfHost(ground)
  cursor.set(place)
  if (!draft) {
    const edge = isEditing ? edgeUnder(keyboard) : undefined
    if (edge) pencil.take((editor) => insertCorner(editor, edge.at, edge.point))
    else if (rings.length === 0) pencil.take((editor) => startDraft(editor, 'part'))
    else pencil.take((editor) => setEditing(editor, true))
    return
  }
  const isOn = (point: Point | undefined): boolean =>
    point !== undefined && distanceOf(ground.toScreen(point), place) <= ON
  const isEnd = isOn(draft.points[0]) || isOn(draft.points.at(-1))
  if (isRing(draft.kind) && draft.points.length > 2 && isEnd) pencil.take(closeRing)
  else if (!isOn(draft.points.at(-1))) {
    const point = ground.toGround(place)
    const snapped = pencil.snapped(point, reachAt(ground, place, false))
    pencil.take((editor) => addCorner(editor, snapped?.point ?? point))
  }
}

function escape({ pencil, cursor }: Keyboard): boolean {
  const { draft, chosen, isEditing } = pencil.editor.get()
  if (chosen) pencil.take((editor) => choose(editor, null))
  else if (draft && (draft.kind !== 'line' || draft.points.length > 0)) pencil.take(cancelDraft)
  else if (isEditing && !draft) pencil.take((editor) => setEditing(editor, false))
  else if (cursor.get()) cursor.set(null)
  else return false
  return true
}

/** Goes to the next corner; past the last the focus goes on by itself. */
function tab({ pencil }: Keyboard, step: 1 | -1): boolean {
  const editor = pencil.editor.get()
  if (!editor.isEditing && !editor.draft) return false
  const next = nextCorner(editor, step)
  pencil.take((now) => choose(now, next))
  return next !== null
}

/** Takes the chosen corner away, or with Shift all of its ring; else the last step of a line. */
function remove({ pencil }: Keyboard, { shiftKey }: KeyPress): boolean {
  const editor = pencil.editor.get()
  const { chosen, draft } = editor
  const whole = shiftKey ? chosenRing(editor) : undefined
  if (whole) pencil.take((now) => deleteRing(now, whole.ring))
  else if (chosen) pencil.take((now) => deleteCorner(now, chosen))
  else if (draft) pencil.take(undo)
  else return false
  return true
}

function withCommand({ pencil }: Keyboard, { key, shiftKey }: KeyPress): boolean {
  const letter = key.toLowerCase()
  if (letter === 'z') pencil.take(shiftKey ? redo : undo)
  else if (letter === 'y') pencil.take(redo)
  else return false
  return true
}

/** Takes a key; false when it means nothing here and goes on its way. */
export function pressKey(keyboard: Keyboard, press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey) return withCommand(keyboard, press)
  const way = WAYS[press.key]
  if (way) move(keyboard, way, press)
  else if (press.key === 'Enter') enter(keyboard)
  else if (press.key === 'Escape') return escape(keyboard)
  else if (press.key === 'Tab') return tab(keyboard, press.shiftKey ? -1 : 1)
  else if (press.key === 'Delete' || press.key === 'Backspace') return remove(keyboard, press)
  else return false
  return true
}
