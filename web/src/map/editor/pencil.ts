/** The hand of one drawing: the editor, and what moves too often for React. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'
import { type Store, storeOf } from '../../lib/store.ts'
import { insertCorner, moveCorner } from './actions.ts'
import { type AreaMeter, areaMeterOf } from './area-meter.ts'
import { refusalOfMove, refusalOfNext } from './checks.ts'
import {
  type CornerRef,
  type Editor,
  editorOf,
  type Drawn,
  outlinesOf,
  type Refusal,
  withPoints,
} from './editor.ts'
import { type Snapped, snap, type Target, targetsOf } from './snapping.ts'

/** A corner under the hand. */
export interface Drag {
  readonly at: CornerRef
  /** The editor with the corner where it last might be. */
  readonly shown: Editor
  readonly to: Point
  /** A corner that is put on an edge by this drag. */
  readonly isNew: boolean
}

/** State of the hand between two steps. */
export interface Hand {
  readonly drag: Drag | null
  /** Where the next corner would be set. */
  readonly over: Point | null
  readonly snapped: Snapped | null
  readonly refusal: Refusal | null
}

const REST: Hand = { drag: null, over: null, snapped: null, refusal: null }

/** How far snapping reaches, metres; nothing while it is held off. */
export interface Reach {
  readonly metres: number
  readonly isHeldOff: boolean
}

/** Rings of one's own that a corner may snap to: not those that move with it. */
const ownTargets = (editor: Editor, drag: Drag | null): Target[] =>
  targetsOf(
    outlinesOf(editor)
      .filter(({ isClosed }, ring) => isClosed && ring !== drag?.at.ring)
      .map(({ points }) => points),
  )

/** One drawing. */
export class Pencil {
  readonly editor: Store<Editor>
  readonly hand: Store<Hand> = storeOf(REST)
  readonly isSnapping: Store<boolean> = storeOf(true)
  /** Square metres, also while a corner is under the hand. */
  readonly area: Store<number>
  private neighbours: readonly Target[] = []
  private own: readonly Target[]
  private meter: AreaMeter

  constructor({ rings, draft }: Drawn) {
    this.editor = storeOf({ ...editorOf(rings, draft), isEditing: draft !== null })
    this.own = ownTargets(this.editor.get(), null)
    this.meter = areaMeterOf(rings)
    this.area = storeOf(this.meter.area)
  }

  /** Rings of others, to snap to. */
  setNeighbours(rings: readonly PointRing[]): void {
    this.neighbours = targetsOf(rings)
  }

  take(step: (editor: Editor) => Editor): void {
    const before = this.editor.get()
    const next = step(before)
    const hadDrag = this.hand.get().drag !== null
    this.hand.set(REST)
    if (next.rings !== before.rings || hadDrag) this.meter = areaMeterOf(next.rings)
    this.own = ownTargets(next, null)
    this.area.set(this.meter.area)
    this.editor.set(next)
  }

  /** Where a corner set at a place would come to lie, if something near draws it. */
  snapped(place: Point, { metres, isHeldOff }: Reach): Snapped | undefined {
    if (!this.isSnapping.get() || isHeldOff) return undefined
    return snap(place, [...this.own, ...this.neighbours], metres)
  }

  /** Shows where the next corner would be set; nowhere for null. */
  hover(place: Point | null, reach: Reach): void {
    const now = this.editor.get()
    if (this.hand.get().drag) return
    if (!place || !now.draft) {
      this.hand.set(REST)
      return
    }
    const snapped = this.snapped(place, reach) ?? null
    const over = snapped?.point ?? place
    this.hand.set({ drag: null, over, snapped, refusal: refusalOfNext(now, now.draft, over) })
  }

  /** Takes a corner into the hand, or the place of an edge where a new one shall be. */
  grab(at: CornerRef, edge?: Point): void {
    const now = this.editor.get()
    const line = outlinesOf(now)[at.ring]
    const points = edge ? line?.points.toSpliced(at.corner, 0, edge) : line?.points
    const to = points?.[at.corner]
    if (!points || !to) return
    const shown = edge ? { ...now, ...withPoints(now, at.ring, points) } : now
    const drag = { at, shown, to, isNew: edge !== undefined }
    this.own = ownTargets(now, drag)
    if (edge) this.meter = areaMeterOf(shown.rings)
    this.hand.set({ ...REST, drag })
  }

  /** Moves the corner in the hand; where that may not be it stays where it last might be. */
  drag(place: Point, reach: Reach): void {
    const { drag } = this.hand.get()
    if (!drag) return
    const snapped = this.snapped(place, reach) ?? null
    const to = snapped?.point ?? place
    const refusal = refusalOfMove(drag.shown, drag.at, { to })
    if (refusal) {
      this.hand.set({ ...this.hand.get(), snapped: null, refusal })
      return
    }
    const points = outlinesOf(drag.shown)[drag.at.ring]?.points.with(drag.at.corner, to) ?? []
    const shown = { ...drag.shown, ...withPoints(drag.shown, drag.at.ring, points) }
    this.hand.set({ drag: { ...drag, shown, to }, over: null, snapped, refusal: null })
    this.area.set(this.meter.withCorner(drag.at, to))
  }

  /** Sets the corner in the hand down. */
  drop(): void {
    const { drag, refusal } = this.hand.get()
    if (!drag) return
    this.take((now) => {
      const next = drag.isNew ? insertCorner(now, drag.at, drag.to) : moveCorner(now, drag.at, drag.to)
      return refusal ? { ...next, refusal } : next
    })
  }
}
