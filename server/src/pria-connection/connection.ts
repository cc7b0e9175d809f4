/** The connection of a farm with a client of the agency: reading, storing, ending it. */
import { AppError } from '@vagu/core/errors'
import {
  type AgencyClient,
  type AgencyKind,
  AgencyKind as Kind,
  type AgencyMandate,
} from '@vagu/core/agency/wire'
import type { ConnectedClient, PriaConnection } from '@vagu/core/pria-connection/schema'
import { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { type JournalAction, writeJournal } from '../db/journal.ts'
import { parsedText } from '../db/stored.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { AgencyFailure, type Ports } from '../ports.ts'
import { farmsOf } from '../users/farm-names.ts'
import { knownRoom, readLogin, withToken } from './login.ts'

const Kinds = z.array(Kind)
interface Who {
  readonly userId: string
  readonly accountId: string
}
export interface StoredConnection {
  readonly clientId: string
  readonly clientName: string
  readonly room: string
  readonly kinds: readonly AgencyKind[]
  readonly consentedAt: string
  readonly consentedBy: string
}

export async function storedConnection(db: Reader, accountId: string): Promise<StoredConnection | undefined> {
  const row = await db
    .selectFrom('pria_connection')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return (
    row && {
      clientId: row.client_id,
      clientName: row.client_name,
      room: row.room,
      kinds: parsedText(Kinds, row.kinds),
      consentedAt: row.consented_at,
      consentedBy: row.consented_by,
    }
  )
}

/**
 * Whether the farm is connected in another's world of the simulator: the same client is there, and none of its records. Whoever asked or
 * sent in his own would take the one for the other.
 */
export const isInOtherWorld = async (
  db: Reader,
  { room }: Pick<StoredConnection, 'room'>,
  userId: string,
): Promise<boolean> => room !== '' && (await knownRoom(db, userId)) !== room

/** Whether another farm is connected with the client. */
export async function isConnectedElsewhere(
  db: Reader,
  { accountId, clientId, room }: Pick<Who, 'accountId'> & Pick<StoredConnection, 'clientId' | 'room'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('pria_connection')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('room', '=', room)
    .where('account_id', '!=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Names of the user's other farms by the client that they are connected with. Of farms of others nothing is told. */
export async function farmsByClient(
  db: Reader,
  { userId, accountId }: Who,
  room: string,
): Promise<ReadonlyMap<string, string[]>> {
  const farms = (await farmsOf(db, userId)).filter(({ _id }) => _id !== accountId)
  const byClient = new Map<string, string[]>()
  if (farms.length === 0) return byClient
  const rows = await db
    .selectFrom('pria_connection')
    .select(['account_id', 'client_id'])
    .where('room', '=', room)
    .where(
      'account_id',
      'in',
      farms.map(({ _id }) => _id),
    )
    .execute()
  for (const { _id, companyName } of farms)
    for (const row of rows)
      if (row.account_id === _id)
        byClient.set(row.client_id, [...(byClient.get(row.client_id) ?? []), companyName])
  return byClient
}

/** Journal noun of the connection; its record is the account. */
const NOUN = 'pria-connection'

const journalled = (connection: StoredConnection | undefined): string | null => {
  if (connection === undefined) return null
  const { clientId, clientName, kinds } = connection
  return JSON.stringify({ clientId, clientName, kinds })
}

const noteChange = (tx: Writer, actor: Actor, change: { before: string | null; after: string | null }) => {
  const action: JournalAction =
    change.after === null ? 'delete' : change.before === null ? 'create' : 'change'
  return writeJournal(tx, actor, [{ noun: NOUN, recordId: actor.accountId, action, ...change }])
}

/** Tables of what a client was known to hold, and of what is linked with it. */
const KNOWN = ['pria_record', 'pria_link', 'pria_asked'] as const

/** Forgets what another world of the simulator held of a client: what is not in this one was deleted by nobody. */
async function forgetOtherWorld(
  tx: Writer,
  accountId: string,
  {
    before,
    made,
  }: { before: StoredConnection | undefined; made: Pick<StoredConnection, 'clientId' | 'room'> },
): Promise<void> {
  if (made.room === '' || before?.room === made.room) return
  for (const table of KNOWN)
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('client_id', '=', made.clientId)
      .execute()
}

/** Stores a connection in place of an older one, with who consented. */
export async function storeConnection(
  tx: Writer,
  actor: Actor,
  made: Pick<StoredConnection, 'clientId' | 'clientName' | 'room' | 'kinds'>,
): Promise<void> {
  const before = await storedConnection(tx, actor.accountId)
  await forgetOtherWorld(tx, actor.accountId, { before, made })
  const { email } = await tx
    .selectFrom('app_user')
    .select('email')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const after: StoredConnection = { ...made, consentedAt: actor.now.toISOString(), consentedBy: email }
  const columns = {
    client_id: after.clientId,
    client_name: after.clientName,
    room: after.room,
    kinds: JSON.stringify(after.kinds),
    consented_at: after.consentedAt,
    consented_by: after.consentedBy,
  }
  await tx
    .insertInto('pria_connection')
    .values({ account_id: actor.accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
  await noteChange(tx, actor, { before: journalled(before), after: journalled(after) })
}

export async function removeConnection(tx: Writer, actor: Actor): Promise<void> {
  const before = await storedConnection(tx, actor.accountId)
  if (before === undefined) return
  await tx.deleteFrom('pria_connection').where('account_id', '=', actor.accountId).execute()
  await noteChange(tx, actor, { before: journalled(before), after: null })
}

export const isInForce = ({ kind }: AgencyMandate): boolean => kind === 'FULL' || kind === 'LIMITED'

const SWITCHED_OFF: PriaConnection = {
  state: 'SWITCHED_OFF',
  isTest: false,
  testPage: null,
  person: null,
  client: null,
  mandate: null,
  isSilent: false,
}

type Told = Pick<PriaConnection, 'state' | 'mandate' | 'isSilent'>

const CONNECTED_BEFORE: Told = { state: 'CONNECTED', mandate: null, isSilent: true }

function toldBy(clients: readonly AgencyClient[], clientId: string): Told {
  const found = clients.find(({ id }) => id === clientId)
  const isWhole = found !== undefined && isInForce(found.mandate) && found.hasConsent
  return { state: isWhole ? 'CONNECTED' : 'NO_MANDATE', mandate: found?.mandate ?? null, isSilent: false }
}

/** Asks the agency how it is with the client. */
async function askAgency(ports: Ports, userId: string, stored: StoredConnection): Promise<Told> {
  const { agency } = ports
  const { clientId } = stored
  if (agency === undefined) return CONNECTED_BEFORE
  if (await isInOtherWorld(ports.db, stored, userId))
    return { state: 'OTHER_WORLD', mandate: null, isSilent: false }
  try {
    return toldBy(await withToken(ports, userId, (token) => agency.clients(token)), clientId)
  } catch (error) {
    if (error instanceof AgencyFailure) return CONNECTED_BEFORE
    if (isNeedsSignIn(error)) return { state: 'NEEDS_SIGN_IN', mandate: null, isSilent: false }
    throw error
  }
}
const isNeedsSignIn = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'priaNeedsSignIn'

async function connectedClient(db: Reader, who: Who, stored: StoredConnection): Promise<ConnectedClient> {
  const { clientId, clientName, kinds, consentedAt, consentedBy, room } = stored
  const sharedWith = (await farmsByClient(db, who, room)).get(clientId) ?? []
  return {
    identificationNumber: clientId,
    clientName,
    kinds: [...kinds],
    consentedAt,
    consentedBy,
    sharedWith,
  }
}

/** The connection as the user has it in the farm. */
export async function readConnection(ports: Ports, who: Who): Promise<PriaConnection> {
  const { agency, db } = ports
  if (agency === undefined) return SWITCHED_OFF
  const room = agency.hasRooms ? await knownRoom(db, who.userId) : undefined
  const stored = await storedConnection(db, who.accountId)
  const told = stored === undefined ? undefined : await askAgency(ports, who.userId, stored)
  const login = await readLogin(ports, who.userId)
  return {
    state: login ? 'SIGNED_IN' : 'NONE',
    mandate: null,
    isSilent: false,
    ...told,
    isTest: agency.isTest,
    testPage: room === undefined ? null : agency.testPage(room),
    person: login?.person ?? null,
    client: stored === undefined ? null : await connectedClient(db, who, stored),
  }
}
