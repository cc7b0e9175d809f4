/** Faults as codes with facts. The sentences stand in `messages.ts`; what travels is `{ error: { code, … } }`. */
export const ERROR_STATUS = {
  invalid: 422,
  unreadable: 400,
  wrongLogin: 400,
  tokenExpired: 400,
  unauthenticated: 401,
  wrongCsrf: 403,
  forbidden: 403,
  lockedInDemo: 403,
  notFound: 404,
  conflict: 409,
  idTaken: 409,
  deleted: 409,
  otherAccount: 409,
  lastOwner: 409,
  lastSignIn: 409,
  /** Of hours that were paid: the mark is taken back first. */
  paid: 409,
  /** Of the payments agency: no connection, the user is to sign in there, his mandate or the farm's consent does not reach so far. */
  priaNotConnected: 409,
  priaNeedsSignIn: 409,
  priaNoMandate: 409,
  priaNoConsent: 409,
  emailTaken: 422,
  tooLarge: 413,
  tooManyTries: 429,
  sourceSilent: 424,
  busy: 503,
  cannotStore: 503,
  unexpected: 500,
  switchedOff: 501,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** One wrong place in what was sent: its path (`requisites.0.amount`), a code and an Estonian sentence. */
export interface FieldError {
  readonly path: string
  readonly code: string
  readonly message: string
}

/** A refusal with a code; thrown by handlers and stores, turned into a reply in one place. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  /** The stored record, for a conflict. */
  readonly stored: unknown
  /** Seconds after which it may be tried again, for a limit. */
  readonly retryAfter: number | undefined
  constructor(
    code: ErrorCode,
    facts: { fields?: readonly FieldError[]; stored?: unknown; retryAfter?: number } = {},
  ) {
    super(code)
    this.code = code
    this.fields = facts.fields ?? []
    this.stored = facts.stored
    this.retryAfter = facts.retryAfter
  }
}
