/** Reading of what the agency answers: JSON alone, up to a size, and what is wrong sorted by what it means for who asked. */
import { AgencyFault } from '@vagu/core/agency/wire'
import { z } from 'zod'
import { AgencyFailure } from '../ports.ts'

/** Largest answer, bytes: a page of 500 fields with long borders. */
const MAX_BYTES = 32_000_000
/** Longest wait that an answer may ask for, s. */
const MAX_WAIT = 3600

/** Error of OAuth 2.0 (RFC 6749, 5.2). */
const OAuthFault = z.object({ error: z.string().max(100) })

export interface Reading {
  /** Whether the request was to change something there. */
  readonly isWrite: boolean
}

/** Failure of something that is no answer: of a question nothing is lost, of a change nobody knows. */
export const noAnswer = ({ isWrite }: Reading, cause: unknown): AgencyFailure =>
  new AgencyFailure(isWrite ? 'UNKNOWN_OUTCOME' : 'WRONG_ANSWER', { cause })

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new Error('the answer is too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Seconds of `Retry-After`; it may also be a date, which is not read. */
function waitOf({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Math.min(MAX_WAIT, Number(seconds)) : undefined
}

async function jsonOf(response: Response): Promise<unknown> {
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '')
  const text = await textOf(response)
  if (!isJson)
    throw new Error(`the answer is no JSON but ${response.headers.get('content-type') ?? 'nothing'}`)
  // a sign that no database takes
  return JSON.parse(text.replaceAll(String.raw`\u0000`, ' '))
}

/** The failure that an answer other than 2xx tells of. */
function failureOf(response: Response, body: unknown, reading: Reading): AgencyFailure {
  const { status } = response
  const retryAfter = waitOf(response)
  const told = AgencyFault.safeParse(body).data?.error
  const oauth = OAuthFault.safeParse(body).data?.error
  if (oauth !== undefined) return new AgencyFailure('REFUSED', { code: oauth })
  if (status === 401) return new AgencyFailure('TOKEN_INVALID')
  if (told === undefined) {
    // of a gateway nobody knows whether it passed the request on
    if (status === 503 || status === 429) return new AgencyFailure('SILENT', { retryAfter })
    return noAnswer(reading, new Error(`the agency answers ${status}`))
  }
  if (told.code === 'UNAVAILABLE') return new AgencyFailure('SILENT', { retryAfter, text: told.text })
  return new AgencyFailure('REFUSED', { ...told, retryAfter })
}

/** The answer by its schema. Rejects with `AgencyFailure`, also where the answer breaks off. */
export async function readAnswer<S extends z.ZodType>(
  response: Response,
  schema: S,
  reading: Reading,
): Promise<z.output<S>> {
  const body = await jsonOf(response).catch((cause: unknown) => {
    if (response.status === 401) throw new AgencyFailure('TOKEN_INVALID')
    if (!reading.isWrite && response.status === 503)
      throw new AgencyFailure('SILENT', { retryAfter: waitOf(response) })
    throw noAnswer(reading, cause)
  })
  if (!response.ok) throw failureOf(response, body, reading)
  const read = schema.safeParse(body)
  if (!read.success) throw noAnswer(reading, read.error)
  return read.data
}
