import { uuid7 } from '@vagu/core/ids/uuid7'

/** On whose behalf a call works, when, and where it gets new ids. */
export interface Actor {
  readonly accountId: string
  readonly userId: string
  readonly now: Date
  readonly newId: () => string
}

/** Random bytes of one id, and of the most ids that are provided for at once: asking for few bytes is slow. */
const BYTES = 10
const MAX_AT_ONCE = 128

/** A maker of ids that sort by the moment they were made. */
export function idMaker(now: () => Date, random: (count: number) => Uint8Array): () => string {
  let pool: Uint8Array = new Uint8Array(0)
  let used = 0
  let ids = 1
  return () => {
    if (used === pool.length) {
      pool = random(ids * BYTES)
      used = 0
      ids = Math.min(ids * 2, MAX_AT_ONCE)
    }
    used += BYTES
    return uuid7(now().getTime(), pool.subarray(used - BYTES, used))
  }
}
