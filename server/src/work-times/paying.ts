/** Marks of pay: on one entry, or on a worker's unpaid entries of a period. */
import { payOf } from '@vagu/core/work-times/pay'
import type {
  PaidPeriod,
  PaidPeriodReceipt,
  WorkTimeDocument,
  WorkTimeStatus,
} from '@vagu/core/work-times/schema'
import type { Actor } from '../db/actor.ts'
import { changeRecords, findRows, requireRow } from '../db/records.ts'
import { AppError } from '@vagu/core/errors'
import type { Tables, Writer } from '../db/schema.ts'
import { WORK_TIMES } from './stored.ts'

const { stored } = WORK_TIMES
const TABLE = 'work_time'
const RECORD = { table: TABLE, noun: TABLE } as const

interface Marked {
  readonly row: Tables['work_time']
  readonly before: WorkTimeDocument
}

const columnsOf = (document: WorkTimeDocument) => ({
  name: document.name,
  worker_id: document.workerId,
  day: document.date,
  ...stored.columns(document),
})

async function mark(
  tx: Writer,
  actor: Actor,
  { marked, paidAt }: { marked: readonly Marked[]; paidAt: string | null },
): Promise<void> {
  const status: WorkTimeStatus = paidAt === null ? 'UNPAID' : 'PAID'
  const changes = marked.map(({ row, before }) => ({
    row,
    columns: columnsOf({ ...before, status, paidAt }),
  }))
  await changeRecords(tx, actor, { ...RECORD, changes })
}

/** Marks an entry as it is asked to be: who asks for what it is already changes nothing. Unasked it becomes the other. */
export async function togglePaid(
  tx: Writer,
  actor: Actor,
  { id, wanted }: { id: string; wanted: WorkTimeStatus | undefined },
): Promise<{ newStatus: WorkTimeStatus }> {
  const row = await requireRow(tx, TABLE, { accountId: actor.accountId, id })
  const before = stored.read(row)
  const newStatus = wanted ?? (before.status === 'PAID' ? 'UNPAID' : 'PAID')
  if (newStatus === before.status) return { newStatus }
  await mark(tx, actor, {
    marked: [{ row, before }],
    paidAt: newStatus === 'PAID' ? actor.now.toISOString() : null,
  })
  return { newStatus }
}

interface PeriodOf {
  readonly workerId: string
  readonly period: PaidPeriod
}

async function entriesIn(
  tx: Writer,
  { accountId }: Actor,
  { workerId, period }: PeriodOf,
): Promise<Marked[]> {
  const rows = await tx
    .selectFrom('work_time')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('worker_id', '=', workerId)
    .where('day', '>=', period.start)
    .where('day', '<=', period.end)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.filter(stored.isReadable).map((row) => ({ row, before: stored.read(row) }))
}

async function remember(tx: Writer, actor: Actor, { workerId, period: { start, end } }: PeriodOf) {
  const row = { account_id: actor.accountId, worker_id: workerId, start_day: start, end_day: end }
  await tx
    .insertInto('paid_work_period')
    .values({ ...row, paid_at: actor.now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets a period that was marked at a moment, where all of its days are taken back. */
async function forget(tx: Writer, actor: Actor, { workerId, period, paidAt }: PeriodOf & { paidAt: string }) {
  await tx
    .deleteFrom('paid_work_period')
    .where('account_id', '=', actor.accountId)
    .where('worker_id', '=', workerId)
    .where('paid_at', '=', paidAt)
    .where('start_day', '>=', period.start)
    .where('end_day', '<=', period.end)
    .execute()
}

const receiptOf = (marked: readonly Marked[], paidAt: string): PaidPeriodReceipt => {
  const { entries, minutes, cents, withoutRate } = payOf(marked.map(({ before }) => before))
  return { entries, minutes, amount: cents / 100, minutesWithoutRate: withoutRate, paidAt }
}

/** Marks what is unpaid in a period, or takes back what was marked at a moment. A worker who is gone may still be paid. */
export async function payPeriod(tx: Writer, actor: Actor, work: PeriodOf): Promise<PaidPeriodReceipt> {
  const { workerId, period } = work
  const [worker] = await findRows(tx, 'worker', { accountId: actor.accountId, ids: [workerId] })
  if (worker === undefined) throw new AppError('notFound')
  const entries = await entriesIn(tx, actor, work)
  if (period.undo !== undefined) {
    const back = entries.filter(({ before }) => before.paidAt === period.undo)
    await mark(tx, actor, { marked: back, paidAt: null })
    await forget(tx, actor, { ...work, paidAt: period.undo })
    return receiptOf(back, period.undo)
  }
  const unpaid = entries.filter(({ before }) => before.status === 'UNPAID')
  const now = actor.now.toISOString()
  await mark(tx, actor, { marked: unpaid, paidAt: now })
  if (unpaid.length > 0) await remember(tx, actor, work)
  return receiptOf(unpaid, now)
}
