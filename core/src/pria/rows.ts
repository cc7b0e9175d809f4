/** Rows of a comparison: what each record is on both sides, what differs, and what may be done about it. */
import type { AgencyBody, AgencyKind, AgencyRecord } from '../agency/wire.ts'
import { addDays, daysBetween } from '../time/day.ts'
import type { Book, Local } from './book.ts'
import { differencesOf } from './compare.ts'
import { cropName } from './convert.ts'
import { directionsOf, type Judged, suggestedFor, TO_AGENCY } from './directions.ts'
import type { Pair } from './pair.ts'
import type { PriaDirection, PriaRow, PriaShort, PriaStatus } from './schema.ts'
import { sealOf } from './seal.ts'
import { differenceHectares, rowShape } from './shapes.ts'
import { type Desk, pairing } from './sides.ts'
import { cannotTake } from './take-job.ts'

/** Days after the end of work within which it is entered (põlluraamatu pidamise nõuded). */
export const ENTRY_DAYS = 10

/** A row with all that sending and taking of it needs. */
export interface Compared {
  readonly row: PriaRow
  readonly pair: Pair
}

const NO_SHORT = { day: null, endDay: null, areaHa: null, tonnes: null, materials: [] }

function shortOfRecord(
  { kind, body }: AgencyRecord,
  nameOf: (agencyField: string) => NameOfField,
): PriaShort {
  if (kind === 'FIELD')
    return { ...NO_SHORT, title: body.name, fieldId: null, fieldName: body.name, areaHa: body.areaHa }
  const field = nameOf(body.fieldId)
  const common = { ...NO_SHORT, ...field, areaHa: body.areaHa }
  if (kind === 'CROP') return { ...common, title: cropName(body.crop) }
  if (kind === 'YIELD')
    return { ...common, title: body.yieldType, day: body.harvestedOn, tonnes: body.tonnes }
  return {
    ...common,
    title: body.name || body.activity,
    day: body.startsOn,
    endDay: body.endsOn,
    materials: body.inputs.map(({ name }) => name),
  }
}

interface NameOfField {
  readonly fieldId: string | null
  readonly fieldName: string
}

function namesOf(desk: Desk, book: Book): (agencyField: string) => NameOfField {
  const ours = new Map([...desk.fieldLinks].map(([fieldId, agencyId]) => [agencyId, fieldId]))
  const names = new Map(book.fields.map(({ _id, name }) => [_id, name]))
  const theirs = new Map(desk.fields.map(({ id, body }) => [id, body.name || body.number]))
  return (agencyField) => {
    const fieldId = ours.get(agencyField) ?? null
    return { fieldId, fieldName: names.get(fieldId ?? '') ?? theirs.get(agencyField) ?? '' }
  }
}

const plainly = (status: PriaStatus): Judged => ({ status, differences: [], deletedBy: null })

function judgeBoth(pair: Pair, body: AgencyBody, record: AgencyRecord): Judged {
  const agreed = pair.link?.agreed ?? null
  const differences = differencesOf({ ours: body, theirs: record.body, agreed })
  return { status: differences.length === 0 ? 'IN_SYNC' : 'OUT_OF_SYNC', differences, deletedBy: null }
}

const isConnected = (local: Local, kind: AgencyKind, desk: Desk): boolean =>
  kind === 'FIELD' || desk.fieldLinks.has(local.fieldId)

function judgeLocal(pair: Pair & { readonly local: Local }, kind: AgencyKind, desk: Desk): Judged {
  const { local, record, link } = pair
  if (local.state !== null) return plainly(local.state)
  if (!isConnected(local, kind, desk)) return plainly('FIELD_NOT_CONNECTED_WITH_PRIA')
  if (local.body === null) return plainly('FAILED_TO_CONVERT')
  if (record === null && link?.agencyId != null && desk.isAsked)
    return { status: 'DELETED', differences: [], deletedBy: 'AGENCY' }
  if (kind === 'FIELD' && pair.matchedBy !== 'LINK') {
    const differences = record ? judgeBoth(pair, local.body, record).differences : []
    return { status: 'FIELD_NOT_CONNECTED_WITH_PRIA', differences, deletedBy: null }
  }
  return record === null ? plainly('NEW_IN_VAGU') : judgeBoth(pair, local.body, record)
}

function judge(pair: Pair, kind: AgencyKind, desk: Desk): Judged {
  const { local } = pair
  if (local) return judgeLocal({ ...pair, local }, kind, desk)
  return pair.link ? { status: 'DELETED', differences: [], deletedBy: 'US' } : plainly('NEW_IN_PRIA')
}

