/** Taking a batch: record by record, each with an answer of its own. The book and the answers are put back as one. */
import type {
  AgencyAnswer,
  AgencyBatch,
  AgencyChange,
  AgencyField,
  AgencyKind,
  AgencyReceipt,
  AgencyRecord,
  AgencySeason,
} from '@vagu/core/agency/wire'
import { roundTo } from '@vagu/core/units/rounding'
import { type RefusalCode, refusalOf, remarkOf } from './judge.ts'
import { Refusal } from './refusal.ts'
import type { Book } from './state.ts'

export interface Sender {
  /** Name by which others see who changed a record. */
  readonly name: string
  /** Kinds that it may write. */
  readonly kinds: readonly AgencyKind[]
}
export interface Taking {
  readonly sender: Sender
  readonly season: AgencySeason
  readonly now: Date
  readonly today: string
  readonly newId: (number: number) => string
  /** Changes that are done, the rest is left; all where it is not said. */
  readonly most?: number
  /** Changes after which the season closes. */
  readonly closesAfter?: number
  /** Whether a neighbour changes the same records first. */
  readonly isDisturbed?: boolean
}

/** Batches whose answers are kept of a season. */
const KEPT_BATCHES = 500
/** Records of a season, and deletions that are remembered. */
export const MAX_RECORDS = 20_000
const KEPT_GONE = 5000

type Draft = { records: AgencyRecord[]; gone: Book['gone']; next: number }
type Answered = Omit<AgencyAnswer, 'ownId'>

const refused = (code: RefusalCode, text: string, held?: AgencyRecord): Answered => ({
  state: 'REFUSED',
  id: held?.id ?? null,
  version: held?.version ?? null,
  code,
  text,
})
const accepted = (
  held: Pick<AgencyRecord, 'id' | 'version'> | undefined,
  said?: { code: string; text: string },
): Answered => ({
  state: 'ACCEPTED',
  id: held?.id ?? null,
  version: held?.version ?? null,
  code: said?.code ?? null,
  text: said?.text ?? '',
})

export const fieldsOf = (records: readonly AgencyRecord[]): Map<string, AgencyField> =>
  new Map(records.flatMap((record) => (record.kind === 'FIELD' ? [[record.id, record.body] as const] : [])))

const isOnField = (record: AgencyRecord, fieldId: string): boolean =>
  record.kind !== 'FIELD' && record.body.fieldId === fieldId

/** The record that a change speaks of, or why it cannot speak of it. */
function heldOf({ records }: Draft, { kind, ownId, id }: AgencyChange): AgencyRecord | Answered | undefined {
  const own = records.find((record) => record.ownId === ownId)
  if (own && own.kind !== kind) return refused('INVALID', 'Selle numbriga kirje on teist liiki.', own)
  if (id === null) return own
  const named = records.find((record) => record.id === id && record.kind === kind)
  if (named === undefined) return refused('UNKNOWN_RECORD', 'Sellist kirjet ei ole.')
  if (own && own !== named) return refused('UNKNOWN_RECORD', 'Teie kirje on seotud teise kirjega.', own)
  if (named.ownId !== null && named.ownId !== ownId)
    return refused('UNKNOWN_RECORD', 'Kirje on seotud teise kirjega.', named)
  return named
}

function remove(draft: Draft, change: AgencyChange, held: AgencyRecord | undefined): Answered {
  if (held === undefined) {
    const before = draft.gone.find(({ ownId }) => ownId === change.ownId)
    return before ? accepted(undefined) : refused('UNKNOWN_RECORD', 'Sellist kirjet ei ole.')
  }
  if (change.baseVersion !== held.version)
    return refused('CHANGED_MEANWHILE', 'Kirjet on vahepeal muudetud.', held)
  if (held.kind === 'FIELD' && draft.records.some((record) => isOnField(record, held.id)))
    return refused('INVALID', 'Põllul on kultuure, töid või saake. Kustutage need enne.', held)
  draft.records = draft.records.filter((record) => record !== held)
  draft.gone = [...draft.gone, { kind: held.kind, ownId: change.ownId, id: held.id }].slice(-KEPT_GONE)
  return accepted(undefined)
}

/** A record of a change and of what the agency notes beside it. */
function recordOf(
  change: AgencyChange,
  facts: Pick<AgencyRecord, 'id' | 'version' | 'changedAt' | 'changedBy'>,
) {
  const { kind, ownId, body } = change
  return { kind, ownId, body, ...facts } as AgencyRecord
}

