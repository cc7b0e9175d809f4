/** Calls of a screen under test: each is noted, and answered by what the test says or by what stands behind. */
import { type CallInput, type Endpoint, PATH_PARAMETER, type ReplyOf } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import { ERROR_STATUS, type ErrorCode, type FieldError } from '@vagu/core/errors'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { setTransport, type Transport } from '../lib/transport.ts'

/** Facts of a refusal beside its code. */
export interface RefusalFacts {
  readonly fields?: readonly FieldError[]
  readonly stored?: unknown
  readonly retryAfter?: number
}
type Answer = (request: Request, input: unknown) => Promise<Response> | Response

/** A call as it was sent. */
interface Sent {
  readonly endpoint: Endpoint
  readonly input: unknown
}

const pattern = (endpoint: Endpoint): RegExp =>
  new RegExp(`^/api${endpoint.path.replaceAll(PATH_PARAMETER, '(?<$1>[^/]+)')}$`)

const PATTERNS = Object.values(endpoints)
  .flatMap((calls) => Object.values<Endpoint>(calls))
  .map((endpoint) => [endpoint, pattern(endpoint)] as const)
/** The longest path first: `/fields/shapes` is not the field called shapes. */
const byDetail = PATTERNS.toSorted(
  ([one], [other]) => one.path.split('{').length - other.path.split('{').length,
)

interface MatchedCall {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

/** The call of the contract that a request is. */
function callOf({ method, url }: Request): MatchedCall | undefined {
  const { pathname } = new URL(url)
  for (const [endpoint, shape] of byDetail) {
    const match = endpoint.method === method ? shape.exec(pathname) : null
    if (match) return { endpoint, params: { ...match.groups } }
  }
  return undefined
}

/** The body as it was sent: JSON, or the names of the files. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const form = await request.formData()
    return [...form.values()].map((value) => (typeof value === 'string' ? value : value.name))
  }
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

async function inputOf(request: Request, { params }: MatchedCall): Promise<unknown> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const body = await bodyOf(request.clone())
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  }
}

const refusal = (code: ErrorCode, facts: RefusalFacts): Response =>
  Response.json({ error: { code, ...facts } }, { status: ERROR_STATUS[code] })

/** A reply as the contract wants it; a test cannot answer what the program never would. */
function replyOf({ shape, path }: Endpoint, value: unknown): Response {
  const read = shape.reply.safeParse(value)
  expect(read.error?.issues ?? [], `the answer of ${path} is none of the contract`).toEqual([])
  if (read.data === undefined) return new Response(null, { status: 204 })
  return Response.json(shape.wrapped === false ? read.data : { data: read.data })
}

/** No answer at all: the network is away. */
const noAnswer = (): Promise<never> => Promise.reject(new TypeError('no network'))

/** Answers a call that no test has an answer for. */
const unanswered: Transport = (request) =>
  Promise.reject(new Error(`nobody answers ${request.method} ${request.url}`))

export class Calls {
  readonly #behind: Transport
  readonly #answers = new Map<Endpoint, Answer>()
  readonly #sent: Sent[] = []
  /** Calls that were made although nobody answers them. */
  readonly unanswered: string[] = []

  constructor(behind: Transport = unanswered) {
    this.#behind = behind
  }

  readonly transport: Transport = async (request) => {
    const matched = callOf(request)
    if (matched) {
      const input = await inputOf(request, matched)
      this.#sent.push({ endpoint: matched.endpoint, input })
      const answer = this.#answers.get(matched.endpoint)
      if (answer) return answer(request, input)
    }
    if (this.#behind === unanswered) this.unanswered.push(`${request.method} ${request.url}`)
    return this.#behind(request)
  }

  /** Inputs that were sent by a call, oldest first. */
  sent<E extends Endpoint>(endpoint: E): CallInput<E>[] {
    return this.#sent.filter((each) => each.endpoint === endpoint).map(({ input }) => input as CallInput<E>)
  }

  /** Inputs that were sent by a call, once they were: a screen may show a change before the call is on its way. */
  async untilSent<E extends Endpoint>(endpoint: E, count = 1): Promise<CallInput<E>[]> {
    await waitFor(() => expect(this.sent(endpoint).length).toBeGreaterThanOrEqual(count))
    return this.sent(endpoint)
  }

  /** Answers a call from now on, by a reply of the contract. */
  answers<E extends Endpoint>(
    endpoint: E,
    reply: (input: CallInput<E>) => ReplyOf<E> | Promise<ReplyOf<E>>,
  ): void {
    this.#answers.set(endpoint, async (_request, input) =>
      replyOf(endpoint, await reply(input as CallInput<E>)),
    )
  }

  /** Refuses a call from now on. */
  refuses(endpoint: Endpoint, code: ErrorCode = 'unexpected', facts: RefusalFacts = {}): void {
    this.#answers.set(endpoint, () => refusal(code, facts))
  }

  /** A call does not reach the program, as without a network. */
  cannotReach(endpoint: Endpoint): void {
    this.#answers.set(endpoint, noAnswer)
  }

  /** A call is done, but its answer is lost on the way. */
  losesAnswerOf(endpoint: Endpoint): void {
    this.#answers.set(endpoint, async (request) => {
      await this.#behind(request)
      return noAnswer()
    })
  }

  /** A call waits until the function that is given back lets it through; it reaches the program only then. */
  holds(endpoint: Endpoint): () => void {
    const gate = Promise.withResolvers<void>()
    const before: Answer = this.#answers.get(endpoint) ?? this.#behind
    this.#answers.set(endpoint, async (request, input) => {
      await gate.promise
      return before(request, input)
    })
    return () => {
      this.lets(endpoint)
      gate.resolve()
    }
  }

  /** A call is answered again by what stands behind. */
  lets(endpoint: Endpoint): void {
    this.#answers.delete(endpoint)
  }
}

let current: Calls | undefined

/** Lets the calls of the page be answered by these. */
export function answerBy<C extends Calls>(calls: C): C {
  current = calls
  setTransport(calls.transport)
  return calls
}

/** Ends the answers of a test; gives back what was called although nobody answered it. */
export function endAnswers(): readonly string[] {
  const unansweredCalls = current?.unanswered ?? []
  current = undefined
  setTransport()
  return unansweredCalls
}
