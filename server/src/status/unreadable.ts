/** Records of an account that cannot be read: broken off, of a newer program, or of none of the known shapes. */
import type { Unreadable, UnreadableRecord } from '@vagu/core/status/schema'
import { type RawBuilder, sql } from 'kysely'
import { storedKinds } from '../custom-areas/stored.ts'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import type { DocumentColumns, Stored } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { REQUISITES } from '../materials/stored.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'
import { STOCK_ENTRIES } from '../stock/stored.ts'
import { WORK_TIMES } from '../work-times/stored.ts'
import { WORKERS } from '../workers/stored.ts'

/** Records of one noun that are named. */
const MAX_NAMED = 100

interface Kind {
  readonly noun: UnreadableRecord['noun']
  readonly table:
    | 'field'
    | 'job_event'
    | 'worker'
    | 'requisite'
    | 'custom_area'
    | 'soil_sample'
    | 'stock_entry'
    | 'work_time'
  readonly stored: Pick<Stored<object>, 'version' | 'isReadable'>
  readonly name: RawBuilder<string | null>
  readonly day: RawBuilder<string | null>
}
const NONE = sql<null>`cast(null as text)`
const NAME = sql<string>`r.name`
const FIELD_NAME = sql<string>`(select name from field where account_id = r.account_id and id = r.field_id)`

const KINDS: readonly Kind[] = [
  { noun: 'field', table: 'field', stored: storedFields, name: NAME, day: NONE },
  { noun: 'job-event', table: 'job_event', stored: storedJobs, name: FIELD_NAME, day: sql<string>`r.day` },
  { noun: 'worker', table: 'worker', stored: WORKERS.stored, name: NAME, day: NONE },
  { noun: 'requisite', table: 'requisite', stored: REQUISITES.stored, name: NAME, day: NONE },
  { noun: 'custom-area', table: 'custom_area', stored: storedKinds, name: NONE, day: NONE },
  {
    noun: 'soil-sample',
    table: 'soil_sample',
    stored: SOIL_SAMPLES.stored,
    name: FIELD_NAME,
    day: sql<string>`r.day`,
  },
  {
    noun: 'stock-entry',
    table: 'stock_entry',
    stored: STOCK_ENTRIES.stored,
    name: NAME,
    day: sql<string>`r.day`,
  },
  {
    noun: 'work-time',
    table: 'work_time',
    stored: WORK_TIMES.stored,
    name: sql<string>`(select name from worker where account_id = r.account_id and id = r.worker_id)`,
    day: sql<string>`r.day`,
  },
]

type Row = DocumentColumns & Pick<UnreadableRecord, 'id' | 'name' | 'day'>

/** Rows that may be unreadable are found by the database: few, if any, come here. */
async function unreadableOf(db: Reader, actor: Actor, kind: Kind): Promise<UnreadableRecord[]> {
  const { rows } = await sql<Row>`
    select r.id, r.document, r.document_version, ${kind.name} as name, ${kind.day} as day
    from ${sql.table(kind.table)} r
    where r.account_id = ${actor.accountId} and r.deleted_at is null
      and (r.document_version <> ${kind.stored.version} or r.document not like '{%}')
    order by r.id limit ${MAX_NAMED}`.execute(db)
  return rows
    .filter((row) => !kind.stored.isReadable(row))
    .map(({ id, name, day }) => ({ noun: kind.noun, id, name, day }))
}

export async function listUnreadable(db: Reader, actor: Actor): Promise<Unreadable> {
  const unreadable: UnreadableRecord[] = []
  for (const kind of KINDS) unreadable.push(...(await unreadableOf(db, actor, kind)))
  return { unreadable }
}
