/**
 * Browsers that a user signed in with before. Their tries are counted apart, so that whoever types wrong passwords for
 * somebody else's address locks the owner out of nothing that he uses.
 */
import { DAY_MS } from '@vagu/core/time/spans'
import type { Writer } from '../db/schema.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { Ports } from '../ports.ts'

/** A browser that was not used for so long is a stranger again. */
const KNOWN_DAYS = 365

const knownSince = (now: Date): string => new Date(now.getTime() - KNOWN_DAYS * DAY_MS).toISOString()

/**
 * Device of a request, by which its tries are counted, when whoever bears the e-mail signed in with it
 * before; else nothing.
 */
export async function knownDevice(
  ports: Pick<Ports, 'db' | 'devices' | 'now'>,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const token = ports.devices.read(request)
  if (token === undefined) return undefined
  const row = await ports.db
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.user_id', 'known_device.user_id')
    .select(['known_device.user_id', 'device_hash'])
    .where('device_hash', '=', await hashToken(token))
    .where('email', '=', email)
    .where('last_used_at', '>', knownSince(ports.now()))
    .executeTakeFirst()
  return row && `${row.user_id} ${row.device_hash}`
}

/** Notes that the user signed in with this browser, and gives it a token where it has none. */
export async function rememberDevice(
  tx: Writer,
  ports: Pick<Ports, 'devices' | 'now' | 'random'>,
  work: { userId: string; request: Request; headers: Headers },
): Promise<void> {
  const now = ports.now()
  const token = ports.devices.read(work.request) ?? newToken(ports)
  const row = { user_id: work.userId, device_hash: await hashToken(token), last_used_at: now.toISOString() }
  await tx
    .deleteFrom('known_device')
    .where('user_id', '=', work.userId)
    .where('last_used_at', '<=', knownSince(now))
    .execute()
  await tx
    .insertInto('known_device')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: row.last_used_at }),
    )
    .execute()
  ports.devices.write(work.headers, token, (KNOWN_DAYS * DAY_MS) / 1000)
}

/** Every browser is a stranger again: whoever set the password anew may not be the one who used them. */
export async function forgetDevices(tx: Writer, userId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
