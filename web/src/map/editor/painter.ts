/** Draws what is under the pencil into an SVG over the map, by hand: dragging and moving the map ask nothing of React. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import { type Editor, isRing, isSame, outlinesOf } from './editor.ts'
import type { Ground } from './ground.ts'
import type { Hand } from './pencil.ts'
import styles from './editor.module.css'
import { MAX_WITH_MIDDLES, type Placed, visibleCorners } from './visible-corners.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** A finger needs 44 pixels; the dot that is seen is smaller. */
const HALO = 22
const DOT = 6.5
const MIDDLE_HALO = 16
const MIDDLE_DOT = 4
/** Sides shorter than this on the screen have no dot in their middle, pixels. */
const SHORT_SIDE = 56
const CROSS = 9

export interface Scene {
  readonly editor: Editor
  readonly hand: Hand
  /** The place that arrow keys move; none while a hand draws. */
  readonly cursor: Point | null
}

export interface Painter {
  readonly paint: (scene: Scene) => void
  /** The map has moved: every place is asked for anew. */
  readonly forget: () => void
}

function child<K extends keyof SVGElementTagNameMap>(
  parent: SVGElement,
  name: K,
  className?: string,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  if (className) element.setAttribute('class', className)
  parent.append(element)
  return element
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const pathOf = (points: readonly Point[], isClosed: boolean): string =>
  points.length === 0 ? '' : `M${points.map(written).join('L')}${isClosed ? 'Z' : ''}`

/** Dots of one kind, each with the halo that is pressed; those that are no longer needed are put away. */
function dotsIn(parent: SVGElement, kind: { name: string; halo: number; dot: number }) {
  const pool: { group: SVGGElement; circles: SVGCircleElement[] }[] = []
  const made = () => {
    const group = child(parent, 'g', styles.corner)
    const [halo, dot] = [child(group, 'circle', styles.halo), child(group, 'circle', styles.dot)]
    halo.setAttribute('r', String(kind.halo))
    dot.setAttribute('r', String(kind.dot))
    const entry = { group, circles: [halo, dot] }
    pool.push(entry)
    return entry
  }
  return (placed: readonly Placed[], isChosen: (at: Placed['at']) => boolean): void => {
    placed.forEach(({ at, place }, i) => {
      const { group } = pool[i] ?? made()
      group.setAttribute('transform', `translate(${written(place)})`)
      group.dataset[kind.name] = `${at.ring} ${at.corner}`
      group.dataset['chosen'] = String(isChosen(at))
      group.style.display = ''
    })
    for (const { group } of pool.slice(placed.length)) {
      group.style.display = 'none'
      delete group.dataset[kind.name]
    }
  }
}

/** The dots in the middles of sides that are long enough to be pressed there. */
function middlesOf(lines: readonly ScreenLine[]): Placed[] {
  return lines.flatMap(({ places, isClosed }, ring) =>
    places.flatMap((to, corner) => {
      const from = corner === 0 && !isClosed ? undefined : places.at(corner - 1)
      if (!from || Math.hypot(to[0] - from[0], to[1] - from[1]) < SHORT_SIDE) return []
      const place: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      return [{ at: { ring, corner: corner === 0 ? places.length : corner }, place }]
    }),
  )
}

const signOf = ([x, y]: Point): string =>
  `M${x - CROSS} ${y - CROSS}L${x + CROSS} ${y + CROSS}M${x + CROSS} ${y - CROSS}L${x - CROSS} ${y + CROSS}`
const cursorSign = ([x, y]: Point): string => `M${x - 16} ${y}H${x + 16}M${x} ${y - 16}V${y + 16}`

/** A line on the screen. */
interface ScreenLine {
  readonly places: Point[]
  readonly isClosed: boolean
}

/** The lines: rings, the draft with the place under the hand, and how it would be closed. */
function linePainter(svg: SVGElement) {
  const [casing, rings, draft, closing] = [styles.casing, styles.rings, styles.draft, styles.closing].map(
    (name) => child(svg, 'path', name),
  )
  return (lines: readonly ScreenLine[], shown: Editor, over: Point | undefined): void => {
    const open = shown.draft ? (lines.at(-1)?.places ?? []) : []
    const closed = lines.filter(({ isClosed }) => isClosed).map((line) => pathOf(line.places, true))
    const drawn = pathOf(over ? [...open, over] : open, false)
    const [first, end] = [open[0], over ?? open.at(-1)]
    const isClosing = shown.draft && isRing(shown.draft.kind) && open.length > 1 && first && end
    rings?.setAttribute('d', closed.join(''))
    draft?.setAttribute('d', drawn)
    casing?.setAttribute('d', `${closed.join('')}${drawn}`)
    closing?.setAttribute('d', isClosing ? pathOf([end, first], false) : '')
  }
}

/** The corners that can be taken, and the dots between them. */
function dotPainter(svg: SVGElement, { host }: Ground) {
  const middles = dotsIn(child(svg, 'g', styles.middles), {
    name: 'middle',
    halo: MIDDLE_HALO,
    dot: MIDDLE_DOT,
  })
  const corners = dotsIn(child(svg, 'g'), { name: 'corner', halo: HALO, dot: DOT })
  return (lines: readonly ScreenLine[], shown: Editor, hand: Hand): void => {
    const { draft, isEditing } = shown
    const chosen = hand.drag?.at ?? shown.chosen
    const size: Point = [host.clientWidth, host.clientHeight]
    // while a line is drawn, it alone is under the hand
    const first = draft ? shown.rings.length : 0
    const takable = lines.flatMap(({ places }, ring) =>
      ring < first ? [] : places.map((place, corner) => ({ at: { ring, corner }, place })),
    )
    const seen = isEditing || draft ? visibleCorners(takable, size, chosen) : []
    corners(seen, (at) => isSame(at, chosen))
    const hasMiddles = isEditing && !hand.drag && seen.length <= MAX_WITH_MIDDLES
    middles(hasMiddles ? visibleCorners(middlesOf(lines), size, null) : [], () => false)
  }
}

export function painterOn(svg: SVGSVGElement, ground: Ground): Painter {
  const paintLines = linePainter(svg)
  const paintDots = dotPainter(svg, ground)
  const snapDot = child(svg, 'circle', styles.snap)
  snapDot.setAttribute('r', '10')
  const fault = child(svg, 'path', styles.fault)
  const cross = child(svg, 'path', styles.cursor)
  let places = new WeakMap<Point, Point>()
  const placeOf = (point: Point): Point => {
    const known = places.get(point) ?? ground.toScreen(point)
    places.set(point, known)
    return known
  }
  const paint = ({ editor, hand, cursor }: Scene): void => {
    const shown = hand.drag?.shown ?? editor
    const lines = outlinesOf(shown).map(({ points, isClosed }) => ({ places: points.map(placeOf), isClosed }))
    paintLines(lines, shown, shown.draft && hand.over ? placeOf(hand.over) : undefined)
    paintDots(lines, shown, hand)
    const snapped = hand.snapped && placeOf(hand.snapped.point)
    snapDot.setAttribute('transform', snapped ? `translate(${written(snapped)})` : '')
    snapDot.dataset['to'] = hand.snapped?.to ?? ''
    const { place } = hand.refusal ?? editor.refusal ?? {}
    fault.setAttribute('d', place ? signOf(placeOf(place)) : '')
    cross.setAttribute('d', cursor ? cursorSign(cursor) : '')
  }
  return { paint, forget: () => (places = new WeakMap()) }
}