interface TwoSides {
  readonly local: Pick<Local, 'body'> | null
  readonly record: AgencyRecord | null
}
/** Seal of both sides of a row: while it is the same, what the farmer kept apart stays kept apart. */
export const keptSeal = ({ local, record }: TwoSides): string =>
  sealOf(JSON.stringify([local?.body ?? null, record?.version ?? 0]))

const COUNTED: ReadonlySet<PriaStatus> = new Set([
  'FIELD_NOT_CONNECTED_WITH_PRIA',
  'FAILED_TO_CONVERT',
  'NEW_IN_VAGU',
  'NEW_IN_PRIA',
  'OUT_OF_SYNC',
  'UNEXPECTED_ERROR',
  'DELETED',
])

const isKept = (pair: Pair): boolean => pair.kept !== null && pair.kept === keptSeal(pair)

/** Work that goes on still, here and there. */
const isUnderWay = ({ local, record }: Pair): boolean =>
  local?.state === 'NOT_COMPLETED' &&
  local.likely?.day != null &&
  record?.kind === 'JOB' &&
  record.body.endsOn === null

function isDifference(pair: Pair, { status }: Judged): boolean {
  if (isKept(pair) || isUnderWay(pair)) return false
  // work that is no longer done, or is none of PRIA's any more, stands there as done
  return COUNTED.has(status) || (pair.local?.state != null && pair.record !== null)
}

function shapesOf(pair: Pair, kind: AgencyKind): PriaRow['shapes'] {
  if (kind !== 'FIELD') return null
  const shape = (body: AgencyBody | null | undefined) => (body && 'shape' in body ? body.shape : null)
  const [ours, theirs] = [shape(pair.local?.body), shape(pair.record?.body)]
  const differenceHa = ours && theirs ? differenceHectares(ours, theirs) : null
  return { ours: rowShape(ours), theirs: rowShape(theirs), differenceHa }
}

const daysLeft = (pair: Pair, kind: AgencyKind, today: string): number | null => {
  const end = pair.local?.short.endDay
  return kind === 'JOB' && end && pair.local?.state === null
    ? daysBetween(today, addDays(end, ENTRY_DAYS))
    : null
}

