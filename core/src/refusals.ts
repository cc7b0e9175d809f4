/** Refusals: the codes that a call may answer. Most follow from its shape, the rest stand in its contract. */
import { needOf } from './access.ts'
import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Refusals that every call may answer: a wrong address, a database that is busy or away, a full disk, an
 * error of ours.
 */
const ANY: readonly ErrorCode[] = ['unreadable', 'busy', 'cannotStore', 'unexpected']

export function refusalsOf(endpoint: Pick<Endpoint, 'method' | 'shape'>): ReadonlySet<ErrorCode> {
  const { method, shape } = endpoint
  const need = needOf(endpoint)
  const takes = shape.body !== undefined || shape.upload !== undefined
  const codes: readonly (false | readonly ErrorCode[])[] = [
    ANY,
    need !== 'nothing' && ['unauthenticated', 'otherAccount'],
    need !== 'nothing' && need !== 'session' && ['forbidden'],
    (method !== 'GET' || shape.changes === true) && ['wrongCsrf'],
    (takes || shape.query !== undefined || shape.params !== undefined) && ['invalid'],
    takes && ['tooLarge'],
    shape.params !== undefined && ['notFound'],
    shape.refuses ?? [],
  ]
  return new Set(codes.flatMap((some) => some || []))
}
