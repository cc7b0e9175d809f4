/** Proof that it is the user himself, asked for again before something weighty. */
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import { logSecurity } from '../http/security-log.ts'
import type { Session } from '../http/session.ts'
import type { Ports } from '../ports.ts'
import { countTries, forgetTries } from './limits.ts'
import { passwordHashOf } from './passwords.ts'

/** For so long a confirmation at the OpenID provider stands for the password, ms. */
const CONFIRMED_FOR = 10 * 60_000

/** Whether the user of the session has proven at the OpenID provider just now that it is him. */
export async function isConfirmed(ports: Pick<Ports, 'db' | 'now'>, { hash }: Session): Promise<boolean> {
  const row = await ports.db
    .selectFrom('session')
    .select('confirmed_at')
    .where('session_hash', '=', hash)
    .executeTakeFirst()
  return row?.confirmed_at != null && ports.now().getTime() - Date.parse(row.confirmed_at) < CONFIRMED_FOR
}

interface Asked {
  readonly session: Session
  /** May be left out in a session that was confirmed at the OpenID provider. */
  readonly password: string | undefined
  /** Where the client calls from. */
  readonly address: string
  /** Part of the body that held it. */
  readonly at: 'currentPassword' | 'password'
}

/** Refuses a password that is missing or wrong at its place in the body; counts the tries. */
export async function requireOwnProof(
  ports: Ports,
  { session, password = '', address, at }: Asked,
): Promise<void> {
  if (password === '') {
    if (await isConfirmed(ports, session)) return
    throw new AppError('invalid', { fields: [fieldError(at, 'required')] })
  }
  const { userId } = session
  const tries = { of: 'password by user', by: userId } as const
  await countTries(ports, [tries])
  if (!(await ports.passwords.verify(await passwordHashOf(ports.db, userId), password))) {
    logSecurity(ports, 'sign-in failed', { of: 'password asked again', userId, address })
    const code = at === 'currentPassword' ? 'wrongCurrentPassword' : 'wrongPassword'
    throw new AppError('invalid', { fields: [fieldError(at, code)] })
  }
  await forgetTries(ports.db, tries)
}