/** Rows that say the same of the same field and day: work that was entered twice. */
function duplicatesIn(pairs: readonly Pair[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(pairs, ({ local, record }) => {
    const body = record?.body ?? local?.body
    return body && 'activity' in body && body.fieldId !== ''
      ? JSON.stringify([
          body.fieldId,
          body.activity,
          body.startsOn,
          body.areaHa,
          body.inputs.map(({ name, amount }) => [name, amount]),
        ])
      : ''
  })
  groups.delete('')
  return new Map(
    [...groups.values()].flatMap(([first, ...others]) =>
      first ? others.map(({ id }) => [id, first.id] as const) : [],
    ),
  )
}

/** Rows after which others may have their turn. */
const SLICE = 250

/** How much of a kind differs, and the last days of done work that the agency does not hold. */
export interface Tally {
  readonly differences: number
  readonly unsent: readonly string[]
}

/** Last day of work that is done and never came to the agency, though it is to be there; of anything else nothing. */
function unsentDay({ local, record, link }: Pair): string[] {
  const end = local?.state === null ? local.short.endDay : null
  return end && record === null && link?.agencyId == null ? [end] : []
}

/** Counts a kind, in slices as `comparing` does. */
export function* tallying(kind: AgencyKind, book: Book, desk: Desk): Generator<undefined, Tally> {
  const pairs = yield* pairing(kind, book, desk)
  const unsent: string[] = []
  let differences = 0
  for (const [i, pair] of pairs.entries()) {
    if (i % SLICE === 0) yield
    if (!isDifference(pair, judge(pair, kind, desk))) continue
    differences++
    if (kind === 'JOB') unsent.push(...unsentDay(pair))
  }
  return { differences, unsent }
}

interface JudgedPair {
  readonly pair: Pair
  readonly judged: Judged
}

/**
 * Jobs that the agency has deleted in part: it holds other activities of them, or never had them. Who takes such a job away here takes
 * all of it.
 */
function deletedInPart(all: readonly JudgedPair[], kind: AgencyKind): ReadonlySet<string> {
  const left = all.filter(({ judged }) => judged.status !== 'DELETED')
  return new Set(kind === 'JOB' ? left.flatMap(({ pair }) => pair.local?.recordId ?? []) : [])
}

/** Directions that nothing of the year forbids: what the agency holds must be known before anything is sent, and its season open. */
function directionsIn(all: readonly JudgedPair[], kind: AgencyKind, desk: Desk) {
  const inPart = deletedInPart(all, kind)
  const maySend = desk.isAsked && desk.season?.state === 'OPEN'
  return ({ pair, judged }: JudgedPair) =>
    directionsOf(pair, judged, kind).filter((direction) =>
      direction === 'DELETE_HERE'
        ? !inPart.has(pair.local?.recordId ?? '')
        : maySend || !TO_AGENCY.has(direction),
    )
}

/** Why the agency's work cannot come here in this row; null where it can, or nobody may bring it. */
function whyNotTaken({ local, record, link }: Pair, directions: readonly PriaDirection[]) {
  if (record?.kind !== 'JOB' || !directions.includes('TAKE')) return null
  const part = local?.part || (local && link?.part)
  return part && part !== record.body.activity ? 'OTHER_WORK' : cannotTake(record.body)
}

/**
 * The comparison of a kind, in slices: whoever asks may let others have their turn between two. `known` are its pairs, where they
 * were laid beside each other already.
 */
export function* comparing(
  kind: AgencyKind,
  book: Book,
  desk: Desk,
  known?: readonly Pair[],
): Generator<undefined, Compared[]> {
  const pairs = known ?? (yield* pairing(kind, book, desk))
  const all: JudgedPair[] = []
  for (const pair of pairs) {
    if (all.length % SLICE === 0) yield
    all.push({ pair, judged: judge(pair, kind, desk) })
  }
  const facts = { kind, book, desk, ...factsOf(all, { kind, book, desk }) }
  const compared: Compared[] = []
  for (const each of all) {
    if (compared.length % SLICE === 0) yield
    compared.push({ row: rowOf(each, facts), pair: each.pair })
  }
  return compared
}

/** The comparison of a kind at once. */
export function compareKind(kind: AgencyKind, book: Book, desk: Desk): Compared[] {
  const slices = comparing(kind, book, desk)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

interface OfKind {
  readonly kind: AgencyKind
  readonly book: Book
  readonly desk: Desk
}

/** Facts of all pairs that a row of one asks for. */
const factsOf = (all: readonly JudgedPair[], { kind, book, desk }: OfKind) => ({
  nameOf: namesOf(desk, book),
  duplicates: duplicatesIn(all.map(({ pair }) => pair)),
  allowed: directionsIn(all, kind, desk),
  asked: new Set(all.flatMap(({ pair: { candidates } }) => candidates.map(({ id }) => id))),
})

function rowOf(
  { pair, judged }: JudgedPair,
  { kind, book, desk, nameOf, duplicates, allowed, asked }: OfKind & ReturnType<typeof factsOf>,
): PriaRow {
  const offered = allowed({ pair, judged })
  const notTaken = whyNotTaken(pair, offered)
  const directions = notTaken === null ? offered : offered.filter((direction) => direction !== 'TAKE')
  const { local, record } = pair
  return {
    id: pair.id,
    status: judged.status,
    isDifference: isDifference(pair, judged),
    recordId: local?.recordId ?? pair.link?.recordId ?? null,
    agencyId: record?.id ?? null,
    matchedBy: record ? pair.matchedBy : null,
    candidates: pair.candidates.map((each) => ({
      agencyId: each.id,
      title: titleOfCandidate(shortOfRecord(each, nameOf)),
    })),
    ours: local?.short ?? null,
    theirs: record && shortOfRecord(record, nameOf),
    problems: [...(local?.problems ?? [])],
    differences: [...judged.differences],
    directions,
    cannotTake: notTaken,
    // a record that may be one of ours is not brought in beside it unasked
    suggested: pair.mayBeOurs || asked.has(record?.id ?? '') ? null : suggestedFor(pair, judged, directions),
    deletedBy: judged.deletedBy,
    duplicateOf: duplicates.get(pair.id) ?? null,
    shapes: shapesOf(pair, kind),
    lastReceipt: desk.lastReceipts.get(pair.id) ?? null,
    changedAt: record?.changedAt ?? null,
    changedBy: record?.changedBy ?? '',
    daysLeft: daysLeft(pair, kind, book.today),
  }
}

const titleOfCandidate = ({ title, fieldName, day }: PriaShort): string =>
  [title, fieldName === title ? '' : fieldName, day ?? ''].filter(Boolean).join(', ')
