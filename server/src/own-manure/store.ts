/** Reads and writes the animals of a farm by calendar year, with the manure that it bought and sold. */
import { AppError } from '@vagu/core/errors'
import type { AnimalCount, OwnManure, OwnManureChange } from '@vagu/core/own-manure/schema'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import { momentAfter } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { EMPTY_OWN_MANURE, storedOwnManure } from './stored.ts'

const rowsUpTo = (db: Reader, actor: Actor, year: number) =>
  db
    .selectFrom('own_manure')
    .select(['year', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', actor.accountId)
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .execute()
type Row = Awaited<ReturnType<typeof rowsUpTo>>[number]

/** Animals of the newest year among rows that names any. */
const lastAnimalsOf = (rows: readonly Row[]): AnimalCount[] =>
  rows
    .filter(storedOwnManure.isReadable)
    .map((row) => storedOwnManure.read(row).animals)
    .find((animals) => animals.length > 0) ?? []

export async function readOwnManure(db: Reader, actor: Actor, year: number): Promise<OwnManure> {
  const rows = await rowsUpTo(db, actor, year)
  const own = rows.find((row) => row.year === year)
  return {
    year,
    ...storedOwnManure.read(own ?? EMPTY_OWN_MANURE),
    updatedAt: own?.updated_at ?? null,
    lastAnimals: lastAnimalsOf(rows.filter((row) => row.year < year)),
  }
}

/** The year's row, made when missing and held until the transaction ends; `isNew` where it was missing. */
async function holdRow(tx: Writer, actor: Actor, year: number) {
  const now = actor.now.toISOString()
  const made = await tx
    .insertInto('own_manure')
    .values({ account_id: actor.accountId, year, ...EMPTY_OWN_MANURE, updated_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doNothing())
    .returning('year')
    .executeTakeFirst()
  const row = await tx
    .updateTable('own_manure')
    .set((held) => ({ updated_at: held.ref('updated_at') }))
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .returning(['document', 'document_version', 'updated_at'])
    .executeTakeFirstOrThrow()
  return { ...row, isNew: made !== undefined }
}

/** Stores all that a farm says of a year; what is stored already passes, 409 where somebody else has changed it since. */
export async function changeOwnManure(
  tx: Writer,
  actor: Actor,
  { year, change }: { readonly year: number; readonly change: OwnManureChange },
): Promise<void> {
  const { updatedAt: seen, ...after } = change
  const row = await holdRow(tx, actor, year)
  const columns = storedOwnManure.columns(after)
  if (columns.document === storedOwnManure.lifted(row).document && !row.isNew) return
  if ((row.isNew ? null : row.updated_at) !== seen)
    throw new AppError('conflict', { stored: await readOwnManure(tx, actor, year) })
  await tx
    .updateTable('own_manure')
    .set({ ...columns, updated_at: row.isNew ? row.updated_at : momentAfter(actor, row) })
    .where('account_id', '=', actor.accountId)
    .where('year', '=', year)
    .execute()
  await writeJournal(tx, actor, [
    {
      noun: 'own-manure',
      recordId: String(year),
      action: row.isNew ? 'create' : 'change',
      before: row.isNew ? null : row.document,
      after: columns.document,
    },
  ])
}
