/** Pairs of our records and the agency's: by links, by our ids there, by likeness where only one can be meant. */
import type { AgencyBody, AgencyKind, AgencyRecord } from '../agency/wire.ts'
import type { Local } from './book.ts'
import type { PriaRow } from './schema.ts'

/** Link of a record of ours with the agency's: its id there, and what both held when they were last the same. */
export interface Link {
  readonly kind: AgencyKind
  readonly recordId: string
  readonly part: string
  /** Id that we give it at the agency. */
  readonly ownId: string
  /** Null while the agency has not told. */
  readonly agencyId: string | null
  readonly agreed: AgencyBody | null
  /** Seal of both sides when the farmer let them stay as they are. */
  readonly kept: string | null
}

export interface Pair {
  readonly id: string
  readonly local: Local | null
  readonly record: AgencyRecord | null
  readonly link: Link | null
  /** Seal of both sides when the farmer let them stay as they are. */
  readonly kept: string | null
  readonly matchedBy: PriaRow['matchedBy']
  readonly candidates: readonly AgencyRecord[]
}

export const rowIdOf = (recordId: string, part: string): string => `${recordId}~${part}`
const OF_AGENCY = 'pria~'
export const rowIdOfRecord = (agencyId: string): string => `${OF_AGENCY}${agencyId}`
/** Whether a link is of a record that stands at the agency alone: it only says that it is to stay so. */
export const isKeptRecord = (recordId: string): boolean => recordId.startsWith(OF_AGENCY)

/** Likeness of two records of a kind: the field, and what was done there when. */
function likeness(body: AgencyBody): string {
  if ('activity' in body) return [body.fieldId, body.activity, body.startsOn].join('\n')
  if ('use' in body) return [body.fieldId, body.use, body.use === 'MAIN' ? '' : body.crop].join('\n')
  return 'yieldType' in body ? [body.fieldId, body.yieldType].join('\n') : ''
}

/** Found for fields by their numbers and their ground (`matchFields`). */
export interface Matches {
  readonly match: { readonly agencyId: string; readonly by: NonNullable<PriaRow['matchedBy']> } | null
  readonly candidates: readonly string[]
}

interface Given {
  readonly locals: readonly Local[]
  readonly records: readonly AgencyRecord[]
  readonly links: readonly Link[]
  /** Matches of fields, by our id; empty for other kinds. */
  readonly matches: ReadonlyMap<string, Matches>
}

class Pairing {
  readonly #given: Given
  readonly #byId: ReadonlyMap<string, AgencyRecord>
  readonly #byOwnId: ReadonlyMap<string, AgencyRecord>
  readonly #links: ReadonlyMap<string, Link>
  readonly #ofRecord: ReadonlyMap<string, readonly Link[]>
  readonly #taken = new Set<string>()

  constructor(given: Given) {
    this.#given = given
    this.#byId = new Map(given.records.map((record) => [record.id, record]))
    this.#byOwnId = new Map(given.records.flatMap((record) => (record.ownId ? [[record.ownId, record]] : [])))
    this.#links = new Map(given.links.map((link) => [rowIdOf(link.recordId, link.part), link]))
    this.#ofRecord = Map.groupBy(given.links, ({ recordId }) => recordId)
  }

  #linked(link: Link): AgencyRecord | null {
    const record =
      (link.agencyId === null ? undefined : this.#byId.get(link.agencyId)) ?? this.#byOwnId.get(link.ownId)
    if (record === undefined || this.#taken.has(record.id)) return null
    this.#taken.add(record.id)
    return record
  }

  #matched(local: Local): Pick<Pair, 'record' | 'matchedBy' | 'candidates'> {
    const found = this.#given.matches.get(local.recordId)
    const candidates = (found?.candidates ?? []).flatMap((id) => this.#byId.get(id) ?? [])
    const record = found?.match ? (this.#byId.get(found.match.agencyId) ?? null) : null
    if (record === null || this.#taken.has(record.id)) return { record: null, matchedBy: null, candidates }
    this.#taken.add(record.id)
    return { record, matchedBy: found?.match?.by ?? null, candidates: [] }
  }

  /** Pairs that are alike, where each side has one alone; several are candidates. */
  #alike(open: readonly Pair[]): Pair[] {
    const free = this.#given.records.filter(({ id }) => !this.#taken.has(id))
    const theirs = Map.groupBy(free, ({ body }) => likeness(body))
    const ours = Map.groupBy(open, ({ local }) => (local?.body ? likeness(local.body) : ''))
    return open.map((pair) => {
      const key = pair.local?.body ? likeness(pair.local.body) : ''
      const same = key === '' ? [] : (theirs.get(key) ?? [])
      const [record] = same
      if (record === undefined) return pair
      if (same.length > 1 || (ours.get(key) ?? []).length > 1) return { ...pair, candidates: same }
      this.#taken.add(record.id)
      return { ...pair, record, matchedBy: 'ALIKE' }
    })
  }

  #anyLink(recordId: string): Link | null {
    return this.#ofRecord.get(recordId)?.find(({ agencyId }) => agencyId !== null) ?? null
  }

  #own(local: Local): Pair {
    const id = rowIdOf(local.recordId, local.part)
    // of work that is no longer sent nobody knows in which parts it was
    const link = this.#links.get(id) ?? (local.state === null ? null : this.#anyLink(local.recordId))
    const record = link && this.#linked(link)
    const by = record && record.id === link?.agencyId ? 'LINK' : 'OWN_ID'
    const kept = link?.kept ?? null
    return { id, local, link, record, kept, matchedBy: record && by, candidates: [] }
  }

  /** Records of ours that are gone, and stand at the agency still. */
  #gone(known: ReadonlySet<string>): Pair[] {
    return this.#given.links.flatMap((link): Pair[] => {
      const id = rowIdOf(link.recordId, link.part)
      if (known.has(id) || isKeptRecord(link.recordId)) return []
      const record = this.#linked(link)
      if (record === null) return []
      return [{ id, local: null, link, record, kept: link.kept, matchedBy: 'LINK', candidates: [] }]
    })
  }

  #alone(): Pair[] {
    return this.#given.records
      .filter(({ id }) => !this.#taken.has(id))
      .map((record) => {
        const id = rowIdOfRecord(record.id)
        const kept = this.#links.get(rowIdOf(id, ''))?.kept ?? null
        const none = { local: null, link: null, matchedBy: null, candidates: [] }
        return { id, record, kept, ...none }
      })
  }

  pairs(): Pair[] {
    const linked = this.#given.locals.map((local) => this.#own(local))
    const isOpen = ({ record, link }: Pair) => record === null && link?.agencyId == null
    const matched = linked.map((pair) =>
      isOpen(pair) && pair.local ? { ...pair, ...this.#matched(pair.local) } : pair,
    )
    const alike = new Map(this.#alike(matched.filter(isOpen)).map((pair) => [pair.id, pair]))
    const ours = matched.map((pair) => alike.get(pair.id) ?? pair)
    const gone = this.#gone(new Set(ours.map(({ id }) => id)))
    return [...ours, ...gone, ...this.#alone()]
  }
}

export const pairsOf = (given: Given): Pair[] => new Pairing(given).pairs()
