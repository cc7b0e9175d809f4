/** The link in the weekly letter that switches it off: without signing in, and nothing else. */
import type { Context, Hono } from 'hono'
import type { Reader, Writer } from '../db/schema.ts'
import type { Bindings } from '../http/mount.ts'
import { hashToken, newToken } from '../http/session.ts'
import { mountTokenPage } from '../http/token-page.ts'
import type { Ports } from '../ports.ts'
import { offPage } from './off-page.ts'

const PATH = '/letters/weekly/off'

/** Address of the link; mail programs that switch letters off by themselves post to it. */
export const offAddress = (publicUrl: string, token: string): string => `${publicUrl}/api${PATH}/${token}`

/** The token of a week's letter; one that an earlier try to send it made ends. */
export async function newOffToken(
  tx: Writer,
  needs: Pick<Ports, 'random'>,
  { userId, week }: { userId: string; week: string },
): Promise<string> {
  const token = newToken(needs)
  await tx
    .updateTable('weekly_letter')
    .set({ token_hash: await hashToken(token) })
    .where('user_id', '=', userId)
    .where('week', '=', week)
    .execute()
  return token
}

const userOf = async (db: Reader, token: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('weekly_letter')
    .select('user_id')
    .where('token_hash', '=', await hashToken(token))
    .executeTakeFirst()
  return row?.user_id
}

/** A page that asks, so that a mail program that only looks at the link switches nothing off; posting it does. */
export function mountOffPage(app: Hono<Bindings>, ports: Ports): void {
  const { db, options } = ports
  const unknown = (context: Context) => context.html(offPage('unknown', options.publicUrl), 404)
  mountTokenPage(app, ports, {
    method: 'GET',
    path: PATH,
    answer: async (token, context) => {
      if ((await userOf(db, token)) === undefined) return unknown(context)
      return context.html(offPage('ask', options.publicUrl))
    },
  })
  mountTokenPage(app, ports, {
    method: 'POST',
    path: PATH,
    answer: async (token, context) => {
      const userId = await userOf(db, token)
      if (userId === undefined) return unknown(context)
      await db.updateTable('app_user').set({ weekly_letter: 0 }).where('user_id', '=', userId).execute()
      return context.html(offPage('done', options.publicUrl))
    },
  })
}
