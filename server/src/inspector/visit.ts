/** Whoever has the address of an inspector: which farm it opens, and that it was opened. */
import { AppError } from '@vagu/core/errors'
import { MAX_OPENINGS } from '@vagu/core/inspector/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { sql } from 'kysely'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { hashToken } from '../http/session.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { countTries, triesOfAddress } from '../users/limits.ts'
import { ADDRESS_NOUN, stateOf, yearsOf } from './addresses.ts'

/** An address that is open, and what it opens. */
export interface OpenAddress {
  readonly accountId: string
  readonly id: string
  readonly hash: string
  readonly years: readonly number[]
  readonly endsOn: string
  readonly purpose: string
}

const rowOf = (db: Reader, hash: string) =>
  db.selectFrom('inspector_address').selectAll().where('token_hash', '=', hash).executeTakeFirst()

interface Asking {
  readonly token: string
  /** From where it is asked. */
  readonly address: string
}

/**
 * The address of a token. Refuses with `tokenExpired` one that ended, was withdrawn or never was: which of them is
 * told nobody. Who tries many that are none is refused with `tooManyTries`.
 */
export async function openAddress(ports: Ports, { token, address }: Asking): Promise<OpenAddress> {
  const hash = await hashToken(token)
  const row = await rowOf(ports.db, hash)
  if (row === undefined) {
    await countTries(ports, [triesOfAddress('inspector by address', address)])
    throw new AppError('tokenExpired')
  }
  await countTries(ports, [{ of: 'inspector by token', by: hash }])
  if (stateOf(row, ports.now()) !== 'open') throw new AppError('tokenExpired')
  const { account_id: accountId, id, ends_on: endsOn, purpose } = row
  return { accountId, id, hash, years: yearsOf(row), endsOn, purpose }
}

/** Refuses with `notFound` a year that the address does not open. */
export function requireYear({ years }: Pick<OpenAddress, 'years'>, year: number): void {
  if (!years.includes(year)) throw new AppError('notFound')
}

/** Books and files are counted apart: each takes a helper. */
export const countBook = (ports: Ports, { hash }: Pick<OpenAddress, 'hash'>): Promise<void> =>
  countTries(ports, [{ of: 'inspector books by token', by: hash }])

interface Opening {
  readonly browser: string
  readonly newId: () => string
}

async function noteOpening(tx: Writer, { accountId, id }: OpenAddress, of: Opening & { now: Date }) {
  const { browser, newId, now } = of
  const noted = await tx
    .insertInto('inspector_opening')
    .values({ account_id: accountId, address_id: id, day: dayInTallinn(now), browser_hash: browser })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (noted === undefined) return
  await tx
    .updateTable('inspector_address')
    .set({ openings: sql<number>`openings + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  // whoever opened it is nobody of the farm
  const actor = { accountId, userId: '', now, newId }
  const after = JSON.stringify({ opened: now.toISOString() })
  await writeJournal(tx, actor, [{ noun: ADDRESS_NOUN, recordId: id, action: 'change', before: null, after }])
}

/** Counts an opening: once for a browser and a day, so that a page that is loaded again counts no more. */
export async function countOpening(
  ports: Ports,
  open: OpenAddress,
  { request, newId }: { readonly request: Request; readonly newId: () => string },
): Promise<void> {
  const browser = await hashToken(`inspector:${ports.sessions.read(request) ?? ''}`)
  await ports.db.transaction().execute(async (tx) => {
    if (ports.engine === 'postgres') await awaitTurn(tx, open.accountId)
    const row = await rowOf(tx, open.hash)
    if (row === undefined || row.openings >= MAX_OPENINGS) return
    await noteOpening(tx, open, { browser, newId, now: ports.now() })
  })
}
