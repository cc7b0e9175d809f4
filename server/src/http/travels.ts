/** Browsers on their way to somebody else's page and back: a mark in a cookie tells that the same one returns. */
import type { Ports } from '../ports.ts'
import { hashToken, newToken } from './session.ts'

export interface Travelling {
  readonly ports: Ports
  readonly request: Request
  readonly headers: Headers
}

/** The mark of the browser, kept for so many seconds; several of its windows may be on their way at once. */
export function markBrowser({ ports, request, headers }: Travelling, seconds: number): string {
  const token = ports.travels.read(request) ?? newToken(ports)
  ports.travels.write(headers, token, seconds)
  return token
}

export async function browserHash({
  ports,
  request,
}: Pick<Travelling, 'ports' | 'request'>): Promise<string> {
  const token = ports.travels.read(request)
  return token === undefined ? '' : hashToken(token)
}
