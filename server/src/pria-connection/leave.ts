/** The end of an account, as far as the agency is concerned. */
import type { Reader, Writer } from '../db/schema.ts'
import { isConnectedElsewhere, isInOtherWorld, storedConnection } from './connection.ts'
import { endLogin, type LoginPorts, withToken } from './login.ts'

const belongsSomewhere = async (db: Reader, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('membership')
    .select('account_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the consent of an account that is being deleted back, and ends the sign-ins of those of its people who belong to no other
 * one. An agency that does not answer holds up no deletion: that is logged.
 */
export async function leaveAgency(
  ports: LoginPorts,
  accountId: string,
  people: readonly string[],
): Promise<void> {
  const { db, agency, log } = ports
  const stored = await storedConnection(db, accountId)
  if (
    agency !== undefined &&
    stored !== undefined &&
    !(await isConnectedElsewhere(db, { accountId, ...stored }))
  )
    for (const userId of people) {
      if (await isInOtherWorld(db, stored, userId)) continue
      const done = await withToken(ports, userId, (token) => agency.withdraw(token, stored.clientId)).then(
        () => true,
        (error: unknown) => {
          log.warn(
            { error: String(error), account: accountId },
            'a consent could not be taken back at the agency',
          )
          return false
        },
      )
      if (done) break
    }
  for (const userId of people) if (!(await belongsSomewhere(db, userId))) await endLogin(ports, userId)
}

/** Everything that the bundled simulator holds of somebody. */
export async function emptyRoom(tx: Writer, userId: string): Promise<void> {
  const login = tx.selectFrom('pria_login').select('room').where('user_id', '=', userId)
  await tx.deleteFrom('agency_shelf').where('room', 'in', login).execute()
}
