/**
 * Bytes that never change. A browser keeps them and asks each time whether it may still show them, so that whoever uses
 * the machine after a sign-out sees none of them.
 */

/** The same for all: the address says which bytes they are. */
const TAG = '"1"'

/** The browser has the bytes already. */
export class NotModified {
  readonly isNotModified = true
}

export const isUnmodified = (request: Request): boolean =>
  request.headers.get('if-none-match')?.includes(TAG) ?? false

export function setCacheHeaders(headers: Headers): void {
  headers.set('etag', TAG)
  headers.set('cache-control', 'private, no-cache')
}
