import { AppError } from '@vagu/core/errors'
import { AgencyFailure } from '../ports.ts'

const OF_MANDATE: ReadonlySet<string | undefined> = new Set(['NO_MANDATE', 'NO_CONSENT'])

/** Refusal that a failure of the agency is to who asked us. */
export function refusalOfFailure(error: unknown): unknown {
  if (!(error instanceof AgencyFailure)) return error
  const { kind, code, retryAfter } = error
  if (kind === 'TOKEN_INVALID') return new AppError('priaNeedsSignIn')
  if (kind === 'REFUSED' && OF_MANDATE.has(code)) return new AppError('priaNoMandate')
  if (kind === 'REFUSED' && code === 'NOT_FOUND') return new AppError('notFound')
  return new AppError('sourceSilent', retryAfter === undefined ? {} : { retryAfter })
}

/** Does work at the agency; its failures are refusals of ours. */
export const atAgency = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw refusalOfFailure(error)
  })
