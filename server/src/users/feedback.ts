import type * as contract from '@vagu/core/users/contract'
import type { UnmanagedHandler } from '../http/call.ts'
import { putLetter } from '../mails/letters.ts'
import { countTries } from './limits.ts'
import { rejectInDemo } from './sign-in.ts'
import { readUser } from './store.ts'

/** Characters of a receipt's number: the end of an id, which is random. */
const NUMBER_LENGTH = 8

/** Keeps what the user wrote; it is mailed by and by, to himself too. Answers with a receipt. */
export const sendFeedback: UnmanagedHandler<typeof contract.sendFeedback> = async (call) => {
  const { ports, body, session, newId } = call
  rejectInDemo(ports)
  const { userId } = session
  const now = ports.now()
  await countTries(ports, [{ of: 'feedback by user', by: userId }])
  const { email, emailValidated, company } = await readUser(ports.db, session, {
    now,
    options: ports.options,
  })
  const number = newId().slice(-NUMBER_LENGTH).toUpperCase()
  const common = { email, message: body.message, number }
  await ports.db.transaction().execute(async (tx) => {
    await putLetter(tx, { userId, now, newId }, { kind: 'feedback', company: company.name, ...common })
    // what somebody writes is mailed to no address that may be another's
    if (emailValidated) await putLetter(tx, { userId, now, newId }, { kind: 'feedbackCopy', ...common })
  })
  ports.letterWaits()
  return { number, receivedAt: now.toISOString(), copyTo: emailValidated ? email : null }
}
