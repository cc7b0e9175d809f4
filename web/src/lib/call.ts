import { BODY_PART, type CallInput, type Endpoint, PATH_PARAMETER, type ReplyOf } from '@vagu/core/endpoint'
import type { ErrorCode } from '@vagu/core/errors'
import { SIGNED_IN_AS } from '@vagu/core/users/signed-in-as'
import { dropAhead, takeAhead } from './ahead.ts'
import { CallError } from './call-error.ts'
import { readJson, readReply, type Reply } from './read-reply.ts'
import { csrfToken, keepCsrfToken, keepSignedIn, shownSignedIn, transport } from './transport.ts'
import { tellWritten } from './written.ts'

const TIMEOUT_MS = 11_000
const LONG_TIMEOUT_MS = 50_000
const VERY_LONG_TIMEOUT_MS = 118_000
/** Refusals that tell of a change by somebody else: what the call would have written is not as it was read. */
const CHANGED_BY_OTHERS = new Set<string | undefined>([
  'conflict',
  'deleted',
  'notFound',
] satisfies ErrorCode[])

/** Whether the server may have done what it was asked for: no answer came, or one of somebody before it. */
const mayBeDone = (error: unknown): boolean =>
  !(error instanceof CallError) || ['timeout', 'offline', 'unavailable'].includes(error.kind)

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The answer of the same call that was sent before; where it is lost the call is sent once more. */
  readonly answer?: Promise<Response> | undefined
  /** Whether the page is left once it is done: then nothing of it is read again. */
  readonly isLast?: boolean
}
/** The parts of an input as they are before the types of a certain call are known. */
interface AnyInput {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
  readonly file?: Blob
  readonly files?: readonly Blob[]
}

function addressOf(endpoint: Endpoint, input: AnyInput): URL {
  const path = endpoint.path.replaceAll(PATH_PARAMETER, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const origin = 'location' in globalThis ? globalThis.location.origin : 'http://localhost'
  const address = new URL(`/api${path}`, origin)
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address
}

function bodyOf({ shape }: Endpoint, input: AnyInput): { body?: BodyInit; headers: Record<string, string> } {
  const shown = shownSignedIn()
  const headers = {
    Accept: 'application/json',
    'X-CSRF-TOKEN': csrfToken(),
    ...(shown !== '' && { [SIGNED_IN_AS]: shown }),
  }
  const files = input.files ?? (input.file ? [input.file] : [])
  if (shape.upload && (files.length > 0 || input.body !== undefined)) {
    const form = new FormData()
    if (input.body !== undefined) form.append(BODY_PART, JSON.stringify(input.body))
    for (const file of files) form.append(shape.upload, file)
    return { body: form, headers }
  }
  if (input.body === undefined) return { headers }
  return { body: JSON.stringify(input.body), headers: { ...headers, 'Content-Type': 'application/json' } }
}

function requestOf(endpoint: Endpoint, input: AnyInput, signal: AbortSignal): Request {
  const { body, headers } = bodyOf(endpoint, input)
  return new Request(addressOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    headers,
    signal,
    // signing out comes to its end also where the page is left at once
    keepalive: endpoint.shape.changes === true,
    ...(body === undefined ? {} : { body }),
  })
}

/** Ends with the signal, also where a transport does not look at it. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })

function timeoutOf({ isLong, isVeryLong, upload }: Endpoint['shape']): number {
  if (isVeryLong) return VERY_LONG_TIMEOUT_MS
  return isLong || upload ? LONG_TIMEOUT_MS : TIMEOUT_MS
}

/** The answer of the server, or the one that it gave before it was asked. */
async function ask(
  endpoint: Endpoint,
  input: AnyInput,
  { signal, answer }: { readonly signal: AbortSignal; readonly answer: CallOptions['answer'] },
): Promise<Reply & { readonly isDone: boolean }> {
  const ahead = endpoint.method === 'GET' ? takeAhead(addressOf(endpoint, input)) : undefined
  if (ahead !== undefined) return { ...readJson(endpoint, ahead), isDone: true }
  const send = (): Promise<Response> => transport()(requestOf(endpoint, input, signal))
  const response = await Promise.race([answer?.catch(send) ?? send(), endOf(signal)])
  return { ...(await readReply(endpoint, response)), isDone: response.ok }
}

/**
 * Makes one call of the contract and gives its reply, read by the contract. Throws a `CallError`; a call that the
 * caller aborted throws the abort itself.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { shape } = endpoint
  const timeout = AbortSignal.timeout(timeoutOf(shape))
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  if (shape.writes !== undefined) dropAhead()
  try {
    const reply = await ask(endpoint, input, { signal, answer: options.answer })
    if (reply.csrfToken !== undefined) keepCsrfToken(reply.csrfToken)
    if (reply.signedIn !== undefined) keepSignedIn(reply.signedIn)
    if ((reply.isDone && !options.isLast) || CHANGED_BY_OTHERS.has(reply.error?.code))
      tellWritten(shape.writes)
    if (reply.error) throw reply.error
    return reply.value as ReplyOf<E>
  } catch (error) {
    if (mayBeDone(error)) tellWritten(shape.writes)
    if (error instanceof CallError) throw error
    options.signal?.throwIfAborted()
    throw new CallError(timeout.aborted ? 'timeout' : 'offline')
  }
}
