/** Runs: what was chosen is written down as items first, and done by the sender (`sender.ts`). */
import type { PlanStep } from '@vagu/core/pria/plan'
import { keptSeal } from '@vagu/core/pria/judge'
import { rowIdOf } from '@vagu/core/pria/pair'
import { AppError } from '@vagu/core/errors'
import type { PriaRun, PriaRunDraft } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import { AGENCY_KIND_OF } from '@vagu/core/pria/kinds'
import { countChange } from '../db/activity.ts'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import { letOthers } from '../db/let-others.ts'
import { insertRows } from '../db/prepared.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { readPlan } from './compare.ts'
import { readLinks, storeLink } from './links.ts'
import { OPEN_STATES, openRunId } from './open-run.ts'
import { oneOf, requireRun } from './run-reads.ts'
import { type ItemDocument, ofSeason, type Season } from './stored.ts'

type RunRow = Tables['pria_run']
type ItemRow = Tables['pria_item']

const isToAgency = ({ direction }: Pick<PlanStep, 'direction'>): boolean =>
  direction === 'SEND' || direction === 'DELETE_THERE'

interface NewItem {
  readonly step: PlanStep
  readonly ownId: string
}

const sealOfStep = ({ body, record }: PlanStep): string =>
  keptSeal({ local: body === null ? null : { body }, record })

const itemRow = (
  of: { accountId: string; runId: string },
  place: number,
  { step, ownId }: NewItem,
): ItemRow => {
  const seal = sealOfStep(step)
  const document: ItemDocument = { body: step.body, record: step.record, seal, seenAt: step.seenAt }
  return {
    account_id: of.accountId,
    run_id: of.runId,
    place,
    row_id: step.rowId,
    title: step.title,
    direction: step.direction,
    record_id: step.recordId,
    part: step.part,
    own_id: ownId,
    agency_id: step.record?.id ?? null,
    state: 'WAITING',
    batch_id: null,
    sent_at: null,
    code: null,
    text: '',
    document: JSON.stringify(document),
  }
}

/** Items of a plan; the ids under which PRIA knows our records are written before anything is sent. */
async function storeItems(
  tx: Writer,
  actor: Actor,
  of: {
    readonly season: Season
    readonly runId: string
    readonly kind: PriaKind
    readonly steps: readonly PlanStep[]
  },
): Promise<void> {
  const kind = AGENCY_KIND_OF[of.kind]
  const links = new Map(
    (await readLinks(tx, of.season))
      .filter((link) => link.kind === kind)
      .map((link) => [rowIdOf(link.recordId, link.part), link]),
  )
  const items = of.steps.map((step) => {
    const link = step.recordId === null ? undefined : links.get(rowIdOf(step.recordId, step.part))
    return { step, ownId: step.record?.ownId ?? link?.ownId ?? actor.newId() }
  })
  const fresh: Tables['pria_link'][] = []
  for (const { step, ownId } of items) {
    const { recordId, part } = step
    if (!isToAgency(step) || recordId === null) continue
    const link = links.get(rowIdOf(recordId, part))
    const place = { ...ofSeason(of.season, kind), record_id: recordId, part }
    if (link === undefined) fresh.push({ ...place, own_id: ownId, agency_id: null, agreed: null, kept: null })
    else if (link.ownId !== ownId)
      await storeLink(tx, { ...of.season, kind, recordId, part }, { own_id: ownId })
  }
  for (let i = 0; i < fresh.length; i += ROWS_PER_INSERT) {
    await insertRows(tx, 'pria_link', fresh.slice(i, i + ROWS_PER_INSERT))
    await letOthers()
  }
  const rows = items.map((item, place) =>
    itemRow({ accountId: actor.accountId, runId: of.runId }, place, item),
  )
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
    await insertRows(tx, 'pria_item', rows.slice(i, i + ROWS_PER_INSERT))
    await letOthers()
  }
}

interface ToBegin {
  readonly season: Season
  readonly kind: PriaKind
  readonly draft: PriaRunDraft
}

const sealOfDraft = ({ draft, kind, season }: ToBegin): string =>
  fingerprint({ ...draft, kind, year: season.year })

