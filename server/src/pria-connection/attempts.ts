/** Ways to the agency's sign-in page and back. Each is a row that its browser alone can go on with, and comes back once. */
import type { Reader } from '../db/schema.ts'
import { hashToken, newToken } from '../http/session.ts'
import { browserHash, markBrowser, type Travelling } from '../http/travels.ts'
import type { AgencyQuestion, Ports } from '../ports.ts'

/** Time from the beginning to coming back, s. */
const WAY_SECONDS = 15 * 60

export const callbackOf = ({ options }: Pick<Ports, 'options'>): string =>
  `${options.publicUrl}/api/pria/callback`

const clearOld = (db: Reader, now: Date) =>
  db.deleteFrom('pria_attempt').where('expires_at', '<=', now.toISOString()).execute()

interface Beginning {
  readonly userId: string
  readonly room: string
}
interface Begun {
  readonly question: AgencyQuestion
  readonly verifier: string
}

/** Secrets of a way that needs no page, and of the others. */
export async function newQuestion(ports: Ports, room: string): Promise<Begun> {
  const [state, verifier] = [newToken(ports), newToken(ports)]
  return {
    question: { state, challenge: await hashToken(verifier), callback: callbackOf(ports), room },
    verifier,
  }
}

/** Begins a way. Returns what the agency is to be asked with. */
export async function beginAttempt(call: Travelling, { userId, room }: Beginning): Promise<AgencyQuestion> {
  const { ports } = call
  const now = ports.now()
  await clearOld(ports.db, now)
  const { question, verifier } = await newQuestion(ports, room)
  await ports.db
    .insertInto('pria_attempt')
    .values({
      state_hash: await hashToken(question.state),
      browser_hash: await hashToken(markBrowser(call, WAY_SECONDS)),
      user_id: userId,
      verifier,
      expires_at: new Date(now.getTime() + WAY_SECONDS * 1000).toISOString(),
      used_at: null,
    })
    .execute()
  return question
}

/** The way of a state, which comes back this once; nothing where it is another browser's, used or outdated. */
export async function takeAttempt(
  call: Pick<Travelling, 'ports' | 'request'>,
  state: string,
): Promise<{ readonly userId: string; readonly verifier: string } | undefined> {
  const now = call.ports.now().toISOString()
  const row = await call.ports.db
    .updateTable('pria_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', await hashToken(state))
    .where('browser_hash', '=', await browserHash(call))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'verifier'])
    .executeTakeFirst()
  return row && { userId: row.user_id, verifier: row.verifier }
}
