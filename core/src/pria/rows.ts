/** Rows of a comparison: what each record is on both sides, what differs, and what may be done about it. */
import type { AgencyBody, AgencyKind, AgencyRecord } from '../agency/wire.ts'
import { mainCropOf } from '../fields/rules.ts'
import { addDays, daysBetween } from '../time/day.ts'
import { type Book, parcelOf } from './book.ts'
import { cropName } from './convert.ts'
import { directionsOf, type Judged, suggestedFor, TO_AGENCY } from './directions.ts'
import { isDifference, judge } from './judge.ts'
import type { Pair } from './pair.ts'
import type { PriaDirection, PriaRow, PriaShort } from './schema.ts'
import { differenceHectares, rowShape } from './shapes.ts'
import { type Desk, pairing } from './sides.ts'
import { isMassLoss } from './mass-loss.ts'
import { cannotTake } from './take-job.ts'

/** Days after the end of work within which it is entered (põlluraamatu pidamise nõuded). */
export const ENTRY_DAYS = 10

/** A row with all that sending and taking of it needs. */
export interface Compared {
  readonly row: PriaRow
  readonly pair: Pair
}

const NO_SHORT = { parcel: '', day: null, endDay: null, areaHa: null, tonnes: null, materials: [] }

function shortOfRecord(
  { kind, body }: AgencyRecord,
  nameOf: (agencyField: string) => NameOfField,
): PriaShort {
  if (kind === 'FIELD')
    return {
      ...NO_SHORT,
      title: body.name || body.number,
      fieldId: null,
      fieldName: body.name,
      parcel: parcelOf(body),
      areaHa: body.areaHa,
    }
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

/** Does all slices of some work without a pause. */
function atOnce<T>(slices: Generator<undefined, T>): T {
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

/**
 * The comparison of pairs of a kind, slice by slice: whoever asks may let others have their turn between two, and need not hold all rows.
 * While all pairs are judged, which comes first, the slices have no rows.
 */
export function* comparing(
  { kind, book, desk }: OfKind,
  pairs: readonly Pair[],
): Generator<Compared[], void, void> {
  const all: JudgedPair[] = []
  for (const pair of pairs) {
    if (all.length % SLICE === 0) yield []
    all.push({ pair, judged: judge(pair, kind, desk) })
  }
  const facts = { kind, book, desk, ...factsOf(all, { kind, book, desk }) }
  for (let i = 0; i < all.length; i += SLICE)
    yield all.slice(i, i + SLICE).map((each) => ({ row: rowOf(each, facts), pair: each.pair }))
}

/** The comparison of a kind at once. */
export function compareKind(kind: AgencyKind, book: Book, desk: Desk): Compared[] {
  const pairs = atOnce(pairing(kind, book, desk))
  return [...comparing({ kind, book, desk }, pairs)].flat()
}

/** Facts of all pairs that a row of one asks for. */
const factsOf = (all: readonly JudgedPair[], { kind, book, desk }: OfKind) => ({
  nameOf: namesOf(desk, book),
  duplicates: duplicatesIn(all.map(({ pair }) => pair)),
  allowed: directionsIn(all, kind, desk),
  asked: new Set(all.flatMap(({ pair: { candidates } }) => candidates.map(({ id }) => id))),
  isMassLoss: isMassLoss(
    all.map(({ pair: { record, matchedBy }, judged: { deletedBy } }) => ({
      deletedBy,
      matchedBy: record ? matchedBy : null,
    })),
  ),
})

type Facts = OfKind & ReturnType<typeof factsOf>

/** Direction that is suggested for a row, of those in which it may go. */
function suggestedIn(
  { pair, judged }: JudgedPair,
  directions: readonly PriaDirection[],
  { book, asked, isMassLoss: isLost }: Facts,
): PriaDirection | null {
  // a record that may be one of ours is not brought in beside it unasked
  if (pair.mayBeOurs || asked.has(pair.record?.id ?? '') || isOutOfSight(pair, judged, book)) return null
  const suggested = suggestedFor(pair, judged, directions)
  return isLost && suggested === 'DELETE_HERE' ? null : suggested
}

/** Whether a yield is no record of ours only because nobody says of what: its harvest stands here still, the field's crop does not. */
function isOutOfSight({ link }: Pair, { deletedBy }: Judged, book: Book): boolean {
  if (link?.kind !== 'YIELD' || deletedBy !== 'US') return false
  const field = book.fields.find(({ _id }) => _id === link.recordId)
  return (
    field !== undefined &&
    !mainCropOf(field, book.year) &&
    book.harvestedOn(link.recordId, link.part) !== null
  )
}

function rowOf({ pair, judged }: JudgedPair, facts: Facts): PriaRow {
  const { kind, book, desk, nameOf, duplicates, allowed } = facts
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
    suggested: suggestedIn({ pair, judged }, directions, facts),
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
