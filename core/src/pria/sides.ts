/** Both sides of a kind as they are laid beside each other: what is known of the agency's, and the pairs of records. */
import type { AgencyBody, AgencyKind, AgencyRecord } from '../agency/wire.ts'
import { type Book, type FieldLinks, type Local, localsInSlices } from './book.ts'
import { type AgencyFieldRecord, matchFields } from './link-fields.ts'
import { type Link, type Pair, pairsOf } from './pair.ts'
import type { PriaLastReceipt, PriaSeasonState } from './schema.ts'

/** The agency's side of a year, as it was told last. */
export interface Desk {
  /** Records of the kind. */
  readonly records: readonly AgencyRecord[]
  /** Fields of the agency, whatever kind is compared: rows name them. */
  readonly fields: readonly AgencyFieldRecord[]
  readonly links: readonly Link[]
  /** Links of our fields: their agency's ids. */
  readonly fieldLinks: FieldLinks
  readonly lastReceipts: ReadonlyMap<string, PriaLastReceipt>
  readonly season: PriaSeasonState | null
  /** Whether the agency was ever asked for records of the kind. */
  readonly isAsked: boolean
}

/**
 * A record that cannot be read, and work that is no longer done, is there with all that was ever linked: nothing of it counts as
 * deleted.
 */
function withParts(locals: readonly Local[], links: readonly Link[]): Local[] {
  const byRecord = Map.groupBy(links, ({ recordId }) => recordId)
  return locals.flatMap((local) => {
    if (local.state === null) return [local]
    const parts = (byRecord.get(local.recordId) ?? []).filter(
      ({ agencyId }) => agencyId !== null || local.state === 'UNEXPECTED_ERROR',
    )
    return parts.length === 0 ? [local] : parts.map(({ part }) => ({ ...local, part }))
  })
}

/**
 * A field of ours with what PRIA says of it where nobody has said it here: what is not said clears nothing there, and is no
 * difference.
 */
export function withUnsaid(ours: AgencyBody | null, record: AgencyRecord | null): AgencyBody | null {
  if (record?.kind !== 'FIELD' || ours === null || !('massif' in ours)) return ours
  const theirs = record.body
  return {
    ...ours,
    massif: ours.massif || theirs.massif,
    number: ours.number || theirs.number,
    landUse: ours.landUse ?? theirs.landUse,
    shape: ours.shape ?? theirs.shape,
  }
}

/** The pairs of a kind, in slices: whoever asks may let others have their turn between two. */
export function* pairing(kind: AgencyKind, book: Book, desk: Desk): Generator<undefined, Pair[]> {
  const links = desk.links.filter((link) => link.kind === kind)
  const locals = withParts(yield* localsInSlices(kind, book, desk.fieldLinks), links)
  yield
  const pairs = pairsOf({ locals, records: desk.records, links, matches: fieldMatches(kind, book, desk) })
  if (kind !== 'FIELD') return pairs
  return pairs.map((pair) => {
    const { local, record } = pair
    return local === null ? pair : { ...pair, local: { ...local, body: withUnsaid(local.body, record) } }
  })
}

function fieldMatches(kind: AgencyKind, book: Book, { fields, links }: Desk) {
  if (kind !== 'FIELD') return new Map()
  const linked = new Map(links.filter((link) => link.kind === 'FIELD').map((link) => [link.recordId, link]))
  const taken = new Set([...linked.values()].map(({ agencyId }) => agencyId))
  const open = book.fields.filter(({ _id }) => linked.get(_id)?.agencyId == null)
  const ownIds = new Map([...linked].map(([id, { ownId }]) => [id, ownId]))
  const found = matchFields(
    open,
    fields.filter(({ id }) => !taken.has(id)),
    { year: book.year, ownIds },
  )
  return new Map(found.map((each) => [each.fieldId, each]))
}
