import { toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import { gridRings, mapDataOf, openRing } from '@vagu/core/geo/map-data'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import type { DraftKind, Drawn } from './editor.ts'

/** A shape under the farmer's hand. */
export interface ShapeDrawing {
  readonly kind?: 'shape'
  readonly shape: MapData | null
  readonly onChange: (shape: MapData | null) => void
}
/** A line that divides or measures; it is not closed. */
export interface LineDrawing {
  readonly kind: 'line'
  readonly points: readonly LatLng[]
  /** Shape that the line is drawn over: it is first in view, in place of what lies around it. */
  readonly over: MapData
  readonly onChange: (points: LatLng[]) => void
}
export type Drawing = ShapeDrawing | LineDrawing

const LINE: DraftKind = 'line'

/** The shape that the map begins at; null where nothing is drawn yet. */
export const focusOf = (drawing: Drawing): MapData | null =>
  drawing.kind === 'line' ? drawing.over : drawing.shape

/** The lines of a drawing in metres, as the editor takes them. */
export const drawnOf = (drawing: Drawing): Drawn =>
  drawing.kind === 'line'
    ? { rings: [], draft: { kind: LINE, points: drawing.points.map(toGrid) } }
    : { rings: drawing.shape ? gridRings(drawing.shape).map(openRing) : [], draft: null }

const isSameLine = (a: readonly LatLng[], b: readonly LatLng[]): boolean =>
  a === b || (a.length === b.length && a.every(({ lat, lng }, i) => lat === b[i]?.lat && lng === b[i].lng))

const linesOf = (drawing: Drawing): readonly (readonly LatLng[])[] =>
  drawing.kind === 'line' ? [drawing.points] : (drawing.shape?.geometry.rings ?? [])

/** Whether two drawings hold the same lines. */
export function isSameDrawing(a: Drawing, b: Drawing): boolean {
  const [linesOfA, linesOfB] = [linesOf(a), linesOf(b)]
  return (
    linesOfA === linesOfB ||
    (linesOfA.length === linesOfB.length && linesOfA.every((line, i) => isSameLine(line, linesOfB[i] ?? [])))
  )
}

/** The drawing with other lines. */
export const withDrawn = (drawing: Drawing, { rings, draft }: Drawn): Drawing =>
  drawing.kind === 'line'
    ? { ...drawing, points: (draft?.points ?? []).map(toLatLng) }
    : { ...drawing, shape: rings.length > 0 ? mapDataOf(rings) : null }

/** Hands the lines of a drawing to whoever asked for it. */
export function tellOf(drawing: Drawing): void {
  if (drawing.kind === 'line') drawing.onChange([...drawing.points])
  else drawing.onChange(drawing.shape)
}
