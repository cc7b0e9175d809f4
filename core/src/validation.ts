import type { z } from 'zod'
import type { FieldError } from './errors.ts'
import { type Facts, isMessageCode, messageOf } from './messages.ts'

/** The parts of a Zod issue that decide its sentence. Parse with `reportInput: true`, so that a missing value is known. */
interface Issue {
  readonly code?: string | undefined
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly origin?: unknown
  readonly format?: unknown
  readonly params?: unknown
}

/** Nothing where something must be; a code that ends with "Missing" says itself what is missing. */
function codeOfWrongKind(message: string, isEmpty: boolean): string {
  if (!isMessageCode(message)) return isEmpty ? 'required' : 'wrongType'
  return isEmpty && !message.endsWith('Missing') ? 'required' : message
}

function codeOf(issue: Issue): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === ''
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_value')
    return codeOfWrongKind(issue.message, isEmpty)
  if (isMessageCode(issue.message)) return issue.message
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooLarge'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : 'wrongNumber'
  return 'wrongType'
}

/** One wrong place with its Estonian sentence; a schema names its code as the message. */
export function fieldErrorOf(issue: Issue): FieldError {
  const code = codeOf(issue)
  const facts = (typeof issue.params === 'object' && issue.params !== null ? issue.params : {}) as Facts
  return { path: issue.path.map(String).join('.'), code, message: messageOf(code, facts) }
}

/** A wrong place found outside a schema (by a rule that needs other records). */
export const fieldError = (path: string, code: string, facts: Facts = {}): FieldError => ({
  path,
  code,
  message: messageOf(code, facts),
})

/** Faults of one record or list that are told; whoever mends so many asks again. */
export const MAX_ERRORS = 100

/** Parses anything by a schema; the wrong places come as data, never thrown. */
export function check<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: FieldError[] } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  return {
    ok: false,
    errors: result.error.issues.slice(0, MAX_ERRORS).map((issue) => fieldErrorOf(issue as Issue)),
  }
}
