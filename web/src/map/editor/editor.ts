/** Drawing in progress: rings in metres of EPSG:3301, by the even-odd rule, and a line that is not closed yet. */
import type { Outline } from '@vagu/core/geo/crossing'
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'

/** A part and a hole become rings; a strip is measured and forgotten; a line is what the map is asked for. */
export type DraftKind = 'part' | 'hole' | 'strip' | 'line'

export interface Draft {
  readonly kind: DraftKind
  readonly points: readonly Point[]
}

/** A corner: of a ring, or with the number after the last ring, of the draft. */
export interface CornerRef {
  readonly ring: number
  readonly corner: number
}

/** State that undo goes back to. */
export interface Drawn {
  readonly rings: readonly PointRing[]
  readonly draft: Draft | null
}

export type RefusalReason =
  | 'crosses'
  | 'tooFewCorners'
  | 'tooSmall'
  | 'holeOutside'
  | 'partInside'
  | 'aroundAnother'
  | 'abroad'
  | 'tooManyPoints'
  | 'ringTwice'

/** Why the last step was not taken, and where. */
export interface Refusal {
  readonly reason: RefusalReason
  readonly place?: Point
}

export interface Editor extends Drawn {
  /** Whether corners can be taken; while a line is drawn they always can. */
  readonly isEditing: boolean
  readonly chosen: CornerRef | null
  readonly refusal: Refusal | null
  readonly past: readonly Drawn[]
  readonly future: readonly Drawn[]
}

export const editorOf = (rings: readonly PointRing[], draft: Draft | null = null): Editor => ({
  rings,
  draft,
  isEditing: false,
  chosen: null,
  refusal: null,
  past: [],
  future: [],
})

/** Every line on the sheet, the draft last. */
export const outlinesOf = ({ rings, draft }: Drawn): Outline[] => [
  ...rings.map((points) => ({ points, isClosed: true })),
  ...(draft ? [{ points: draft.points, isClosed: false }] : []),
]

export const isSame = (a: CornerRef | null, b: CornerRef | null): boolean =>
  a?.ring === b?.ring && a?.corner === b?.corner

export const pointAt = (drawn: Drawn, { ring, corner }: CornerRef): Point | undefined =>
  outlinesOf(drawn)[ring]?.points[corner]

/** The lines with the points of one of them replaced. */
export const withPoints = (drawn: Drawn, ring: number, points: readonly Point[]): Drawn =>
  ring < drawn.rings.length || !drawn.draft
    ? { rings: drawn.rings.with(ring, points), draft: drawn.draft }
    : { rings: drawn.rings, draft: { ...drawn.draft, points } }

export const isRing = (kind: DraftKind): boolean => kind === 'part' || kind === 'hole'

/** Corners of every line together. */
export const countPoints = (drawn: Drawn): number =>
  outlinesOf(drawn).reduce((sum, { points }) => sum + points.length, 0)
