/** Writes goals and prices. A goal is changed from what the client saw; what came between is shown to him. */
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import type { CropPrice, GoalChange, GoalsChange, StoredGoal } from '@vagu/core/yield-goals/schema'
import { type JournalEntry, ROWS_PER_INSERT, writeJournal } from '../db/journal.ts'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { storedGoals, storedPrices } from './stored.ts'

const NO_GOAL: StoredGoal = { perHa: null, unit: 't' }
const nameOf = ({ fieldId, crop }: { fieldId: string; crop: string }): string => `${fieldId}/${crop}`

/** A goal that was never set, and one that was taken back, are the same. */
const isSame = (a: StoredGoal, b: StoredGoal): boolean =>
  a.perHa === b.perHa && (a.perHa === null || a.unit === b.unit)

const entryOf = (
  noun: string,
  recordId: string,
  { before, after }: { before: object | undefined; after: object },
): JournalEntry => ({
  noun,
  recordId,
  action: before === undefined ? 'create' : 'change',
  before: before === undefined ? null : JSON.stringify(before),
  after: JSON.stringify(after),
})

async function readStored(tx: Writer, actor: Actor, year: number): Promise<Map<string, StoredGoal>> {
  const rows = await tx
    .selectFrom('yield_goal')
    .select(['field_id', 'crop', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .execute()
  return new Map(
    rows.map((row) => [nameOf({ fieldId: row.field_id, crop: row.crop }), storedGoals.read(row)]),
  )
}

interface Wish {
  readonly change: GoalChange
  readonly before: StoredGoal | undefined
  readonly after: StoredGoal
}

function rejectIfOthers(wishes: readonly Wish[]): void {
  const others = wishes.filter(({ change: { seen }, before = NO_GOAL, after }) => {
    if (seen === undefined) return false
    return !isSame(seen ?? NO_GOAL, before) && !isSame(after, before)
  })
  if (others.length === 0) return
  const stored = others.map(({ change: { fieldId, crop }, before }) => ({
    fieldId,
    crop,
    ...(before ?? NO_GOAL),
  }))
  throw new AppError('conflict', { stored })
}

async function writeGoals(
  tx: Writer,
  actor: Actor,
  { year, wishes }: { year: number; wishes: readonly Wish[] },
) {
  const rows = wishes.map(({ change: { fieldId, crop }, after }) => ({
    account_id: actor.accountId,
    year,
    field_id: fieldId,
    crop,
    ...storedGoals.columns(after),
    updated_at: actor.now.toISOString(),
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .insertInto('yield_goal')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'year', 'field_id', 'crop']).doUpdateSet((row) => ({
          document: row.ref('excluded.document'),
          document_version: row.ref('excluded.document_version'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
  const entries = wishes.map(({ change, before, after }) =>
    entryOf('yield-goal', `${year}/${nameOf(change)}`, { before, after }),
  )
  await writeJournal(tx, actor, entries)
}

async function writePrice(tx: Writer, actor: Actor, { year, price }: { year: number; price: CropPrice }) {
  const { crop, ...after } = price
  const row = await tx
    .selectFrom('crop_price')
    .select(['document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .where('crop', '=', crop)
    .executeTakeFirst()
  const before = row && storedPrices.read(row)
  if ((before?.tonnePrice ?? null) === after.tonnePrice) return
  const columns = { ...storedPrices.columns(after), updated_at: actor.now.toISOString() }
  await tx
    .insertInto('crop_price')
    .values({ account_id: actor.accountId, year, crop, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'year', 'crop']).doUpdateSet(columns))
    .execute()
  await writeJournal(tx, actor, [entryOf('crop-price', `${year}/${crop}`, { before, after })])
}

/** Sets goals and prices of a crop year, all or none; those that are not named stay. */
export async function changeGoals(
  tx: Writer,
  actor: Actor,
  { year, change }: { year: number; change: GoalsChange },
): Promise<void> {
  if (change.year !== undefined && change.year !== year)
    throw new AppError('invalid', { fields: [fieldError('year', 'wrongYear')] })
  await requireFields(
    tx,
    actor,
    change.yields.map(({ fieldId }) => fieldId),
  )
  const stored = await readStored(tx, actor, year)
  const wishes = change.yields.map((goal): Wish => {
    const { perHa, unit } = goal
    return { change: goal, before: stored.get(nameOf(goal)), after: { perHa, unit } }
  })
  rejectIfOthers(wishes)
  const changed = wishes.filter(({ before = NO_GOAL, after }) => !isSame(before, after))
  await writeGoals(tx, actor, { year, wishes: changed })
  for (const price of change.prices) await writePrice(tx, actor, { year, price })
}