/** The run that the same request began before; another of the same id, and a second one that is open, are refused. */
async function begunBefore(db: Reader, actor: Actor, of: ToBegin): Promise<PriaRun | undefined> {
  const before = await db
    .selectFrom('pria_run')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('id', '=', of.draft._id)
    .executeTakeFirst()
  if (before !== undefined) {
    if (before.fingerprint !== sealOfDraft(of)) throw new AppError('idTaken')
    return oneOf(db, actor, before)
  }
  const open = await openRunId(db, actor.accountId)
  if (open !== null)
    throw new AppError('conflict', { stored: await oneOf(db, actor, await requireRun(db, actor, open)) })
  return undefined
}

/**
 * Begins a run. The same request again answers the run that it began; another of the same id is refused. What it would do is found out
 * before the transaction, which others would wait for: each step is looked at again when it is done.
 */
export async function startRun(
  { db, engine }: Pick<Ports, 'db' | 'engine'>,
  actor: Actor,
  of: ToBegin,
): Promise<PriaRun> {
  const { season, kind, draft } = of
  const known = await begunBefore(db, actor, of)
  if (known !== undefined) return known
  const { plan, preview } = await readPlan(db, actor, {
    season,
    kind: AGENCY_KIND_OF[kind],
    choices: draft.rows,
  })
  if (preview.fingerprint !== draft.fingerprint) throw new AppError('conflict', { stored: preview })
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await awaitTurn(tx, actor.accountId)
    const first = await begunBefore(tx, actor, of)
    if (first !== undefined) return first
    const run = await storeRun(tx, actor, { ...of, steps: plan.steps })
    await countChange(tx, actor.accountId, actor.now)
    return run
  })
}

async function storeRun(
  tx: Writer,
  actor: Actor,
  { steps, ...of }: ToBegin & { readonly steps: readonly PlanStep[] },
): Promise<PriaRun> {
  const { season, kind, draft } = of
  const at = actor.now.toISOString()
  const row: RunRow = {
    account_id: actor.accountId,
    id: draft._id,
    client_id: season.clientId,
    year: season.year,
    kind: AGENCY_KIND_OF[kind],
    state: 'RUNNING',
    waits_for: null,
    tries_again_at: null,
    tries: 0,
    fingerprint: sealOfDraft(of),
    user_id: actor.userId,
    created_at: at,
    updated_at: at,
    holder: null,
    held_until: null,
  }
  await insertRows(tx, 'pria_run', [row])
  await storeItems(tx, actor, { season, runId: draft._id, kind, steps })
  return oneOf(tx, actor, row)
}

async function setState(
  tx: Writer,
  actor: Actor,
  change: { readonly id: string; readonly from: readonly string[]; readonly to: RunRow['state'] },
): Promise<PriaRun> {
  const { id } = change
  const row = await requireRun(tx, actor, id)
  if (!change.from.includes(row.state)) return oneOf(tx, actor, row)
  const after = {
    state: change.to,
    waits_for: null,
    tries_again_at: null,
    updated_at: actor.now.toISOString(),
  }
  await tx
    .updateTable('pria_run')
    .set(after)
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .execute()
  return oneOf(tx, actor, { ...row, ...after })
}

export const pauseRun = (tx: Writer, actor: Actor, id: string): Promise<PriaRun> =>
  setState(tx, actor, { id, from: ['RUNNING', 'WAITING'], to: 'PAUSED' })

/** Whoever goes on with it sends on his own behalf: the one who began it may be the one who cannot sign in. */
export async function resumeRun(tx: Writer, actor: Actor, id: string): Promise<PriaRun> {
  const row = await requireRun(tx, actor, id)
  if (row.state === 'PAUSED' || row.state === 'WAITING')
    await tx
      .updateTable('pria_run')
      .set({ user_id: actor.userId })
      .where('account_id', '=', actor.accountId)
      .where('id', '=', id)
      .execute()
  return setState(tx, actor, { id, from: ['PAUSED', 'WAITING'], to: 'RUNNING' })
}

/** Ends a run. What is on its way is not called back: the sender asks what came of it. */
export async function cancelRun(tx: Writer, actor: Actor, id: string): Promise<PriaRun> {
  const row = await requireRun(tx, actor, id)
  if (OPEN_STATES.some((state) => state === row.state))
    await tx
      .updateTable('pria_item')
      .set({ state: 'CANCELLED' })
      .where('account_id', '=', actor.accountId)
      .where('run_id', '=', id)
      .where('state', '=', 'WAITING')
      .execute()
  return setState(tx, actor, { id, from: OPEN_STATES, to: 'CANCELLED' })
}
