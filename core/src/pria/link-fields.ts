/**
 * Fields of ours and of the agency that are the same: by the sender's id, by PRIA's id of the field, by parcel and field number,
 * by the ground that they share. What may be several is left to the farmer.
 */
import type { AgencyRecord } from '../agency/wire.ts'
import { boundsOf, boxArea, sharedBounds } from '../geo/bounds.ts'
import { gridRings } from '../geo/map-data.ts'
import { type PointRing, shapeArea } from '../geo/rings.ts'
import { type BookField, numberOfYear, priaIdOfYear } from './convert.ts'
import { ringsOf, sharedSquareMetres } from './shapes.ts'

export type AgencyFieldRecord = Extract<AgencyRecord, { kind: 'FIELD' }>

/** Shapes that share less of the larger one are not one field, but a field that was divided or joined. */
const SAME_FIELD = 0.5
/** A field that shares less of itself is a neighbour. */
const NEIGHBOUR = 0.05

export type MatchSign = 'OWN_ID' | 'PRIA_ID' | 'PARCEL' | 'SHAPE'
/** A field of ours with what may be the same at the agency; `match` where it is one alone. */
export interface FieldMatch {
  readonly fieldId: string
  readonly match: { readonly agencyId: string; readonly by: MatchSign } | null
  readonly candidates: readonly string[]
}

const keyed = <T>(list: readonly T[], keyOf: (each: T) => string): Map<string, T[]> => {
  const groups = Map.groupBy(list, keyOf)
  groups.delete('')
  return groups
}

interface Found {
  readonly field: BookField
  readonly record: AgencyFieldRecord
  readonly by: MatchSign
}

interface Sides {
  readonly fields: readonly BookField[]
  readonly records: readonly AgencyFieldRecord[]
}

/** Pairs of which each side has one alone. */
function unique(
  { fields, records }: Sides,
  by: MatchSign,
  keys: { ours: (field: BookField) => string; theirs: (record: AgencyFieldRecord) => string },
): Found[] {
  const theirs = keyed(records, keys.theirs)
  return [...keyed(fields, keys.ours)].flatMap(([key, same]) => {
    const others = theirs.get(key) ?? []
    const [field, record] = [same[0], others[0]]
    return field && record && same.length === 1 && others.length === 1 ? [{ field, record, by }] : []
  })
}

interface Ground {
  readonly rings: readonly PointRing[]
  readonly area: number
  readonly box: ReturnType<typeof boundsOf>
}
const groundOf = (rings: readonly PointRing[]): Ground | null =>
  rings.length === 0 ? null : { rings, area: shapeArea(rings), box: boundsOf(rings) }

/** Share of the larger of two that both cover. */
function overlapOf(a: Ground, b: Ground): number {
  if (boxArea(sharedBounds(a.box, b.box)) === 0) return 0
  return sharedSquareMetres(a.rings, b.rings) / Math.max(a.area, b.area)
}

interface Overlap {
  readonly field: BookField
  readonly record: AgencyFieldRecord
  readonly share: number
}

function overlaps({ fields, records }: Sides): Overlap[] {
  const theirs = records.flatMap((record) => {
    const ground = record.body.shape && groundOf(ringsOf(record.body.shape))
    return ground ? [{ record, ground }] : []
  })
  return fields.flatMap((field) => {
    const own = field.shape && groundOf(gridRings(field.shape))
    if (!own) return []
    return theirs.flatMap(({ record, ground }) => {
      const share = overlapOf(own, ground)
      return share > NEIGHBOUR ? [{ field, record, share }] : []
    })
  })
}

/** Pairs by ground: each covers most of the other, and no third lies there too. */
function byShape(all: readonly Overlap[]): Found[] {
  const ours = Map.groupBy(all, ({ field }) => field._id)
  const theirs = Map.groupBy(all, ({ record }) => record.id)
  return all
    .filter(
      ({ field, record, share }) =>
        share >= SAME_FIELD && ours.get(field._id)?.length === 1 && theirs.get(record.id)?.length === 1,
    )
    .map(({ field, record }) => ({ field, record, by: 'SHAPE' }))
}

const parcelKey = (massif: string, number: string): string =>
  massif === '' || massif === '0' || number === '' ? '' : `${massif}\n${number.toLowerCase()}`

interface Year {
  readonly year: number
  /** Ids that we gave records of fields, by field. */
  readonly ownIds: ReadonlyMap<string, string>
}

/** Matches of our fields with those of the agency, of those that nobody has linked yet. */
export function matchFields(
  fields: readonly BookField[],
  records: readonly AgencyFieldRecord[],
  { year, ownIds }: Year,
): FieldMatch[] {
  const found = new Map<string, Found>()
  const taken = new Set<string>()
  const left = (): Sides => ({
    fields: fields.filter(({ _id }) => !found.has(_id)),
    records: records.filter(({ id }) => !taken.has(id)),
  })
  const keep = (pairs: readonly Found[]) => {
    for (const pair of pairs) {
      found.set(pair.field._id, pair)
      taken.add(pair.record.id)
    }
  }
  keep(
    unique(left(), 'OWN_ID', {
      ours: ({ _id }) => ownIds.get(_id) ?? '',
      theirs: ({ ownId }) => ownId ?? '',
    }),
  )
  keep(unique(left(), 'PRIA_ID', { ours: (field) => priaIdOfYear(field, year), theirs: ({ id }) => id }))
  keep(
    unique(left(), 'PARCEL', {
      ours: (field) => parcelKey(field.code, numberOfYear(field, year)),
      theirs: ({ body }) => parcelKey(body.massif, body.number),
    }),
  )
  const shared = overlaps(left())
  keep(byShape(shared))
  const candidates = Map.groupBy(shared, ({ field }) => field._id)
  return fields.map(({ _id }) => {
    const pair = found.get(_id)
    const others = (candidates.get(_id) ?? [])
      .filter(({ record }) => !taken.has(record.id))
      .toSorted((a, b) => b.share - a.share)
    return {
      fieldId: _id,
      match: pair ? { agencyId: pair.record.id, by: pair.by } : null,
      candidates: pair ? [] : others.map(({ record }) => record.id),
    }
  })
}
