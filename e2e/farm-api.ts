/** The API as a browser calls it, for what a test needs to be there before its page opens. */
import { randomBytes } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type CallInput, type Endpoint, PATH_PARAMETER, type ReplyOf } from '@vagu/core/endpoint'
import { uuid7 } from '@vagu/core/ids/uuid7'
import { getAuth, register } from '@vagu/core/users/contract'
import { z } from 'zod'

const WithToken = z.object({ csrfToken: z.string() })

export const newId = (): string => uuid7(Date.now(), randomBytes(10))
export const PASSWORD = 'künnipäev26'

interface Parts {
  readonly multipart?: Record<string, SentFile>
  readonly params?: Record<string, string | number>
  readonly body?: unknown
}

interface SentFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

let farmers = 0

export class FarmApi {
  readonly #request: APIRequestContext
  #csrfToken = ''
  /** The e-mail of the farmer who has signed up. */
  email = ''
  /** Where the server is; it may move when it is started anew. */
  address: string

  constructor(request: APIRequestContext, address: string) {
    this.#request = request
    this.address = address
  }

  /** Sends one file by a call that takes files. */
  async sendFile<E extends Endpoint>(endpoint: E, file: SentFile): Promise<ReplyOf<E>> {
    const multipart = { [endpoint.shape.upload ?? '']: file }
    return this.call(endpoint, { multipart } as unknown as CallInput<E>)
  }

  send(endpoint: Endpoint, input: object, headers: Record<string, string> = {}): Promise<APIResponse> {
    const { params, body, multipart } = input as Parts
    const path = endpoint.path.replaceAll(PATH_PARAMETER, (_, name: string) => String(params?.[name]))
    return this.#request.fetch(`${this.address}/api${path}`, {
      method: endpoint.method,
      headers: { 'X-CSRF-TOKEN': this.#csrfToken, ...headers },
      ...(body !== undefined && { data: body }),
      ...(multipart !== undefined && { multipart }),
    })
  }

  /** Calls by the contract; throws when the server refuses. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<ReplyOf<E>> {
    const response = await this.send(endpoint, input, headers)
    const text = await response.text()
    if (!response.ok()) throw new Error(`${endpoint.path} answered ${response.status()}: ${text}`)
    const json = (text === '' ? {} : JSON.parse(text)) as { data?: unknown }
    const reply = endpoint.shape.wrapped === false ? json : json.data
    this.#csrfToken = WithToken.safeParse(reply).data?.csrfToken ?? this.#csrfToken
    return reply as ReplyOf<E>
  }

  /** Makes an account of its own, with the cookie of its session in the request context. */
  async signUp(email?: string): Promise<void> {
    farmers += 1
    this.email = email ?? `talunik${process.pid}-${farmers}@vagu.example`
    const visit = (await (await this.send(getAuth, {})).json()) as { csrfToken: string }
    this.#csrfToken = visit.csrfToken
    const company = { name: 'Kivitalu OÜ' }
    // Every farmer has an address of his own: the program takes few new accounts from one.
    const from = { 'X-Forwarded-For': `10.0.${farmers >> 8}.${farmers & 255}` }
    await this.call(register, { body: { email: this.email, password: PASSWORD, company } }, from)
  }
}
