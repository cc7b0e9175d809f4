/** Input of a handler, and the shape in which a noun lists its handlers. */
import type { BodyOf, Endpoint, EndpointShape, ParamsOf, QueryOf, ReplyOf } from '@vagu/core/endpoint'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { Ports, ReceivedFile } from '../ports.ts'
import type { Download } from './download.ts'
import type { JsonText } from './json-text.ts'
import type { Redirect } from './redirect.ts'
import type { NotModified } from './not-modified.ts'
import type { Session } from './session.ts'

/** The parts of a call that every handler may read. */
export interface CallParts<E> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The uploaded file of an upload call, and all of them where it takes several. */
  readonly file: ReceivedFile | undefined
  readonly files: readonly ReceivedFile[]
  readonly ports: Ports
  /** Set headers of the reply here (cookies). */
  readonly headers: Headers
  readonly request: Request
  /** Address of the client, for limits on tries. */
  readonly address: string
  /** Asks another call, by its path and query below `/api`, for whoever sent this one. */
  readonly ask: (path: string) => Promise<Response>
}

/** A reading call: `db` is the database. */
export type ReadHandler<E> = (
  call: CallParts<E> & { actor: Actor; db: Reader; session: Session },
) => Promise<ReplyOf<E> | JsonText | NotModified | Download>
/** A writing call: `tx` is the one transaction that holds all it does. */
export type WriteHandler<E> = (
  call: CallParts<E> & { actor: Actor; tx: Writer; session: Session },
) => Promise<ReplyOf<E> | JsonText>
/** The session of a call: a call that needs nothing may come without one. */
export type SessionOf<E> = E extends { readonly shape: { readonly needs: 'nothing' } }
  ? Session | undefined
  : Session
/** A call that opens its own transactions, or none: sign-in, sign-out. */
export type UnmanagedHandler<E> = (
  call: CallParts<E> & { session: SessionOf<E>; newId: () => string },
) => Promise<ReplyOf<E> | JsonText | Redirect>

export type Route =
  | { readonly kind: 'read'; readonly endpoint: Endpoint; readonly handle: ReadHandler<never> }
  | { readonly kind: 'write'; readonly endpoint: Endpoint; readonly handle: WriteHandler<never> }
  | { readonly kind: 'unmanaged'; readonly endpoint: Endpoint; readonly handle: UnmanagedHandler<never> }

export const read = <S extends EndpointShape>(
  endpoint: Endpoint<S>,
  handle: ReadHandler<Endpoint<S>>,
): Route => ({
  kind: 'read',
  endpoint,
  handle,
})
export const write = <S extends EndpointShape>(
  endpoint: Endpoint<S>,
  handle: WriteHandler<Endpoint<S>>,
): Route => ({
  kind: 'write',
  endpoint,
  handle,
})
export const unmanaged = <S extends EndpointShape>(
  endpoint: Endpoint<S>,
  handle: UnmanagedHandler<Endpoint<S>>,
): Route => ({
  kind: 'unmanaged',
  endpoint,
  handle,
})
