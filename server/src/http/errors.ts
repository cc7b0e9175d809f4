import { AppError, ERROR_STATUS, type ErrorCode } from '@vagu/core/errors'
import { faultOf } from '../db/faults.ts'
import type { Log } from '../ports.ts'

/** Refusal as it travels. */
export interface ErrorReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: {
    error: { code: ErrorCode; fields?: unknown; stored?: unknown; retryAfter?: number }
    csrfToken?: string
  }
}

/** When to try again, s: what is taken or gone is back soon, a disk waits for somebody to help. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { busy: 5, cannotStore: 60 }

function replyOf(error: AppError): ErrorReply {
  const retryAfter = error.retryAfter ?? RETRY_AFTER[error.code]
  return {
    status: ERROR_STATUS[error.code],
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    body: {
      error: {
        code: error.code,
        ...(error.fields.length > 0 && { fields: error.fields }),
        ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
        ...(error.stored !== undefined && { stored: error.stored }),
      },
    },
  }
}

/** Turns whatever was thrown into a reply; what is no refusal of ours is logged with its cause. */
export function errorReply(error: unknown, log: Log, request: { method: string; path: string }): ErrorReply {
  if (error instanceof AppError) return replyOf(error)
  const fault = faultOf(error)
  if (fault === 'busy') {
    log.warn({ error, ...request }, 'the database was busy or out of reach')
    return replyOf(new AppError('busy'))
  }
  if (fault === 'storage') {
    log.error({ error, ...request }, 'nothing can be stored: the disk is full, read-only or broken')
    return replyOf(new AppError('cannotStore'))
  }
  log.error({ error, ...request }, 'a call failed')
  return replyOf(new AppError('unexpected'))
}
