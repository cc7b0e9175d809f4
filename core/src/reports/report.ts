/** An error as it is told: its kind, a scrubbed sentence and where in the program it came from; nothing of whom or what. */
import { type Frame, framesOf, scrubbed, scrubbedPath } from './scrub.ts'

export interface Occurrence {
  readonly error: unknown
  /** 32 hexadecimal digits. */
  readonly id: string
  readonly at: Date
  readonly platform: 'node' | 'javascript'
  readonly release: string
  readonly environment: string
  /** Page or call in which it came. */
  readonly place?: string | undefined
}

export interface Report {
  readonly event_id: string
  /** Seconds. */
  readonly timestamp: number
  readonly platform: string
  readonly level: 'error'
  readonly release: string
  readonly environment: string
  readonly transaction?: string
  readonly exception: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly stacktrace: { readonly frames: readonly Frame[] }
    }[]
  }
}

/** Most causes that are followed: a cause could lead back to itself. */
const MAX_CAUSES = 4

function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && chain.length < MAX_CAUSES; next = next.cause)
    chain.push(next)
  return chain.length > 0 ? chain : [new Error(typeof error)]
}

const valueOf = (error: Error) => ({
  type: error.name,
  value: scrubbed(error.message),
  stacktrace: { frames: framesOf(error.stack ?? '') },
})

export const reportOf = ({ error, place, at, ...facts }: Occurrence): Report => ({
  event_id: facts.id,
  timestamp: at.getTime() / 1000,
  platform: facts.platform,
  level: 'error',
  release: facts.release,
  environment: facts.environment,
  ...(place !== undefined && { transaction: scrubbedPath(place) }),
  // the protocol wants the root first
  exception: { values: chainOf(error).map(valueOf).toReversed() },
})

/** The envelope that the protocol sends a report in: a line of its own for each head, and the report. */
export function envelopeOf(report: Report, sentAt: Date): string {
  const heads = [
    { event_id: report.event_id, sent_at: sentAt.toISOString() },
    { type: 'event', content_type: 'application/json' },
  ]
  return [...heads, report].map((part) => `${JSON.stringify(part)}\n`).join('')
}

/** Key that tells one fault from another. */
export function faultKeyOf({ exception: { values } }: Report): string {
  const last = values.at(-1)
  const frame = last?.stacktrace.frames.at(-1)
  return [last?.type, last?.value, frame?.filename, frame?.lineno].join(' ')
}

/** Names and codes of what is no fault of ours: a wish that was given up, an answer that took too long, a line that broke. */
const NO_FAULT: ReadonlySet<string> = new Set([
  'AbortError',
  'TimeoutError',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'timeout',
  'offline',
  'unauthenticated',
])
const NO_FAULT_STATUS: ReadonlySet<unknown> = new Set([401, 404])
const ADMIN_PLACE = /^(?:\/api)?\/(?:admin|ylevaade)(?:\/|$)/

/** Whether an error is told: none of the admin overview, and nothing that is no fault. */
export function isTold(error: unknown, place = ''): boolean {
  if (ADMIN_PLACE.test(place)) return false
  if (typeof error !== 'object' || error === null) return error !== undefined
  const { name, code, kind, status } = error as Readonly<Record<string, unknown>>
  return ![name, code, kind].some((word) => NO_FAULT.has(String(word))) && !NO_FAULT_STATUS.has(status)
}
