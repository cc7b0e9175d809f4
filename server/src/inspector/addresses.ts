/** Addresses that a farm made for inspectors, of which the database keeps the hash alone. */
import { AppError } from '@vagu/core/errors'
import {
  type AddressEvent,
  type InspectorAddress,
  InspectorAddressDraft,
  MAX_EVENTS_LISTED,
  MAX_OPEN_ADDRESSES,
  MOST_DAYS_AHEAD,
} from '@vagu/core/inspector/schema'
import { addDays, dayInTallinn } from '@vagu/core/time/day'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'

/** Noun of the journal. */
export const ADDRESS_NOUN = 'inspectorAddress'

type Row = Tables['inspector_address']

const Years = InspectorAddressDraft.shape.years
export const yearsOf = ({ years }: Pick<Row, 'years'>): number[] => parsedText(Years, years)

export const stateOf = (
  { withdrawn_at: withdrawn, ends_on: endsOn }: Pick<Row, 'withdrawn_at' | 'ends_on'>,
  now: Date,
): InspectorAddress['state'] =>
  withdrawn !== null ? 'withdrawn' : endsOn < dayInTallinn(now) ? 'ended' : 'open'

const draftOf = (row: Row): InspectorAddressDraft => ({
  _id: row.id,
  years: yearsOf(row),
  endsOn: row.ends_on,
  purpose: row.purpose,
})

/** Entries of an address by what the journal calls them; it is never restored. */
const kindOf = (action: string): AddressEvent['kind'] =>
  action === 'create' ? 'made' : action === 'delete' ? 'withdrawn' : 'opened'

/** Journal entries that are read for all addresses of a farm at once. */
const MOST_ENTRIES = 1000

async function eventsOf(db: Reader, { accountId }: Actor): Promise<ReadonlyMap<string, AddressEvent[]>> {
  const rows = await db
    .selectFrom('journal')
    .leftJoin('app_user', 'app_user.user_id', 'journal.user_id')
    .select(['record_id', 'at', 'action', 'email'])
    .where('account_id', '=', accountId)
    .where('noun', '=', ADDRESS_NOUN)
    .orderBy('entry_id', 'desc')
    .limit(MOST_ENTRIES)
    .execute()
  const byId = Map.groupBy(rows, ({ record_id: id }) => id)
  return new Map(
    [...byId].map(([id, entries]) => [
      id,
      entries.slice(0, MAX_EVENTS_LISTED).map(({ at, action, email }) => ({
        at,
        kind: kindOf(action),
        by: email ?? '',
      })),
    ]),
  )
}

/** Addresses that are listed. */
const LISTED = 50

export async function listAddresses(db: Reader, actor: Actor): Promise<InspectorAddress[]> {
  const rows = await db
    .selectFrom('inspector_address')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  const events = await eventsOf(db, actor)
  return rows.map((row) => ({
    ...draftOf(row),
    state: stateOf(row, actor.now),
    openings: row.openings,
    events: events.get(row.id) ?? [],
  }))
}

const findRow = (db: Reader, { accountId }: Actor, id: string) =>
  db
    .selectFrom('inspector_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

function rejectEnd({ endsOn }: InspectorAddressDraft, today: string): void {
  if (endsOn >= today && endsOn <= addDays(today, MOST_DAYS_AHEAD)) return
  throw new AppError('invalid', { fields: [fieldError('endsOn', 'wrongDay')] })
}

async function rejectTooMany(tx: Writer, actor: Actor): Promise<void> {
  const { open } = await tx
    .selectFrom('inspector_address')
    .select((select) => select.fn.countAll<number | string>().as('open'))
    .where('account_id', '=', actor.accountId)
    .where('withdrawn_at', 'is', null)
    .where('ends_on', '>=', dayInTallinn(actor.now))
    .executeTakeFirstOrThrow()
  if (Number(open) >= MAX_OPEN_ADDRESSES)
    throw new AppError('invalid', { fields: [fieldError('_id', 'tooLarge')] })
}

async function insertAddress(
  tx: Writer,
  actor: Actor,
  { draft, hash }: { readonly draft: InspectorAddressDraft; readonly hash: string },
): Promise<void> {
  await rejectTooMany(tx, actor)
  const { _id: id, years, endsOn, purpose } = draft
  await tx
    .insertInto('inspector_address')
    .values({
      account_id: actor.accountId,
      id,
      token_hash: hash,
      user_id: actor.userId,
      created_at: actor.now.toISOString(),
      years: JSON.stringify(years),
      ends_on: endsOn,
      purpose,
      withdrawn_at: null,
      openings: 0,
    })
    .execute()
  const after = JSON.stringify({ years, endsOn, purpose })
  await writeJournal(tx, actor, [{ noun: ADDRESS_NOUN, recordId: id, action: 'create', before: null, after }])
}

/**
 * Keeps an address under its hash. The same wish again, while nobody opened it, takes another hash: its answer was
 * lost on the way. Any other wish under its id is refused with `idTaken`.
 */
export async function keepAddress(
  tx: Writer,
  actor: Actor,
  wish: { readonly draft: InspectorAddressDraft; readonly hash: string },
): Promise<InspectorAddress> {
  const { draft, hash } = wish
  const before = await findRow(tx, actor, draft._id)
  if (before === undefined) {
    rejectEnd(draft, dayInTallinn(actor.now))
    await insertAddress(tx, actor, wish)
  } else {
    const isSame = JSON.stringify(draftOf(before)) === JSON.stringify(draft)
    if (!isSame || before.openings > 0 || stateOf(before, actor.now) !== 'open') throw new AppError('idTaken')
    await tx
      .updateTable('inspector_address')
      .set({ token_hash: hash })
      .where('account_id', '=', actor.accountId)
      .where('id', '=', draft._id)
      .execute()
  }
  const made = (await listAddresses(tx, actor)).find(({ _id }) => _id === draft._id)
  if (made === undefined) throw new AppError('notFound')
  return made
}

/** Withdraws an address; one that is withdrawn stays as it was. */
export async function withdrawAddress(tx: Writer, actor: Actor, id: string): Promise<void> {
  const row = await findRow(tx, actor, id)
  if (row === undefined) throw new AppError('notFound')
  if (row.withdrawn_at !== null) return
  await tx
    .updateTable('inspector_address')
    .set({ withdrawn_at: actor.now.toISOString() })
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .execute()
  const { _id, ...before } = draftOf(row)
  await writeJournal(tx, actor, [
    { noun: ADDRESS_NOUN, recordId: _id, action: 'delete', before: JSON.stringify(before), after: null },
  ])
}
