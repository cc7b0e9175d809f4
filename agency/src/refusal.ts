import type { AgencyFault } from '@vagu/core/agency/wire'
import type { z } from 'zod'

type FaultCode = z.infer<typeof AgencyFault>['error']['code']

const STATUS: Readonly<Record<FaultCode, number>> = {
  TOKEN_INVALID: 401,
  NO_MANDATE: 403,
  NO_CONSENT: 403,
  NOT_FOUND: 404,
  BATCH_DIFFERS: 409,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
}
export const TOO_LARGE = 'Päring on liiga suur.'

/** Refusal of a whole request, in the agency's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: FaultCode
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  constructor(code: FaultCode, text: string, retryAfter?: number) {
    super(text)
    this.code = code
    this.retryAfter = retryAfter
  }
  toResponse(): Response {
    const headers = new Headers({ 'content-type': 'application/json; charset=UTF-8' })
    if (this.retryAfter !== undefined) headers.set('retry-after', String(this.retryAfter))
    const body = { error: { code: this.code, text: this.message } }
    return new Response(JSON.stringify(body), { status: STATUS[this.code], headers })
  }
}
