import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/contract'
import type { OwnHandler } from '../http/call.ts'
import { countTries } from './limits.ts'
import { refuseInDemo } from './sign-in.ts'
import { readUser } from './store.ts'
import { feedbackMail } from './text.ts'

/** Waits for the mail: the user must know when it was not sent. */
export const sendFeedback: OwnHandler<typeof contract.sendFeedback> = async ({ ports, body, session }) => {
  if (session === undefined) throw new AppError('unauthenticated')
  refuseInDemo(ports)
  const { now, options } = { now: ports.now(), options: ports.options }
  await countTries(ports.db, now, [{ of: 'feedback by user', by: session.userId }])
  const { email, company } = await readUser(ports.db, session, { now, options })
  const { message } = body
  await ports.sendMail(feedbackMail(options.feedbackEmail, { company: company.name, email, message }))
}
