/** People of a farm for tests: by an invitation as it is mailed, or put there straight. */
import { invite, joinByInvitation } from '@vagu/core/people/contract'
import type { Role } from '@vagu/core/users/schema'
import { getAuth } from '@vagu/core/users/contract'
import { idMaker } from '../db/actor.ts'
import { createUser } from '../users/store.ts'
import { type Client, openSession } from './client.ts'
import type { TestServer } from './test-server.ts'

/** The token in a letter. */
export const tokenIn = (text: string): string => /#(?:token|link)=([\w-]+)/.exec(text)?.[1] ?? ''

/** The last letter to an address. */
export const letterTo = (server: TestServer, email: string) => server.mails.findLast(({ to }) => to === email)

/** Invites somebody and gives the token out of his letter. */
export async function invited(
  server: TestServer,
  owner: Client,
  body: { email: string; role: Role },
): Promise<string> {
  const { status } = await owner.call(invite, { body })
  if (status !== 200) throw new Error(`the invitation answered ${status}`)
  await server.post()
  return tokenIn(letterTo(server, body.email)?.text ?? '')
}

/** A visitor who follows an invitation and sets a password. */
export async function joined(server: TestServer, token: string, password: string) {
  const client = server.visitor()
  await client.call(getAuth, {})
  const reply = await client.call(joinByInvitation, { body: { token, password } })
  return { client, reply }
}

/** Somebody of the owner's farm, signed in there, who has no other. */
export async function personWith(server: TestServer, owner: Client, role: Role): Promise<Client> {
  const newId = idMaker(server.ports.now, server.ports.random)
  const { accountId } = owner
  const userId = await server.ports.db.transaction().execute(async (tx) => {
    const user = { email: `${newId()}@vagu.test`, passwordHash: '', isProven: true }
    const id = await createUser(tx, { now: server.ports.now(), newId }, user)
    await tx.insertInto('membership').values({ account_id: accountId, user_id: id, role }).execute()
    return id
  })
  return openSession(server.ports, server.app, { accountId, userId })
}

export const emailOf = async (client: Client): Promise<string> => (await client.call(getAuth, {})).data.email
