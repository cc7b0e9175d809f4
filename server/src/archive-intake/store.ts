/** Stores what an archive holds in the farm that it is taken into, which is empty. */
import type { ArchiveNoun } from '@vagu/core/archive-intake/schema'
import { AppError } from '@vagu/core/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import { linesIn } from '../archives/packed-lines.ts'
import type { Actor } from '../db/actor.ts'
import { insertRows } from '../db/prepared.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { ownText } from '../db/stored.ts'
import { refusal } from './contents.ts'
import { noteIntake } from './intakes.ts'
import type { ReadArchive } from './read-archive.ts'
import { TABLES_IN_ARCHIVE } from './tables.ts'

/** Tables in which even an empty farm may have rows: how it was left, and its history. */
const NO_RECORDS: ReadonlySet<keyof Tables> = new Set(['settings', 'journal', 'brought_person'])
const RECORDS = TABLES_IN_ARCHIVE.filter(({ table }) => !NO_RECORDS.has(table))

/** Whether a farm has nothing yet, nothing deleted either. */
export async function isEmptyFarm(db: Reader, accountId: string): Promise<boolean> {
  for (const { table } of RECORDS) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where account_id = ${accountId} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / ROWS_PER_INSERT) }, (_, part) =>
    ids.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
  )

/** How many of the records of an archive a farm has already, by what they are. */
export async function countHere(
  db: Reader,
  accountId: string,
  { ids }: ReadArchive,
): Promise<Map<ArchiveNoun, number>> {
  const here = new Map<ArchiveNoun, number>()
  for (const { table, noun } of RECORDS.filter((each) => each.hasId))
    for (const part of partsOf(ids[table] ?? [])) {
      const { rows } = await sql<{ count: number | string }>`
        select count(*) as count from ${sql.table(table)}
        where account_id = ${accountId} and id in (${sql.join(part)})`.execute(db)
      if (noun !== undefined) here.set(noun, (here.get(noun) ?? 0) + Number(rows[0]?.count ?? 0))
    }
  return here
}

/** Rows that a helper of ours made a moment ago. */
const ownRow = <T extends keyof Tables>(_table: T, line: string): Tables[T] =>
  ownText(z.custom<Tables[T]>(), line)

async function insertTable(tx: Writer, { table, lines }: ReadArchive['rows'][number]): Promise<void> {
  let waiting: Tables[typeof table][] = []
  for await (const line of linesIn(lines)) {
    if (line === '') continue
    waiting.push(ownRow(table, line))
    if (waiting.length < ROWS_PER_INSERT) continue
    await insertRows(tx, table, waiting as never)
    waiting = []
  }
  await insertRows(tx, table, waiting as never)
}

/** Rows that name others come behind them. */
const ORDER: readonly (keyof Tables)[] = [
  ...TABLES_IN_ARCHIVE.map(({ table }) => table),
  'job_material',
  'job_image',
]

/** Lets one intake of an account go on at a time. */
const lockAccount = (tx: Writer, { accountId }: Actor) =>
  tx
    .updateTable('account')
    .set((select) => ({ updated_at: select.ref('updated_at') }))
    .where('account_id', '=', accountId)
    .execute()

/** Stores everything with its mark in the journal; refuses where the farm has got records meanwhile. */
export async function storeArchive(tx: Writer, actor: Actor, archive: ReadArchive): Promise<void> {
  const { accountId } = actor
  await lockAccount(tx, actor)
  if (!(await isEmptyFarm(tx, accountId))) throw notEmpty()
  // how a new farm was set up gives way, and by which rules it was judged: it is to be judged as a whole
  for (const table of ['settings', 'warning_state', 'brought_person'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  const rows = new Map(archive.rows.map((each) => [each.table, each]))
  for (const table of ORDER) {
    const some = rows.get(table)
    if (some !== undefined) await insertTable(tx, some)
  }
  const { manifest, counts, seal } = archive
  await noteIntake(tx, actor, { ...manifest, counts: [...counts], seal })
}

export const notEmpty = (): AppError => new AppError('conflict', { fields: refusal('farmNotEmpty').fields })
