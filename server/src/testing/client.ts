import type { CallInput, Endpoint, ReplyOf } from '@vagu/core/endpoint'
import { BODY_PART, PATH_PARAMETER } from '@vagu/core/endpoint'
import type { FieldError } from '@vagu/core/errors'
import type { Hono } from 'hono'
import { z } from 'zod'
import { idMaker } from '../db/actor.ts'
import type { Bindings } from '../http/mount.ts'
import { csrfTokenOf, startSession } from '../http/session.ts'
import type { Ports } from '../ports.ts'
import { createAccount } from '../users/store.ts'

export interface Reply<T> {
  readonly status: number
  readonly headers: Headers
  /** The record or list, out of its `data`; for a refusal undefined. */
  readonly data: T
  readonly error: { code: string; fields?: FieldError[]; stored?: unknown; retryAfter?: number } | undefined
  /** The whole body as it came. */
  readonly body: unknown
}
interface RawParts {
  readonly query?: Record<string, string> | undefined
  readonly body?: unknown
  readonly file?: Blob
  readonly files?: readonly Blob[]
}

let made = 0

/** An address of its own for each client of all files of a worker, in the range that is kept for tests. */
const addressOf = (index: number): string => `198.18.${index >> 8}.${index & 255}`

/** Program that answers requests: ours itself, or one that runs elsewhere. */
export interface Callee {
  request(path: string, init: RequestInit, bindings: Bindings['Bindings']): Response | Promise<Response>
}

const WithToken = z.object({ csrfToken: z.string() })
const csrfTokenIn = (part: unknown): string | undefined => WithToken.safeParse(part).data?.csrfToken

/** Calls the program as a browser does: with its cookie and its CSRF token. */
export class Client {
  readonly #app: Callee
  /** Where it calls from: a place of its own, because tries are counted by address. */
  address = addressOf(++made)
  cookie = ''
  /** The cookie of the browser itself, which outlives sessions. */
  device = ''
  /** The cookie of a browser that is on its way to the OpenID provider. */
  travel = ''
  csrfToken = ''
  accountId = ''
  userId = ''

  constructor(app: Callee) {
    this.#app = app
  }

  /** A call by its contract. */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<ReplyOf<E>>> {
    const parts = input as { params?: Record<string, string | number> } & RawParts
    const path = endpoint.path.replaceAll(PATH_PARAMETER, (_, name: string) =>
      encodeURIComponent(parts.params?.[name] ?? ''),
    )
    return this.send(endpoint, path, parts)
  }

  /** A call with anything at all, for wrong input. */
  async send<E extends Endpoint>(endpoint: E, path: string, parts: RawParts): Promise<Reply<ReplyOf<E>>> {
    const query = parts.query ? `?${new URLSearchParams(parts.query)}` : ''
    const request = {
      method: endpoint.method,
      headers: this.#headers(parts, endpoint.shape.upload !== undefined),
      ...this.#body(endpoint, parts),
    }
    const response = await this.#app.request(`/api${path}${query}`, request, { address: this.address })
    this.#keepCookie(response)
    const text = await response.text()
    const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
    const data = endpoint.shape.wrapped === false ? body : body?.['data']
    this.csrfToken = csrfTokenIn(data) ?? csrfTokenIn(body) ?? this.csrfToken
    return {
      status: response.status,
      headers: response.headers,
      data: data as ReplyOf<E>,
      error: body?.['error'] as Reply<unknown>['error'],
      body,
    }
  }

  #headers(parts: RawParts, isMultipart: boolean): Record<string, string> {
    return {
      cookie: [this.cookie, this.device, this.travel].filter((cookie) => cookie !== '').join('; '),
      'x-csrf-token': this.csrfToken,
      ...(parts.body !== undefined && !isMultipart && { 'content-type': 'application/json' }),
    }
  }

  #body(endpoint: Endpoint, parts: RawParts): { body?: string | FormData } {
    const files = parts.files ?? (parts.file === undefined ? [] : [parts.file])
    const { upload } = endpoint.shape
    if (upload !== undefined && (files.length > 0 || parts.body !== undefined)) {
      const form = new FormData()
      if (parts.body !== undefined) form.append(BODY_PART, JSON.stringify(parts.body))
      for (const file of files) form.append(upload, file)
      return { body: form }
    }
    return parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }
  }

  #keepCookie(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [cookie = ''] = line.split(';')
      if (cookie.startsWith('vagu_device')) this.device = cookie
      else if (cookie.startsWith('vagu_openid')) this.travel = cookie
      else this.cookie = cookie
    }
  }
}

interface Owner {
  readonly accountId: string
  readonly userId: string
}

/** A client with a session of this user, made straight in the database. */
export async function openSession(ports: Ports, app: Hono<Bindings>, owner: Owner): Promise<Client> {
  const client = new Client(app)
  client.accountId = owner.accountId
  client.userId = owner.userId
  const headers = new Headers()
  const session = { ...owner, isRemembered: true, device: 'test' }
  const token = await ports.db.transaction().execute((tx) => startSession(tx, ports, { session, headers }))
  client.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  client.csrfToken = await csrfTokenOf(token)
  return client
}

/** Makes an account and its user straight in the database: a client that is signed in. */
export async function signIn(ports: Ports, app: Hono<Bindings>): Promise<Client> {
  const newId = idMaker(ports.now, ports.random)
  const company = { name: 'Proovitalu OÜ', code: '', address: { street: '' } }
  const account = { email: `${newId()}@vagu.test`, passwordHash: '', company, trialDays: 60 }
  const at = { now: ports.now(), newId }
  const owner = await ports.db.transaction().execute((tx) => createAccount(tx, at, account))
  return openSession(ports, app, owner)
}
