/** Steps of a run that change our own side alone, each in one transaction with the end of its item. */
import { AppError } from '@vagu/core/errors'
import { isSame } from '@vagu/core/pria/compare'
import type { Actor } from '../db/actor.ts'
import type { Tables, Writer } from '../db/schema.ts'
import { agreedText, dropLink, type LinkOf, storeLink } from './links.ts'
import { readRecord } from './mirror.ts'
import { endItem, seasonOfRun } from './settle.ts'
import { itemIn, kindIn } from './stored.ts'
import { deleteOurs, takeRecord } from './take.ts'
import type { Seen } from './taken.ts'

type RunRow = Tables['pria_run']
type ItemRow = Tables['pria_item']

export interface HereWork {
  readonly run: RunRow
  readonly item: ItemRow
  readonly inTurn: <T>(work: (tx: Writer, actor: Actor) => Promise<T>) => Promise<T>
}
type Step = Pick<HereWork, 'run' | 'item'>

const linkOf = ({ run, item }: Step): LinkOf => ({
  ...seasonOfRun(run),
  kind: kindIn(run.kind),
  recordId: item.record_id ?? item.row_id,
  part: item.record_id === null ? '' : item.part,
})

/** Whether this run has changed the same record of ours before: then it is not as the farmer saw it, and that is right. */
async function isChangedByRun(tx: Writer, { run, item }: Step): Promise<boolean> {
  const before = await tx
    .selectFrom('pria_item')
    .select('place')
    .where('account_id', '=', run.account_id)
    .where('run_id', '=', run.id)
    .where('record_id', '=', item.record_id)
    .where('state', '=', 'DONE')
    .limit(1)
    .execute()
  return before.length > 0
}

async function seenOf(tx: Writer, step: Step): Promise<Seen> {
  const { body, seenAt } = itemIn(step.item.document)
  const at = seenAt === null || (await isChangedByRun(tx, step)) ? undefined : seenAt
  return { body, at, before: step.run.created_at }
}

async function take(tx: Writer, actor: Actor, step: Step): Promise<Partial<ItemRow>> {
  const { run, item } = step
  const { record } = itemIn(item.document)
  if (record === null) throw new AppError('notFound')
  const season = seasonOfRun(run)
  const { isWhole, ...place } = await takeRecord(
    tx,
    { ...actor, source: 'PRIA' },
    {
      season,
      record,
      recordId: item.record_id,
      part: item.part,
      seen: await seenOf(tx, step),
    },
  )
  const isMoved = item.part !== place.part || item.record_id !== place.recordId
  if (item.record_id !== null && isMoved) await dropLink(tx, linkOf(step))
  await storeLink(
    tx,
    { ...season, kind: record.kind, ...place },
    {
      own_id: record.ownId ?? item.own_id ?? actor.newId(),
      agency_id: record.id,
      agreed: isWhole ? agreedText(record.body) : null,
      kept: null,
    },
  )
  return { record_id: place.recordId, part: place.part }
}

async function link(tx: Writer, actor: Actor, step: Step): Promise<Partial<ItemRow>> {
  const { body, record } = itemIn(step.item.document)
  if (record === null) throw new AppError('notFound')
  await storeLink(tx, linkOf(step), {
    own_id: record.ownId ?? step.item.own_id ?? actor.newId(),
    agency_id: record.id,
    agreed: isSame(body, record.body) ? agreedText(record.body) : null,
    kept: null,
  })
  return {}
}

async function keep(tx: Writer, actor: Actor, step: Step): Promise<Partial<ItemRow>> {
  const { seal } = itemIn(step.item.document)
  await storeLink(tx, linkOf(step), { own_id: step.item.own_id ?? actor.newId(), kept: seal })
  return {}
}

async function deleteHere(tx: Writer, actor: Actor, step: Step): Promise<Partial<ItemRow>> {
  await deleteOurs(tx, actor, { ...linkOf(step), seen: await seenOf(tx, step) })
  await dropLink(tx, linkOf(step))
  return {}
}

const STEPS: Readonly<Record<string, typeof take>> = {
  TAKE: take,
  LINK: link,
  KEEP: keep,
  DELETE_HERE: deleteHere,
}

/** Refusals of our own stores in words that a run tells: somebody changed it here, it is gone, the checks speak against it. */
function refusalOf(error: AppError): Pick<ItemRow, 'code' | 'text'> {
  if (error.code === 'conflict') return { code: 'CHANGED_HERE', text: '' }
  if (error.code === 'notFound' || error.code === 'deleted') return { code: 'GONE', text: '' }
  return {
    code: 'CHECKS',
    text: error.fields
      .map(({ message }) => message)
      .join('; ')
      .slice(0, 2000),
  }
}

/** Steps that rest on what the agency held when it was looked at. */
const ON_RECORD: ReadonlySet<string> = new Set(['TAKE', 'LINK', 'DELETE_HERE'])

/** Code for a record that the agency is known to hold otherwise since it was looked at; nothing while it is the same. */
async function staleCode(tx: Writer, { run, item }: Step): Promise<string | undefined> {
  if (!ON_RECORD.has(item.direction)) return undefined
  const { record } = itemIn(item.document)
  const agencyId = record?.id ?? (await linkedId(tx, { run, item }))
  const held = agencyId === null ? null : await readRecord(tx, { ...linkOf({ run, item }), agencyId })
  if (held?.version === record?.version) return undefined
  return held === null ? 'UNKNOWN_RECORD' : 'CHANGED_MEANWHILE'
}

/** The agency's id of a record that it had; null where nobody knows one. */
async function linkedId(tx: Writer, step: Step): Promise<string | null> {
  const { accountId, clientId, year, kind, recordId, part } = linkOf(step)
  const row = await tx
    .selectFrom('pria_link')
    .select('agency_id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('year', '=', year)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.agency_id ?? null
}

/** Refusals that are about the record, and not about the moment. */
const OF_RECORD: ReadonlySet<string> = new Set(['conflict', 'notFound', 'deleted', 'invalid'])

/** Whether nobody has done the step, paused the run or ended it meanwhile: another program, or the farmer. */
async function isWaiting(tx: Writer, { run, item }: Step): Promise<boolean> {
  const row = await tx
    .selectFrom('pria_item')
    .innerJoin('pria_run', (join) =>
      join
        .onRef('pria_run.account_id', '=', 'pria_item.account_id')
        .onRef('pria_run.id', '=', 'pria_item.run_id'),
    )
    .select('pria_item.place')
    .where('pria_item.account_id', '=', run.account_id)
    .where('pria_item.run_id', '=', run.id)
    .where('pria_item.place', '=', item.place)
    .where('pria_item.state', '=', 'WAITING')
    .where('pria_run.state', '=', 'RUNNING')
    .executeTakeFirst()
  return row !== undefined
}

/** Does one step: all of it and its end, or nothing and why. */
export async function doHere({ run, item, inTurn }: HereWork): Promise<void> {
  const step = STEPS[item.direction]
  try {
    await inTurn(async (tx, actor) => {
      if (!(await isWaiting(tx, { run, item }))) return
      const code = await staleCode(tx, { run, item })
      if (code !== undefined) return endItem(tx, item, { state: 'REFUSED', code, text: '' })
      const end = await step?.(tx, actor, { run, item })
      await endItem(tx, item, { state: 'DONE', ...end })
    })
  } catch (error) {
    if (!(error instanceof AppError) || !OF_RECORD.has(error.code)) throw error
    await inTurn((tx) => endItem(tx, item, { state: 'REFUSED', ...refusalOf(error) }))
  }
}
