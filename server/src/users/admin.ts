import { AppError } from '@vagu/core/errors'
import type { Reader } from '../db/schema.ts'
import type { ServerOptions } from '../ports.ts'

/** Whether the installation names this user's e-mail among its admins. */
export const isAdminEmail = (email: string, { adminEmails }: Pick<ServerOptions, 'adminEmails'>): boolean =>
  adminEmails.some((admin) => admin.toLowerCase() === email)

/** Refuses who is no admin. */
export async function requireAdmin(
  db: Reader,
  userId: string,
  options: Pick<ServerOptions, 'adminEmails'>,
): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (user === undefined || !isAdminEmail(user.email, options)) throw new AppError('forbidden')
}
