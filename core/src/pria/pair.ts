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
  /** The same as a text, where it is at hand: most are the same to the letter, and need not be read for it. */
  readonly agreedText?: string | null
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
  /** Records that may be the same, a few of them. */
  readonly candidates: readonly AgencyRecord[]
  /** Whether a record of the agency that stands alone may be one of ours, which nobody has told apart. */
  readonly mayBeOurs: boolean
}

/** Candidates that a row names at most. */
const MAX_CANDIDATES = 20

export const rowIdOf = (recordId: string, part: string): string => `${recordId}~${part}`
const OF_AGENCY = 'pria~'
export const rowIdOfRecord = (agencyId: string): string => `${OF_AGENCY}${agencyId}`
/** Whether a link is of a record that stands at the agency alone: it only says that it is to stay so. */
export const isKeptRecord = (recordId: string): boolean => recordId.startsWith(OF_AGENCY)

const workKey = (fieldId: string, activity: string, day: string | null): string =>
  [fieldId, activity, day ?? ''].join('\n')

/** Likeness of two records of a kind: the field, and what was done there when. */
function likeness(body: AgencyBody): string {
  if ('activity' in body) return workKey(body.fieldId, body.activity, body.startsOn)
  if ('use' in body) return [body.fieldId, body.use, body.use === 'MAIN' ? '' : body.crop].join('\n')
  return 'yieldType' in body ? [body.fieldId, body.yieldType].join('\n') : ''
}

/** Keys by which a record of ours may be found among the agency's; work without a body has one for each of its activities. */
function keysOf({ body, likely }: Local): string[] {
  if (body !== null) return [likeness(body)].filter((key) => key !== '')
  if (likely === null || likely.fieldId === '') return []
  return likely.activities.map((activity) => workKey(likely.fieldId, activity, likely.day))
}

/** Whether nobody knows the day: then no record of the agency is the one that is meant, but several may be. */
const isUndated = ({ local }: Pair): boolean => local?.likely != null && local.likely.day === null

/** Keys by which a record of the agency is found. */
const keysOfRecord = ({ body }: AgencyRecord): string[] => [
  likeness(body),
  ...('activity' in body ? [workKey(body.fieldId, body.activity, null)] : []),
]

function byKey(records: readonly AgencyRecord[]): ReadonlyMap<string, readonly AgencyRecord[]> {
  const found = new Map<string, AgencyRecord[]>()
  for (const record of records)
    for (const key of keysOfRecord(record)) {
      const same = found.get(key)
      if (same) same.push(record)
      else found.set(key, [record])
    }
  return found
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
  /** Keys under which ours and theirs may mean the same. */
  readonly #open = new Set<string>()

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
    const theirs = byKey(this.#given.records.filter(({ id }) => !this.#taken.has(id)))
    const keyed = open.map((pair) => ({ pair, keys: pair.local ? keysOf(pair.local) : [] }))
    const ours = new Map<string, number>()
    for (const key of keyed.flatMap(({ keys }) => keys)) ours.set(key, (ours.get(key) ?? 0) + 1)
    return keyed.map(({ pair, keys }) => {
      const same = keys
        .flatMap((key) => (theirs.get(key) ?? []).slice(0, MAX_CANDIDATES + 1))
        .filter(({ id }) => !this.#taken.has(id))
      const [record] = same
      if (record === undefined) return pair
      const isShared = keys.some((key) => (ours.get(key) ?? 0) > 1)
      if (same.length > 1 || isShared || isUndated(pair)) {
        for (const key of keys) this.#open.add(key)
        return { ...pair, candidates: same.slice(0, MAX_CANDIDATES) }
      }
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
    return { id, local, link, record, kept, matchedBy: record && by, candidates: [], mayBeOurs: false }
  }

  /** Records of ours that are gone, and stand at the agency still. */
  #gone(known: ReadonlySet<string>): Pair[] {
    return this.#given.links.flatMap((link): Pair[] => {
      const id = rowIdOf(link.recordId, link.part)
      if (known.has(id) || isKeptRecord(link.recordId)) return []
      const record = this.#linked(link)
      if (record === null) return []
      const gone = { id, local: null, link, record, kept: link.kept }
      return [{ ...gone, matchedBy: 'LINK', candidates: [], mayBeOurs: false }]
    })
  }

  #alone(): Pair[] {
    return this.#given.records
      .filter(({ id }) => !this.#taken.has(id))
      .map((record) => {
        const id = rowIdOfRecord(record.id)
        const kept = this.#links.get(rowIdOf(id, ''))?.kept ?? null
        const none = { local: null, link: null, matchedBy: null, candidates: [] }
        const mayBeOurs = keysOfRecord(record).some((key) => this.#open.has(key))
        return { id, record, kept, mayBeOurs, ...none }
      })
  }

  pairs(): Pair[] {
    const linked = this.#given.locals.map((local) => this.#own(local))
    const isOpen = ({ record, link }: Pair) => record === null && link?.agencyId == null
    const matched = linked.map((pair) =>
      isOpen(pair) && pair.local ? { ...pair, ...this.#matched(pair.local) } : pair,
    )
    // a day that is known tells more than a plan without one
    const open = matched.filter(isOpen)
    const dated = this.#alike(open.filter((pair) => !isUndated(pair)))
    const alike = new Map([...dated, ...this.#alike(open.filter(isUndated))].map((pair) => [pair.id, pair]))
    const ours = matched.map((pair) => alike.get(pair.id) ?? pair)
    const gone = this.#gone(new Set(ours.map(({ id }) => id)))
    return [...ours, ...gone, ...this.#alone()]
  }
}

export const pairsOf = (given: Given): Pair[] => new Pairing(given).pairs()
