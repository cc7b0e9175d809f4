import type { Field } from '@vagu/core/fields/schema'
import { type Bounds, boundsOf, boxArea, sharedBounds } from '@vagu/core/geo/bounds'
import { gridRings } from '@vagu/core/geo/map-data'
import { sharedArea } from '@vagu/core/geo/overlap'
import { type PointRing, shapeArea } from '@vagu/core/geo/rings'

/** A side of the squares into which the farm is sorted, metres. */
const SQUARE = 1000
const MOST_SQUARES = 1000
/** A field is a candidate when it and the parcel share at least this much of the smaller of the two. */
const CANDIDATE = 0.5
/** Fields that are measured against one parcel, those with the largest shared box first; on real ground a handful. */
const MOST_MEASURED = 20

interface Placed {
  readonly field: Field
  readonly rings: readonly PointRing[]
  readonly box: Bounds
  readonly area: number
}

/** A field that a parcel lies on. */
export interface Candidate {
  readonly field: Field
  /** Shared area over the area of both together, 0 to 1. */
  readonly overlap: number
}

/** The squares that a box touches; undefined for a box so large that sorting it in would cost more than it saves. */
function squaresOf(box: Bounds): string[] | undefined {
  const [west, east] = [Math.floor(box.west / SQUARE), Math.floor(box.east / SQUARE)]
  const [south, north] = [Math.floor(box.south / SQUARE), Math.floor(box.north / SQUARE)]
  if (!((east - west + 1) * (north - south + 1) <= MOST_SQUARES)) return undefined
  const squares: string[] = []
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) squares.push(`${x} ${y}`)
  return squares
}

/** The fields of a farm, findable by what they are called at PRIA and by where they lie. */
export class Farm {
  readonly #placed: Placed[] = []
  readonly #squares = new Map<string, Placed[]>()
  readonly #large: Placed[] = []
  readonly #byExternalId = new Map<string, Field[]>()
  readonly #byCode = new Map<string, Field[]>()

  constructor(fields: readonly Field[]) {
    for (const field of fields) {
      for (const id of new Set([field.externalId, ...field.yearInfo.map((info) => info.externalId ?? '')]))
        if (id !== '') this.#byExternalId.set(id, [...(this.#byExternalId.get(id) ?? []), field])
      if (field.code !== '' && field.code !== '0')
        this.#byCode.set(field.code, [...(this.#byCode.get(field.code) ?? []), field])
      if (field.mapData) this.#place(field, gridRings(field.mapData))
    }
  }

  #place(field: Field, rings: readonly PointRing[]): void {
    const placed = { field, rings, box: boundsOf(rings), area: shapeArea(rings) }
    this.#placed.push(placed)
    const squares = squaresOf(placed.box)
    if (squares === undefined) this.#large.push(placed)
    for (const square of squares ?? [])
      this.#squares.set(square, [...(this.#squares.get(square) ?? []), placed])
  }

  #near(box: Bounds): readonly Placed[] {
    const squares = squaresOf(box)
    if (squares === undefined) return this.#placed
    return [...new Set([...squares.flatMap((square) => this.#squares.get(square) ?? []), ...this.#large])]
  }

  withExternalId(id: string): readonly Field[] {
    return this.#byExternalId.get(id) ?? []
  }

  /** Fields on a parcel; with a field number only the one that bears it, in any year. */
  withCode(code: string, priaCode: string): readonly Field[] {
    const fields = this.#byCode.get(code) ?? []
    return priaCode === ''
      ? fields
      : fields.filter((field) =>
          [field.priaCode, ...field.yearInfo.map((info) => info.priaCode ?? '')].includes(priaCode),
        )
  }

  /** Fields that a shape (metres) lies on, the one that it fits best first. */
  under(rings: readonly PointRing[]): Candidate[] {
    const box = boundsOf(rings)
    const area = shapeArea(rings)
    const promising = this.#near(box)
      .map((placed) => ({ placed, most: boxArea(sharedBounds(box, placed.box)) }))
      .filter(({ placed, most }) => most > 0 && most >= CANDIDATE * Math.min(area, placed.area))
      .toSorted((a, b) => b.most - a.most)
      .slice(0, MOST_MEASURED)
    const candidates = promising.flatMap(({ placed }): Candidate[] => {
      const least = CANDIDATE * Math.min(area, placed.area)
      const shared = sharedArea(rings, placed.rings)
      return shared < least ? [] : [{ field: placed.field, overlap: shared / (area + placed.area - shared) }]
    })
    return candidates.toSorted((a, b) => b.overlap - a.overlap)
  }
}
