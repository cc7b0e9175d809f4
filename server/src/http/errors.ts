import { AppError, ERROR_STATUS, type ErrorCode } from '@vagu/core/errors'
import { faultOf } from '../db/faults.ts'
import type { Log } from '../ports.ts'

/** What a refusal looks like on the wire. */
export interface ErrorReply {
  readonly status: number
  readonly body: { error: { code: ErrorCode; fields?: unknown; stored?: unknown }; csrfToken?: string }
}

const replyOf = (error: AppError): ErrorReply => ({
  status: ERROR_STATUS[error.code],
  body: {
    error: {
      code: error.code,
      ...(error.fields.length > 0 && { fields: error.fields }),
      ...(error.stored !== undefined && { stored: error.stored }),
    },
  },
})

/** Turns whatever was thrown into a reply; what nobody expected is logged and told as `unexpected`. */
export function errorReply(error: unknown, log: Log, request: { method: string; path: string }): ErrorReply {
  if (error instanceof AppError) return replyOf(error)
  if (faultOf(error) === 'busy') {
    log.warn({ error, ...request }, 'the database was busy')
    return replyOf(new AppError('busy'))
  }
  log.error({ error, ...request }, 'a call failed')
  return replyOf(new AppError('unexpected'))
}
