/** Choosing a client and connecting the farm with it, and the end of that. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/pria-connection/contract'
import type { ReadHandler, UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { awaitTurn } from '../http/turn.ts'
import { countChange } from '../db/activity.ts'
import type { Writer } from '../db/schema.ts'
import type { Ports } from '../ports.ts'
import {
  farmsByClient,
  isConnectedElsewhere,
  isInForce,
  isInOtherWorld,
  readConnection,
  removeConnection,
  storeConnection,
  type StoredConnection,
  storedConnection,
} from './connection.ts'
import { atAgency } from './failures.ts'
import { agencyOf, endLogin, roomOf, withToken } from './login.ts'
import { countAsked } from './sign-in.ts'
import { wakeRuns } from './wake.ts'

interface Who {
  readonly userId: string
  readonly accountId: string
}

const roomFor = async (ports: Ports, userId: string): Promise<string> =>
  agencyOf(ports).hasRooms ? roomOf(ports, userId) : ''

export const listPriaClients: ReadHandler<typeof contract.listPriaClients> = async ({ ports, actor }) => {
  const agency = agencyOf(ports)
  await countAsked(ports, actor.userId)
  const clients = await atAgency(withToken(ports, actor.userId, (token) => agency.clients(token)))
  const farms = await farmsByClient(ports.db, actor, await roomFor(ports, actor.userId))
  return clients.map((client) => ({ ...client, connectedTo: farms.get(client.id) ?? [] }))
}

/** Takes the consent back, unless another farm is connected with the client. The agency may not hear it: then that is logged. */
async function withdraw(ports: Ports, { userId, accountId }: Who, stored: StoredConnection): Promise<void> {
  const { agency } = ports
  const { clientId, room } = stored
  if (agency === undefined || (await isConnectedElsewhere(ports.db, { accountId, clientId, room }))) return
  // the consent is another's, in his world: the same client in one's own has nothing to do with it
  if (await isInOtherWorld(ports.db, stored, userId)) return
  await withToken(ports, userId, (token) => agency.withdraw(token, clientId)).catch((error: unknown) => {
    ports.log.warn(
      { error: String(error), account: accountId },
      'a consent could not be taken back at the agency',
    )
  })
}

type Change = Pick<Parameters<UnmanagedHandler<typeof contract.disconnectPria>>[0], 'ports' | 'session'>

/** A change of the connection in one transaction, as other changes of the farm are made. */
const change = ({ ports, session }: Change, make: (tx: Writer, now: Date) => Promise<void>) =>
  ports.db.transaction().execute(async (tx) => {
    if (ports.engine === 'postgres') await awaitTurn(tx, session.accountId)
    const now = ports.now()
    await make(tx, now)
    await countChange(tx, session.accountId, now)
  })

export const connectPria: UnmanagedHandler<typeof contract.connectPria> = async (call) => {
  const { ports, session, body, newId } = call
  const { userId, accountId } = session
  const agency = agencyOf(ports)
  await countAsked(ports, userId)
  const room = await roomFor(ports, userId)
  const client = await atAgency(
    withToken(ports, userId, async (token) => {
      const found = (await agency.clients(token)).find(({ id }) => id === body.client)
      if (found === undefined) throw new AppError('notFound')
      if (!isInForce(found.mandate)) throw new AppError('priaNoMandate')
      await agency.consent(token, found.id, body.kinds)
      return found
    }),
  )
  const before = await storedConnection(ports.db, accountId)
  const made = { clientId: client.id, clientName: client.name, room, kinds: body.kinds }
  await change(call, (tx, now) => storeConnection(tx, { userId, accountId, now, newId }, made))
  if (before && (before.clientId !== client.id || before.room !== room))
    await withdraw(ports, session, before)
  await wakeRuns(ports, { waitsFor: ['NO_CONSENT', 'NO_MANDATE'], accountId })
  ports.priaWaits()
  logSecurity(ports, 'connected with PRIA', { userId, account: accountId, client: client.id })
  return readConnection(ports, session)
}

export const disconnectPria: UnmanagedHandler<typeof contract.disconnectPria> = async (call) => {
  const { ports, session, newId } = call
  const { userId, accountId } = session
  const stored = await storedConnection(ports.db, accountId)
  if (stored !== undefined) {
    await withdraw(ports, session, stored)
    await change(call, (tx, now) => removeConnection(tx, { userId, accountId, now, newId }))
    logSecurity(ports, 'disconnected from PRIA', { userId, account: accountId })
  }
  if (!(await isNeeded(ports, session))) await endLogin(ports, userId)
  return readConnection(ports, session)
}

/** Whether another farm of the user is connected, for which he is to stay signed in. */
async function isNeeded({ db }: Ports, { userId, accountId }: Who): Promise<boolean> {
  const row = await db
    .selectFrom('pria_connection')
    .innerJoin('membership', 'membership.account_id', 'pria_connection.account_id')
    .select('pria_connection.account_id')
    .where('membership.user_id', '=', userId)
    .where('membership.role', 'in', ['owner', 'member'])
    .where('pria_connection.account_id', '!=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
