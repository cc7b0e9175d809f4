/** Answers of the agency become ours: a receipt for each, the item's end, the link, what the agency holds now. */
import type { AgencyAnswer, AgencyReceipt, AgencyRecord } from '@vagu/core/agency/wire'
import type { Actor } from '../db/actor.ts'
import { insertRows } from '../db/prepared.ts'
import type { Tables, Writer } from '../db/schema.ts'
import { agreedText, dropLink, storeLink } from './links.ts'
import { storeRecord } from './mirror.ts'
import { rowIdOfRecord } from '@vagu/core/pria/pair'
import { itemIn, kindIn, type ReceiptDocument, type Season } from './stored.ts'

type RunRow = Tables['pria_run']
type ItemRow = Tables['pria_item']

export const seasonOfRun = ({ account_id: accountId, client_id: clientId, year }: RunRow): Season => ({
  accountId,
  clientId,
  year,
})

/** Notes the end of an item. What has ended stays as it ended, whoever else comes to another end of it. */
export async function endItem(
  tx: Writer,
  item: ItemRow,
  end: Pick<ItemRow, 'state'> &
    Partial<Pick<ItemRow, 'code' | 'text' | 'agency_id' | 'record_id' | 'part' | 'batch_id'>>,
): Promise<void> {
  await tx
    .updateTable('pria_item')
    .set(end)
    .where('account_id', '=', item.account_id)
    .where('run_id', '=', item.run_id)
    .where('place', '=', item.place)
    .where('state', 'in', ['WAITING', 'SENDING'])
    .execute()
}

/** A record that is gone at the agency is what a deletion wants, whoever was first. */
const isAlreadyGone = (item: ItemRow, { code }: Answered['answer']): boolean =>
  item.direction === 'DELETE_THERE' && code === 'UNKNOWN_RECORD'

interface Answered {
  readonly run: RunRow
  readonly item: ItemRow
  readonly answer: Omit<AgencyAnswer, 'ownId'>
  readonly receipt: Pick<AgencyReceipt, 'receivedAt'>
}

/** Record that a receipt is of: ours, else the agency's where it stood there alone. */
const ofReceipt = ({ record_id: own, agency_id: theirs }: ItemRow): string =>
  own ?? rowIdOfRecord(theirs ?? '')

async function writeReceipt(
  tx: Writer,
  actor: Actor,
  { run, item, answer, receipt }: Answered,
): Promise<void> {
  const { body, record } = itemIn(item.document)
  const document: ReceiptDocument = {
    action: item.direction === 'DELETE_THERE' ? 'DELETE' : record === null ? 'CREATE' : 'CHANGE',
    state: answer.state,
    sentAt: item.sent_at ?? receipt.receivedAt,
    agencyId: answer.id,
    version: answer.version,
    code: answer.code,
    text: answer.text,
    body,
    userId: run.user_id,
  }
  await insertRows(tx, 'pria_receipt', [
    {
      account_id: run.account_id,
      id: actor.newId(),
      run_id: run.id,
      year: run.year,
      kind: run.kind,
      record_id: ofReceipt(item),
      part: item.part,
      answered_at: actor.now.toISOString(),
      document: JSON.stringify(document),
    },
  ])
}

/** The agency's record as it is after a change of ours was taken. */
function recordAfter({ item, answer, receipt, run }: Answered): AgencyRecord | null {
  const { body } = itemIn(item.document)
  if (body === null || answer.id === null || answer.version === null) return null
  const held = {
    kind: kindIn(run.kind),
    id: answer.id,
    ownId: item.own_id,
    version: answer.version,
    changedAt: receipt.receivedAt,
    changedBy: 'Vagu',
    body,
  }
  return held as AgencyRecord
}

async function noteDeletion(tx: Writer, { run, item }: Answered): Promise<void> {
  const season = seasonOfRun(run)
  const kind = kindIn(run.kind)
  if (item.agency_id !== null) await storeRecord(tx, { ...season, kind, agencyId: item.agency_id }, null)
  if (item.record_id !== null)
    await dropLink(tx, { ...season, kind, recordId: item.record_id, part: item.part })
}

async function noteChange(tx: Writer, answered: Answered): Promise<void> {
  const { run, item } = answered
  const record = recordAfter(answered)
  if (record === null || item.record_id === null || item.own_id === null) return
  const of = { ...seasonOfRun(run), kind: kindIn(run.kind) }
  await storeRecord(tx, { ...of, agencyId: record.id }, record)
  await storeLink(
    tx,
    { ...of, recordId: item.record_id, part: item.part },
    { own_id: item.own_id, agency_id: record.id, agreed: agreedText(record.body), kept: null },
  )
}

async function settleItem(tx: Writer, actor: Actor, answered: Answered): Promise<void> {
  const { item, answer } = answered
  await writeReceipt(tx, actor, answered)
  const isDone = answer.state === 'ACCEPTED' || isAlreadyGone(item, answer)
  if (isDone && item.direction === 'DELETE_THERE') await noteDeletion(tx, answered)
  else if (isDone) await noteChange(tx, answered)
  const { code, text } = answer
  const agency = answer.id === null ? {} : { agency_id: answer.id }
  await endItem(tx, item, { state: isDone ? 'DONE' : 'REFUSED', code, text, ...agency })
}

/** Answer of nobody: what was sent was refused as a whole, or was not spoken of. */
export async function settleRefused(
  tx: Writer,
  actor: Actor,
  {
    run,
    item,
    code,
    text,
  }: Pick<Answered, 'run' | 'item'> & { readonly code: string; readonly text: string },
): Promise<void> {
  const { record } = itemIn(item.document)
  const held = { id: record?.id ?? null, version: record?.version ?? null }
  const answer = { state: 'REFUSED' as const, ...held, code, text: text.slice(0, MAX_ANSWER) }
  await settleItem(tx, actor, { run, item, answer, receipt: { receivedAt: actor.now.toISOString() } })
}

/** Longest text of an answer. */
const MAX_ANSWER = 2000

/**
 * Settles a batch by its receipt: items that are settled already are left as they are, those that the agency did not come to
 * wait again. Answers how many were settled.
 */
export async function settleBatch(
  tx: Writer,
  actor: Actor,
  { run, receipt }: { readonly run: RunRow; readonly receipt: AgencyReceipt },
): Promise<number> {
  const items = await tx
    .selectFrom('pria_item')
    .selectAll()
    .where('account_id', '=', run.account_id)
    .where('run_id', '=', run.id)
    .where('batch_id', '=', receipt.batchId)
    .where('state', '=', 'SENDING')
    .orderBy('place')
    .execute()
  const fresh = await tx
    .selectFrom('pria_run')
    .select('state')
    .where('account_id', '=', run.account_id)
    .where('id', '=', run.id)
    .executeTakeFirst()
  // the farmer may have ended the run while the batch was on its way
  const left = fresh?.state === 'CANCELLED' ? 'CANCELLED' : 'WAITING'
  const answers = new Map(receipt.answers.map((answer) => [answer.ownId, answer]))
  let settled = 0
  for (const item of items) {
    const answer = answers.get(item.own_id ?? '')
    if (answer !== undefined) {
      await settleItem(tx, actor, { run, item, answer, receipt })
      settled++
    } else if (receipt.isWhole) {
      await settleRefused(tx, actor, { run, item, code: 'INVALID', text: '' })
      settled++
    } else await endItem(tx, item, { state: left, batch_id: null })
  }
  return settled
}
