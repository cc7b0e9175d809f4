import type { FieldError } from '@vagu/core/errors'

/**
 * Why a call brought nothing: no answer in time, no network, no session, one of another user or farm, server away, or
 * refused with a code.
 */
export type CallErrorKind = NotReached | 'unauthenticated' | 'otherAccount' | 'refused'
type NotReached = 'timeout' | 'offline' | 'unavailable'

interface CallFacts {
  readonly status?: number
  readonly code?: string
  readonly fields?: readonly FieldError[]
  readonly stored?: unknown
  readonly retryAfter?: number | undefined
}

export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  /** 0 where nothing was answered. */
  readonly status: number
  readonly code: string
  readonly fields: readonly FieldError[]
  /** The stored record of a conflict. */
  readonly stored: unknown
  /** Seconds after which it may be tried again, where a limit said so. */
  readonly retryAfter: number | undefined
  constructor(kind: CallErrorKind, facts: CallFacts = {}) {
    super(facts.code ? `${kind}: ${facts.code}` : kind)
    this.kind = kind
    this.status = facts.status ?? 0
    this.code = facts.code ?? kind
    this.fields = facts.fields ?? []
    this.stored = facts.stored
    this.retryAfter = facts.retryAfter
  }
}

/** Whether an error is one of the network or the session, which the shell says by itself. */
export const isToldByShell = (error: unknown): boolean =>
  error instanceof CallError && error.kind !== 'refused'

/** Whether the role of the user does not let him do what was asked. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'forbidden'

/** Whether the demo does not do what was asked. */
export const isLockedInDemo = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'lockedInDemo'
