import type { Endpoint } from '@vagu/core/endpoint'
import { signedInAs } from '@vagu/core/users/signed-in-as'
import { z } from 'zod'
import { tellOtherAccount } from './other-account.ts'
import { CallError, type CallErrorKind } from './call-error.ts'

const Refusal = z.object({
  error: z
    .object({
      code: z.string(),
      fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
      stored: z.unknown().optional(),
      retryAfter: z.number().optional(),
    })
    .optional()
    .catch(undefined),
})
const WithToken = z.object({ csrfToken: z.string() })
/** The user and the farm of a session, as the calls tell that ask for it or begin one. */
const SessionOf = z
  .object({ _id: z.string(), accountId: z.string(), csrfToken: z.string() })
  .transform(({ _id, accountId }) => ({ signedIn: signedInAs({ userId: _id, accountId }) }))

export interface Reply {
  readonly value?: unknown
  readonly error?: CallError
  readonly csrfToken?: string
  readonly signedIn?: string
}

/** Refusals with 403 that a new login would not change. */
const NOT_BY_LOGIN = new Set<string | undefined>(['forbidden', 'lockedInDemo'])

function kindOf(status: number, code: string | undefined): CallErrorKind {
  if (code === 'otherAccount') return 'otherAccount'
  if (status === 401 || (status === 403 && !NOT_BY_LOGIN.has(code))) return 'unauthenticated'
  return status >= 502 && status <= 504 ? 'unavailable' : 'refused'
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusalOf(status: number, json: unknown): CallError {
  const refusal = Refusal.safeParse(json).data?.error
  const kind = kindOf(status, refusal?.code)
  if (kind === 'otherAccount') tellOtherAccount()
  return new CallError(kind, {
    status,
    code: refusal?.code ?? 'unexpected',
    fields: refusal?.fields ?? [],
    stored: refusal?.stored,
    retryAfter: refusal?.retryAfter,
  })
}

/** Takes the reply out of `data` where the contract says so, and reads it by the contract. */
export async function readReply({ shape }: Endpoint, response: Response): Promise<Reply> {
  const json = await jsonOf(response)
  if (!response.ok) return { error: refusalOf(response.status, json), ...WithToken.safeParse(json).data }
  return readJson({ shape }, json, response.status)
}

/** Reads a reply that was not refused. */
export function readJson({ shape }: Pick<Endpoint, 'shape'>, json: unknown, status = 200): Reply {
  const isWrapped = shape.wrapped !== false && typeof json === 'object' && json !== null && 'data' in json
  const value = isWrapped ? json.data : json
  const token = { ...WithToken.safeParse(value).data, ...SessionOf.safeParse(value).data }
  const read = shape.reply.safeParse(value)
  if (!read.success) return { error: new CallError('refused', { status, code: 'unexpected' }), ...token }
  return { value: read.data, ...token }
}
