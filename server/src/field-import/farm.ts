import type { Field } from '@vagu/core/fields/schema'
import { type Bounds, boundsOf } from '@vagu/core/geo/bounds'
import type { Effort } from '@vagu/core/geo/crossing'
import { gridRings } from '@vagu/core/geo/map-data'
import { sharedArea } from '@vagu/core/geo/overlap'
import { type PointRing, shapeArea } from '@vagu/core/geo/rings'
import { comparedName } from './names.ts'
import { mostShared, Squares } from './squares.ts'

/** A field is a candidate when it and the parcel share at least this much of the smaller of the two. */
const CANDIDATE = 0.5
/** Fields that are measured against one parcel, those with the largest shared box first; on real ground a handful. */
const MAX_MEASURED = 20
/** Effort of comparing and sorting one box. */
const LOOK = 10

/** Members by which a field is found: its numbers of any year, and its shape, in degrees or in metres. */
export interface Findable extends Pick<
  Field,
  'name' | 'code' | 'priaCode' | 'externalId' | 'yearInfo' | 'mapData'
> {
  readonly rings?: readonly PointRing[]
}

/** A field's rings in metres. Those of a whole farm at once would fill the memory, so they are not kept. */
const ringsOf = ({ rings, mapData }: Findable): readonly PointRing[] =>
  rings ?? (mapData ? gridRings(mapData) : [])

interface Placed<F> {
  readonly field: F
  readonly box: Bounds
  readonly area: number
}

/** A field that a parcel lies on. */
export interface Candidate<F> {
  readonly field: F
  /** Shared area over the area of both together, 0 to 1; 0 where it was found by its numbers. */
  readonly overlap: number
}

function gather<F>(map: Map<string, F[]>, key: string, field: F): void {
  const there = map.get(key)
  if (there) there.push(field)
  else map.set(key, [field])
}

/** The fields of a farm, findable by what they are called at PRIA and by where they lie. */
export class FieldIndex<F extends Findable> {
  readonly #squares = new Squares<Placed<F>>()
  readonly #effort: Effort
  readonly #byExternalId = new Map<string, F[]>()
  readonly #byCode = new Map<string, F[]>()
  readonly #byName = new Map<string, F[]>()

  /** `effort` is what measuring may cost; who gives one asks afterwards whether any is left. */
  constructor(fields: readonly F[], effort: Effort = { left: Infinity }) {
    this.#effort = effort
    for (const field of fields) {
      for (const id of new Set([field.externalId, ...field.yearInfo.map((info) => info.externalId ?? '')]))
        if (id !== '') gather(this.#byExternalId, id, field)
      gather(this.#byName, comparedName(field.name), field)
      if (field.code !== '' && field.code !== '0') gather(this.#byCode, field.code, field)
      const rings = ringsOf(field)
      if (rings.length > 0) this.#squares.add({ field, box: boundsOf(rings), area: shapeArea(rings) })
    }
  }

  withExternalId(id: string): readonly F[] {
    return this.#byExternalId.get(id) ?? []
  }

  withName(name: string): readonly F[] {
    return this.#byName.get(comparedName(name)) ?? []
  }

  /** Fields on a parcel; with a field number only the one that bears it, in any year. */
  withCode(code: string, priaCode: string): readonly F[] {
    const fields = this.#byCode.get(code) ?? []
    return priaCode === ''
      ? fields
      : fields.filter((field) =>
          [field.priaCode, ...field.yearInfo.map((info) => info.priaCode ?? '')].includes(priaCode),
        )
  }

  /** Fields that a shape (metres) lies on, the one that it fits best first. */
  under(rings: readonly PointRing[]): Candidate<F>[] {
    const box = boundsOf(rings)
    const area = shapeArea(rings)
    const near = [...this.#squares.near(box)]
    this.#effort.left -= near.length * LOOK
    if (this.#effort.left <= 0) return []
    const promising = mostShared(near, box, {
      min: (placed) => CANDIDATE * Math.min(area, placed.area),
      count: MAX_MEASURED,
    })
    const candidates = promising.flatMap((placed): Candidate<F>[] => {
      const min = CANDIDATE * Math.min(area, placed.area)
      const shared = sharedArea(rings, ringsOf(placed.field), this.#effort)
      return shared < min ? [] : [{ field: placed.field, overlap: shared / (area + placed.area - shared) }]
    })
    return candidates.toSorted((a, b) => b.overlap - a.overlap)
  }
}
