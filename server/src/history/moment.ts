import type { Who } from '../db/who.ts'

/** The next moment, so that a history shows a return and the change after it in their order. */
export const afterReturning = (who: Who): Who => ({ ...who, now: new Date(who.now.getTime() + 1) })
