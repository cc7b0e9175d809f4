import type * as contract from '@vagu/core/users/contract'
import type { UnmanagedHandler } from '../http/call.ts'
import { putLetter } from '../mails/letters.ts'
import { countTries } from './limits.ts'
import { rejectInDemo } from './sign-in.ts'
import { readUser } from './store.ts'

/** Keeps what the user wrote; it is mailed by and by. */
export const sendFeedback: UnmanagedHandler<typeof contract.sendFeedback> = async (call) => {
  const { ports, body, session, newId } = call
  rejectInDemo(ports)
  const { userId } = session
  const now = ports.now()
  await countTries(ports, [{ of: 'feedback by user', by: userId }])
  const { email, company } = await readUser(ports.db, session, { now, options: ports.options })
  const letter = { kind: 'feedback', email, company: company.name, message: body.message } as const
  await ports.db.transaction().execute((tx) => putLetter(tx, { userId, now, newId }, letter))
  ports.letterWaits()
}
