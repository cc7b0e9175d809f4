import { AppError } from '@vagu/core/errors'
import { logSecurity } from '../http/security-log.ts'
import type { Ports, ServerOptions } from '../ports.ts'

interface KnownUser {
  readonly email: string
  readonly email_validated: number
}

/**
 * Whether the installation names this user's e-mail among its admins, and he has proven that it is his: anybody may
 * register any address that nobody bears yet.
 */
export const isAdmin = (user: KnownUser, { adminEmails }: Pick<ServerOptions, 'adminEmails'>): boolean =>
  user.email_validated === 1 && adminEmails.some((admin) => admin.toLowerCase() === user.email)

/** Refuses who is no admin. */
export async function requireAdmin(ports: Pick<Ports, 'db' | 'log' | 'options'>, userId: string) {
  const user = await ports.db
    .selectFrom('app_user')
    .select(['email', 'email_validated'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (user !== undefined && isAdmin(user, ports.options)) return
  logSecurity(ports, 'admin refused', { userId })
  throw new AppError('forbidden')
}