function store(
  draft: Draft,
  taking: Taking,
  { change, held }: { change: AgencyChange; held: AgencyRecord | undefined },
): Answered {
  const { season, now, today, sender } = taking
  const isSame = held && JSON.stringify(held.body) === JSON.stringify(change.body)
  if (isSame && held.ownId === change.ownId) return accepted(held)
  if (held && change.baseVersion !== held.version)
    return refused('CHANGED_MEANWHILE', 'Kirjet on vahepeal muudetud.', held)
  if (!held && change.baseVersion !== null) return refused('UNKNOWN_RECORD', 'Sellist kirjet ei ole.')
  if (!held && draft.records.length >= MAX_RECORDS)
    return refused('INVALID', 'Hooajal on liiga palju kirjeid.')
  const noted = { changedAt: now.toISOString(), changedBy: sender.name.slice(0, 120) }
  const record = recordOf(change, {
    id: held?.id ?? taking.newId(draft.next),
    version: (held?.version ?? 0) + 1,
    ...noted,
  })
  const facts = { season, today, fields: fieldsOf(draft.records) }
  const wrong = refusalOf(record, facts)
  if (wrong) return refused(wrong.code, wrong.text, held)
  if (held) draft.records[draft.records.indexOf(held)] = record
  else {
    draft.records.push(record)
    draft.next++
  }
  return accepted(record, remarkOf(record, facts))
}

function answerTo(draft: Draft, change: AgencyChange, taking: Taking): Answered {
  if (taking.season.state !== 'OPEN')
    return refused(
      'SEASON_CLOSED',
      taking.season.state === 'CLOSED' ? 'Hooaeg on suletud.' : 'Hooaeg ei ole veel avatud.',
    )
  if (!taking.sender.kinds.includes(change.kind))
    return refused('NO_MANDATE', 'Teie volitus või nõusolek seda liiki kirjeid ei hõlma.')
  const held = heldOf(draft, change)
  if (held && 'state' in held) return held
  return change.body === null ? remove(draft, change, held) : store(draft, taking, { change, held })
}

/** A record as another hand leaves it: smaller by a tenth of a hectare or by half. */
export function disturbed(record: AgencyRecord, now: Date): AgencyRecord {
  const areaHa = roundTo(Math.max(record.body.areaHa - 0.1, record.body.areaHa / 2), 4)
  const noted = { version: record.version + 1, changedAt: now.toISOString(), changedBy: 'Naaber' }
  return { ...record, ...noted, body: { ...record.body, areaHa } } as AgencyRecord
}

/** Hash of what a batch holds, by which one that comes again is known. */
export interface Hashed {
  readonly batch: AgencyBatch
  readonly hash: string
}
export interface Taken {
  readonly after: Book
  readonly receipt: AgencyReceipt
  /** Whether the season closed meanwhile. */
  readonly isClosed: boolean
}

/** The answers of the first time, where the batch has come before; refuses one that holds something else now. */
export function receiptOf(book: Book, { batch, hash }: Hashed): AgencyReceipt | undefined {
  const before = book.batches.find(({ receipt }) => receipt.batchId === batch.batchId)
  if (before && before.hash !== hash)
    throw new Refusal('BATCH_DIFFERS', 'Selle numbriga pakk on juba vastu võetud, teise sisuga.')
  return before?.receipt
}

export function takeBatch(book: Book, { batch, hash }: Hashed, taking: Taking): Taken {
  const { changes, batchId } = batch
  const spoken = new Set(changes.flatMap(({ ownId, id }) => (id === null ? [ownId] : [ownId, id])))
  const draft: Draft = { ...book, records: [...book.records] }
  if (taking.isDisturbed)
    draft.records = draft.records.map((record) =>
      spoken.has(record.ownId ?? '') || spoken.has(record.id) ? disturbed(record, taking.now) : record,
    )
  const { most = changes.length, closesAfter = changes.length } = taking
  const closed: Taking = { ...taking, season: { ...taking.season, state: 'CLOSED' } }
  const answers = changes.slice(0, most).map((change, i) => ({
    ownId: change.ownId,
    ...answerTo(draft, change, i < closesAfter ? taking : closed),
  }))
  const receipt = { batchId, receivedAt: taking.now.toISOString(), isWhole: most >= changes.length, answers }
  const batches = [...book.batches, { hash, receipt }].slice(-KEPT_BATCHES)
  return { after: { ...draft, batches }, receipt, isClosed: closesAfter < changes.length }
}
