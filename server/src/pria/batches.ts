/** Batches of a run: claimed, sent, settled; what was on its way when a program ended is asked for first. */
import { AgencyBatch, AgencyChange, type AgencyReceipt, MAX_BATCH } from '@vagu/core/agency/wire'
import type { Actor } from '../db/actor.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { type AgencyDesk, DeskFault, type OpenDesk } from './desk.ts'
import { isAsSeen } from './as-seen.ts'
import { endItem, settleBatch, settleRefused } from './settle.ts'
import { itemIn } from './stored.ts'

type RunRow = Tables['pria_run']
type ItemRow = Tables['pria_item']

export interface SenderNeeds extends Pick<Ports, 'db' | 'engine' | 'now' | 'log'> {
  readonly openDesk: OpenDesk
  readonly newId: () => string
  /** Another text in every program. */
  readonly holder: string
  /** Called between two steps; throws where the program ends. */
  readonly checkpoint: () => void | Promise<void>
}

/** One transaction on behalf of the user who began the run. */
export const inTurn = <T>(
  needs: SenderNeeds,
  run: RunRow,
  doIt: (tx: Writer, actor: Actor) => Promise<T>,
): Promise<T> =>
  needs.db.transaction().execute(async (tx) => {
    if (needs.engine === 'postgres') await awaitTurn(tx, run.account_id)
    const { account_id: accountId, user_id: userId } = run
    return doIt(tx, { accountId, userId, now: needs.now(), newId: needs.newId })
  })

export const runQuery = (db: Reader, run: Pick<RunRow, 'account_id' | 'id'>) =>
  db.selectFrom('pria_run').selectAll().where('account_id', '=', run.account_id).where('id', '=', run.id)

export const changeRun = (db: Reader, run: Pick<RunRow, 'account_id' | 'id'>, set: Partial<RunRow>) =>
  db.updateTable('pria_run').set(set).where('account_id', '=', run.account_id).where('id', '=', run.id)

export const itemsIn = (db: Reader, run: RunRow, state: ItemRow['state']) =>
  db
    .selectFrom('pria_item')
    .selectAll()
    .where('account_id', '=', run.account_id)
    .where('run_id', '=', run.id)
    .where('state', '=', state)
    .orderBy('place')

/** Directions of what is sent. */
export const TO_AGENCY = ['SEND', 'DELETE_THERE']

export interface Batch {
  readonly id: string
  readonly items: readonly ItemRow[]
}

function changeOf(run: RunRow, item: ItemRow): AgencyChange | undefined {
  const { body, record } = itemIn(item.document)
  const change = {
    kind: run.kind,
    ownId: item.own_id,
    id: record?.id ?? null,
    baseVersion: record?.version ?? null,
    body,
  }
  return AgencyChange.safeParse(change).data
}

/** Batches that are on their way, or whose end nobody knows. */
export async function batchesUnderWay(needs: SenderNeeds, run: RunRow): Promise<Batch[]> {
  const items = await itemsIn(needs.db, run, 'SENDING').execute()
  return [...Map.groupBy(items, ({ batch_id: id }) => id ?? '')].map(([id, own]) => ({ id, items: own }))
}

/** Code of an item that is not sent: the agency's contract does not take it, or ours is no longer as it was looked at. */
function unsentCode(run: RunRow, item: ItemRow, asSeen: (item: ItemRow) => boolean): string | undefined {
  if (changeOf(run, item) === undefined) return 'INVALID'
  return asSeen(item) ? undefined : 'CHANGED_HERE'
}

