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

/** The same of a user by his id. */
export async function isAdminUser(ports: Pick<Ports, 'db' | 'options'>, userId: string): Promise<boolean> {
  const user = await ports.db
    .selectFrom('app_user')
    .select(['email', 'email_validated'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return user !== undefined && isAdmin(user, ports.options)
}
