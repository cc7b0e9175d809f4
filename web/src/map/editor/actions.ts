/** Steps of drawing. Each gives the next editor; one that may not be taken leaves the lines and says why. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import { isInside, type PointRing, ringDepths } from '@vagu/core/geo/rings'
import { refusalOfDelete, refusalOfMove, refusalOfNext, refusalOfRing, refusalOfRings } from './checks.ts'
import {
  type CornerRef,
  type DraftKind,
  type Drawn,
  type Editor,
  outlinesOf,
  pointAt,
  type Refusal,
  withPoints,
} from './editor.ts'

/** Steps that can be taken back. */
export const MAX_UNDO = 200

type Rest = Partial<Pick<Editor, 'isEditing' | 'chosen'>>

const drawnOf = ({ rings, draft }: Drawn): Drawn => ({ rings, draft })

const refused = (editor: Editor, refusal: Refusal): Editor => ({ ...editor, refusal })

/** The editor after a step that can be taken back. */
const stepped = (editor: Editor, next: Drawn, rest: Rest = {}): Editor => ({
  ...editor,
  ...rest,
  ...drawnOf(next),
  refusal: null,
  past: [...editor.past, drawnOf(editor)].slice(-MAX_UNDO),
  future: [],
})

const afterJump = (editor: Editor, next: Drawn): Editor => ({
  ...editor,
  ...drawnOf(next),
  chosen: null,
  refusal: null,
  isEditing: editor.isEditing && next.rings.length > 0,
})

export function undo(editor: Editor): Editor {
  const before = editor.past.at(-1)
  if (!before) return editor
  return {
    ...afterJump(editor, before),
    past: editor.past.slice(0, -1),
    future: [drawnOf(editor), ...editor.future],
  }
}

export function redo(editor: Editor): Editor {
  const after = editor.future[0]
  if (!after) return editor
  return {
    ...afterJump(editor, after),
    past: [...editor.past, drawnOf(editor)],
    future: editor.future.slice(1),
  }
}

/** Begins a ring or a strip; one that was begun before is given up. */
export const startDraft = (editor: Editor, kind: DraftKind): Editor =>
  stepped(editor, { rings: editor.rings, draft: { kind, points: [] } }, { isEditing: false, chosen: null })

export function addCorner(editor: Editor, point: Point): Editor {
  const { draft } = editor
  if (!draft) return editor
  const refusal = refusalOfNext(editor, draft, point)
  if (refusal) return refused(editor, refusal)
  const points = [...draft.points, point]
  return stepped(editor, { rings: editor.rings, draft: { ...draft, points } }, { chosen: null })
}

/** Makes a ring of the draft, ready to be changed. */
export function closeRing(editor: Editor): Editor {
  if (!editor.draft) return editor
  const refusal = refusalOfRing(editor)
  if (refusal) return refused(editor, refusal)
  const rings = [...editor.rings, editor.draft.points]
  return stepped(editor, { rings, draft: null }, { isEditing: true, chosen: null })
}

/** Gives the draft up; a line begins anew. */
export function cancelDraft(editor: Editor): Editor {
  const { draft, rings } = editor
  if (!draft) return editor
  const isLine = draft.kind === 'line'
  return stepped(editor, { rings, draft: isLine ? { ...draft, points: [] } : null }, { chosen: null })
}

export function moveCorner(editor: Editor, at: CornerRef, to: Point): Editor {
  const line = outlinesOf(editor)[at.ring]
  if (!line?.points[at.corner]) return editor
  const refusal = refusalOfMove(editor, at, { to })
  if (refusal) return { ...refused(editor, refusal), chosen: at }
  return stepped(editor, withPoints(editor, at.ring, line.points.with(at.corner, to)), { chosen: at })
}

/** Puts a corner on the edge before the one that `at` names; it must lie on it, or where it may move to. */
export function insertCorner(editor: Editor, at: CornerRef, point: Point): Editor {
  const line = outlinesOf(editor)[at.ring]
  const [before, after] = [line?.points.at(at.corner - 1), line?.points[at.corner % line.points.length]]
  if (!line || !before || !after) return editor
  const middle: Point = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2]
  const inserted = withPoints(editor, at.ring, line.points.toSpliced(at.corner, 0, middle))
  const refusal = refusalOfMove(inserted, at, { to: point })
  if (refusal) return refused(editor, refusal)
  return stepped(editor, withPoints(editor, at.ring, line.points.toSpliced(at.corner, 0, point)), {
    chosen: at,
  })
}

/** Takes a corner away; a ring of three goes with it. */
export function deleteCorner(editor: Editor, at: CornerRef): Editor {
  const line = outlinesOf(editor)[at.ring]
  if (!line?.points[at.corner]) return editor
  if (line.isClosed && line.points.length <= 3) return deleteRing(editor, at.ring)
  const refusal = refusalOfDelete(editor, at)
  if (refusal) return refused(editor, refusal)
  return stepped(editor, withPoints(editor, at.ring, line.points.toSpliced(at.corner, 1)), { chosen: null })
}

const liesIn = (ring: PointRing, outer: PointRing): boolean => ring.every((point) => isInside(point, [outer]))

/** Takes a ring away, with the holes and islands in it. */
export function deleteRing(editor: Editor, ring: number): Editor {
  const gone = editor.rings[ring]
  if (!gone) return editor
  const rings = editor.rings.filter((other) => other !== gone && !liesIn(other, gone))
  return stepped(editor, { rings, draft: editor.draft }, { chosen: null, isEditing: rings.length > 0 })
}

/** The ring whose corner is chosen, where there are others beside it; and whether it is a hole. */
export function chosenRing({ rings, chosen }: Editor): { ring: number; isHole: boolean } | undefined {
  if (!chosen || rings.length < 2 || !rings[chosen.ring]) return undefined
  return { ring: chosen.ring, isHole: (ringDepths(rings)[chosen.ring] ?? 0) % 2 === 1 }
}

/** Takes everything away. */
export const clear = (editor: Editor): Editor =>
  stepped(editor, { rings: [], draft: null }, { chosen: null, isEditing: false })

/** Takes rings that were typed. */
export function setRings(editor: Editor, rings: readonly PointRing[]): Editor {
  const refusal = refusalOfRings(rings)
  return refusal ? refused(editor, refusal) : stepped(editor, { rings, draft: null }, { chosen: null })
}

/** Takes rings that were chosen elsewhere, as they are; what was drawn before comes back by undo. */
export const replaceRings = (editor: Editor, rings: readonly PointRing[]): Editor =>
  stepped(editor, { rings, draft: null }, { chosen: null, isEditing: editor.isEditing && rings.length > 0 })

export const choose = (editor: Editor, chosen: CornerRef | null): Editor => ({
  ...editor,
  refusal: null,
  chosen: chosen && pointAt(editor, chosen) ? chosen : null,
})

export const setEditing = (editor: Editor, isEditing: boolean): Editor => ({
  ...editor,
  isEditing,
  chosen: null,
  refusal: null,
})

/** The corner after the chosen one, over all lines; null past the last or before the first. */
export function nextCorner(editor: Editor, step: 1 | -1): CornerRef | null {
  const all = outlinesOf(editor).flatMap(({ points }, ring) => points.map((_, corner) => ({ ring, corner })))
  if (!editor.chosen) return (step === 1 ? all[0] : all.at(-1)) ?? null
  const at = all.findIndex(
    ({ ring, corner }) => ring === editor.chosen?.ring && corner === editor.chosen.corner,
  )
  return all[at + step] ?? null
}
