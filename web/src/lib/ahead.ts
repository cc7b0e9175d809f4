/** Replies that came with the first answer, before the calls were sent that they belong to. */
import { shownSignedIn } from './transport.ts'

/** Longest time that a reply is as good as new, ms: a page that begins has asked for all of them by then. */
const FRESH_MS = 30_000

interface Ahead {
  /** The user and the farm that they were made for. */
  readonly owner: string
  readonly until: number
  /** By path and query below `/api`. */
  readonly replies: Map<string, unknown>
}
let kept: Ahead | undefined

export function keepAhead(owner: string, replies: Readonly<Record<string, unknown>>): void {
  kept = { owner, until: performance.now() + FRESH_MS, replies: new Map(Object.entries(replies)) }
}

/** Forgets them: something is about to be written. */
export function dropAhead(): void {
  kept = undefined
}

const API = '/api'

/** The reply of a call that would be sent to this address, given once; undefined where it has to be asked for. */
export function takeAhead({ pathname, search }: URL): unknown {
  if (kept === undefined) return undefined
  if (kept.owner !== shownSignedIn() || performance.now() > kept.until) {
    dropAhead()
    return undefined
  }
  const address = pathname.slice(API.length) + search
  const reply = kept.replies.get(address)
  kept.replies.delete(address)
  return reply
}
