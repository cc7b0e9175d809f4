/** The password of somebody who is signed in, asked again before something weighty. */
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import { logSecurity } from '../http/security-log.ts'
import type { Ports } from '../ports.ts'
import { countTries, forgetTries } from './limits.ts'
import { passwordHashOf } from './passwords.ts'

interface Asked {
  readonly userId: string
  readonly password: string
  /** Where the client calls from. */
  readonly address: string
  /** Part of the body that held it. */
  readonly at: 'currentPassword' | 'password'
}

/** Counts the try; refuses a wrong password at its place in the body. */
export async function requireOwnPassword(
  ports: Ports,
  { userId, password, address, at }: Asked,
): Promise<void> {
  const tries = { of: 'password by user', by: userId } as const
  await countTries(ports, [tries])
  if (!(await ports.passwords.verify(await passwordHashOf(ports.db, userId), password))) {
    logSecurity(ports, 'sign-in failed', { of: 'password asked again', userId, address })
    const code = at === 'currentPassword' ? 'wrongCurrentPassword' : 'wrongPassword'
    throw new AppError('invalid', { fields: [fieldError(at, code)] })
  }
  await forgetTries(ports.db, tries)
}
