/** Answers of the agency become ours: a receipt for each, the item's end, the link, what the agency holds now. */
import type { AgencyAnswer, AgencyReceipt, AgencyRecord } from '@vagu/core/agency/wire'
import type { Actor } from '../db/actor.ts'
import { insertRows } from '../db/prepared.ts'
import type { Tables, Writer } from '../db/schema.ts'
import { agreedText, dropLink, storeLink, storeRecord } from './mirror.ts'
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
const isAlreadyGone = (item: ItemRow, { code }: AgencyAnswer): boolean =>
  item.direction === 'DELETE_THERE' && code === 'UNKNOWN_RECORD'

interface Answered {
  readonly run: RunRow
  readonly item: ItemRow
  readonly answer: AgencyAnswer
  readonly receipt: AgencyReceipt
}

async function writeReceipt(
  tx: Writer,
  actor: Actor,
  { run, item, answer, receipt }: Answered,
): Promise<void> {
  if (item.record_id === null) return
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
      record_id: item.record_id,
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
  const answers = new Map(receipt.answers.map((answer) => [answer.ownId, answer]))
  let settled = 0
  for (const item of items) {
    const answer = answers.get(item.own_id ?? '')
    if (answer !== undefined) {
      await settleItem(tx, actor, { run, item, answer, receipt })
      settled++
    } else if (receipt.isWhole) {
      await endItem(tx, item, { state: 'REFUSED', code: 'INVALID', text: '' })
      settled++
    } else
      await endItem(tx, item, { state: run.state === 'CANCELLED' ? 'CANCELLED' : 'WAITING', batch_id: null })
  }
  return settled
}