/** Writes down what is sent next. */
export const claimBatch = (needs: SenderNeeds, run: RunRow): Promise<Batch | undefined> =>
  inTurn(needs, run, async (tx, actor) => {
    const fresh = await runQuery(tx, run).executeTakeFirst()
    if (fresh?.state !== 'RUNNING') return undefined
    const items = await itemsIn(tx, run, 'WAITING')
      .where('direction', 'in', TO_AGENCY)
      .limit(MAX_BATCH)
      .execute()
    if (items.length === 0) return undefined
    const id = needs.newId()
    const sent = { state: 'SENDING', batch_id: id, sent_at: needs.now().toISOString() }
    const asSeen = await isAsSeen(tx, actor, { run, items })
    const sendable: ItemRow[] = []
    for (const item of items) {
      const code = unsentCode(run, item, asSeen)
      if (code === undefined) sendable.push({ ...item, ...sent })
      else await endItem(tx, item, { state: 'REFUSED', code, text: '' })
    }
    if (sendable.length === 0) return { id, items: [] }
    await tx
      .updateTable('pria_item')
      .set(sent)
      .where('account_id', '=', run.account_id)
      .where('run_id', '=', run.id)
      .where('state', '=', 'WAITING')
      .where(
        'place',
        'in',
        sendable.map(({ place }) => place),
      )
      .execute()
    return { id, items: sendable }
  })

/** Notes answers; a receipt that answers nothing is no answer. */
async function settle(needs: SenderNeeds, run: RunRow, receipt: AgencyReceipt): Promise<void> {
  await needs.checkpoint()
  const settled = await inTurn(needs, run, (tx, actor) => settleBatch(tx, actor, { run, receipt }))
  if (settled === 0 && !receipt.isWhole) throw new DeskFault('AWAY')
  await changeRun(needs.db, run, { tries: 0, updated_at: needs.now().toISOString() }).execute()
  await needs.checkpoint()
}

/** Ends of a request by which the agency has taken nothing of it, and would not another time. */
const REFUSED: ReadonlySet<DeskFault['kind']> = new Set(['INVALID', 'NOT_FOUND'])

async function refuseBatch({ needs, run }: Sending, batch: Batch, fault: DeskFault): Promise<void> {
  await needs.checkpoint()
  await inTurn(needs, run, async (tx, actor) => {
    const { kind: code, message: text } = fault
    for (const item of await sendingIn(tx, run, batch))
      await settleRefused(tx, actor, { run, item, code, text })
  })
}

/** Items of a batch whose end nobody has noted yet. */
const sendingIn = (tx: Writer, run: RunRow, { id }: Batch): Promise<ItemRow[]> =>
  itemsIn(tx, run, 'SENDING').where('batch_id', '=', id).execute()

export interface Sending {
  readonly needs: SenderNeeds
  readonly run: RunRow
  readonly desk: AgencyDesk
}

export async function sendBatch(sending: Sending, batch: Batch): Promise<void> {
  const { needs, run, desk } = sending
  const changes = batch.items.flatMap((item) => changeOf(run, item) ?? [])
  await needs.checkpoint()
  try {
    await settle(needs, run, await desk.send(AgencyBatch.parse({ batchId: batch.id, changes })))
  } catch (error) {
    if (!(error instanceof DeskFault)) throw error
    if (REFUSED.has(error.kind)) return refuseBatch(sending, batch, error)
    if (error.kind !== 'AWAY') throw error
    // nobody knows whether it was taken
    await needs.checkpoint()
    const receipt = await desk.receipt(batch.id)
    if (receipt === undefined) throw error
    await settle(needs, run, receipt)
  }
}

/**
 * Whether a batch that the agency never had may be repeated: it is sent again under its id while all in it is as it was looked at. Else, and
 * where the run has ended meanwhile, its items are put back or ended, so that each is looked at anew.
 */
const mayRepeat = ({ needs, run }: Sending, batch: Batch): Promise<boolean> =>
  inTurn(needs, run, async (tx, actor) => {
    const isCancelled = (await runQuery(tx, run).executeTakeFirst())?.state === 'CANCELLED'
    const items = await sendingIn(tx, run, batch)
    const asSeen = await isAsSeen(tx, actor, { run, items })
    if (!isCancelled && items.every(asSeen)) return true
    const left = isCancelled ? 'CANCELLED' : 'WAITING'
    for (const item of items) await endItem(tx, item, { state: left, batch_id: null })
    return false
  })

/** A batch of before: asked for first, and sent again only where the agency never had it and the run goes on. */
export async function recoverBatch(sending: Sending, batch: Batch): Promise<void> {
  const { needs, run, desk } = sending
  const receipt = await desk.receipt(batch.id)
  if (receipt !== undefined) return settle(needs, run, receipt)
  if (await mayRepeat(sending, batch)) await sendBatch(sending, batch)
}
