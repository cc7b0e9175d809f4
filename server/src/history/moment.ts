import type { Actor } from '../db/actor.ts'

/** The next moment, so that a history shows a return and the change after it in their order. */
export const afterReturning = (actor: Actor): Actor => ({ ...actor, now: new Date(actor.now.getTime() + 1) })
