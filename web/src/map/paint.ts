import type { ExpressionSpecification } from 'maplibre-gl'

/** Colours of shapes beside their own: the shapes stay as they are, one expression says how each is drawn. */
export interface MapPaint {
  /** `#rrggbb` by the id of a shape. */
  readonly colours: ReadonlyMap<string, string>
  /** Hints that stand in the second line of a name. */
  readonly hints: ReadonlyMap<string, string>
  /** Shapes that step back. */
  readonly faint: ReadonlySet<string>
}

/** Share of its filling that a shape which steps back keeps. */
const FAINT = 0.12

/** The colour of a shape; its own where nothing else is said. */
export function colourExpression(paint: MapPaint | undefined): ExpressionSpecification {
  const own: ExpressionSpecification = ['get', 'colour']
  const byColour = Map.groupBy(paint?.colours ?? [], ([, colour]) => colour)
  const [first, ...others] = [...byColour].map(
    ([colour, members]) => [members.map(([id]) => id), colour] as const,
  )
  return first ? ['match', ['get', 'id'], [...first[0]], first[1], ...others.flat(), own] : own
}

/** How strongly something of a shape is drawn: `full` unless the shape steps back. */
export const opacityExpression = (
  paint: MapPaint | undefined,
  full: number,
): number | ExpressionSpecification =>
  paint && paint.faint.size > 0 ? ['match', ['get', 'id'], [...paint.faint], full * FAINT, full] : full
