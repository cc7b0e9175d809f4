import { tooManyTries } from '../../entities/session/wait-text.ts'
import { CallError } from '../../lib/call-error.ts'
import { usersText } from './text.ts'

/** Message for a failed login; none where the dialog of a server that is away says it. */
export function loginMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return usersText.loginBroken
  if (error.kind === 'unavailable') return undefined
  if (error.status === 429) return tooManyTries(error.retryAfter)
  return error.status === 400 || error.status === 403 ? usersText.wrongLogin : usersText.loginBroken
}
