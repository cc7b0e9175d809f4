import { z } from 'zod'
import type { Entity } from './entities.ts'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Rights of somebody signed in; the roles that have them in a farm stand in `access.ts`.
 * - `session`: what is about himself, whatever his rights in a farm: password, devices, a letter to the makers.
 * - `read`: see the farm's records, without what they cost and pay.
 * - `enter`: record what was done: jobs, photos.
 * - `write`: change all of the farm's records.
 * - `comment`: say something about a warning.
 * - `money`: see what things cost and who is paid what; to others those figures are empty.
 * - `manage`: look after the account: company, people, subscription, orders, its end, the export of everything.
 * - `admin`: look after the installation.
 */
export type Action = 'session' | 'read' | 'enter' | 'write' | 'comment' | 'money' | 'manage' | 'admin'

/** Right that a call needs; `nothing` lets anybody send it, signed in or not. */
export type Need = Action | 'nothing'

/** Parts of a request and its reply; each is a schema that both sides read. */
export interface EndpointShape {
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Schema
  /** Right of the sender. Left out, it is `write`, or `read` where the call is a GET. */
  readonly needs?: Need
  /** Refusals of its own, beside those that follow from its shape (`refusalsOf`). */
  readonly refuses?: readonly ErrorCode[]
  /** Entities that the call stores; none for one that only calculates. Everything but a GET says it. */
  readonly writes?: readonly Entity[]
  /** A GET that changes something all the same: pages of other sites may not send it. */
  readonly changes?: boolean
  /** Whether the reply stands in `data` (default) or on top. */
  readonly wrapped?: boolean
  /** The reply is bytes of this type, which never change. */
  readonly bytes?: string
  /**
   * A call that takes a file under this name, as multipart; several, up to `maxFiles`, where that is given. With a
   * `body`, which then is JSON in the part `data`, it may come without a file.
   */
  readonly upload?: string
  readonly maxFiles?: number
  /** Most bytes of one file of an upload, and of the whole request; without it the request has 50 MB. */
  readonly maxBytes?: { readonly file: number; readonly request: number }
  /** A call whose body may hold thousands of shapes: 64 MB instead of 8. */
  readonly isLarge?: boolean
  /** A call that may take as long as an upload: 50 s instead of 11 s. */
  readonly isLong?: boolean
  /** A call that brings a file of hundreds of megabytes: as long as the server waits for one. */
  readonly isVeryLong?: boolean
}

export interface Endpoint<S extends EndpointShape = EndpointShape> {
  readonly method: Method
  readonly path: string
  readonly shape: S
}

/** The shape of a call that may change something. */
type WritingShape = EndpointShape & { readonly writes: readonly Entity[] }

/** A call as data. The path is below `/api`, its parameters in braces: `/fields/{id}`. */
export function endpoint<const S extends EndpointShape>(method: 'GET', path: string, shape: S): Endpoint<S>
export function endpoint<const S extends WritingShape>(
  method: Exclude<Method, 'GET'>,
  path: string,
  shape: S,
): Endpoint<S>
export function endpoint<const S extends EndpointShape>(method: Method, path: string, shape: S): Endpoint<S> {
  return { method, path, shape }
}

/** A file as browsers and servers both have it (a `Blob` or `File`). */
export interface UploadedFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Part<S, K extends keyof EndpointShape> = K extends keyof S ? S[K] : undefined

export type ParamsOf<E> = E extends Endpoint<infer S> ? Out<Part<S, 'params'>> : never
export type QueryOf<E> = E extends Endpoint<infer S> ? Out<Part<S, 'query'>> : never
export type BodyOf<E> = E extends Endpoint<infer S> ? Out<Part<S, 'body'>> : never
export type ReplyOf<E> = E extends Endpoint<infer S> ? Out<S['reply']> : never

/** Input of a call: only the parts that it has. */
export type CallInput<E> =
  E extends Endpoint<infer S>
    ? (S extends { params: Schema } ? { params: In<S['params']> } : object) &
        (S extends { query: Schema } ? { query: In<S['query']> } : object) &
        (S extends { body: Schema } ? { body: In<S['body']> } : object) &
        (S extends { upload: string; maxFiles: number }
          ? { files: readonly UploadedFile[] }
          : S extends { upload: string; body: Schema }
            ? { file?: UploadedFile }
            : S extends { upload: string }
              ? { file: UploadedFile }
              : object)
    : never

/** The part of a multipart that holds the body of an upload. */
export const BODY_PART = 'data'

/** The reply of a call that answers 204 with nothing. */
export const Nothing = z.undefined()

export const PATH_PARAMETER = /\{(\w+)\}/g
