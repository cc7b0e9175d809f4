import type { ChangeSource } from '@vagu/core/history/schema'
import { uuid7 } from '@vagu/core/ids/uuid7'

/** On whose behalf a call works, when, and where it gets new ids. */
export interface Actor {
  readonly accountId: string
  readonly userId: string
  readonly now: Date
  readonly newId: () => string
  /** Where the changes come from, if not from the person himself. */
  readonly source?: ChangeSource
}

/** Random bytes of one id, and of the most ids that are provided for at once: asking for few bytes is slow. */
const BYTES = 10
const MAX_AT_ONCE = 128

/** Random bytes that no id has yet, and for how many ids some are asked for next. */
interface Pool {
  bytes: Uint8Array
  used: number
  next: number
}
/** By where they come from: most calls make an id or two. */
const pools = new WeakMap<(count: number) => Uint8Array, Pool>()

function poolOf(random: (count: number) => Uint8Array): Pool {
  const pool = pools.get(random) ?? { bytes: new Uint8Array(0), used: 0, next: 1 }
  pools.set(random, pool)
  return pool
}

/** Random bytes of one id, to be written into. */
function takeBytes(pool: Pool, random: (count: number) => Uint8Array): Uint8Array {
  if (pool.used === pool.bytes.length) {
    pool.bytes = random(pool.next * BYTES)
    pool.used = 0
    pool.next = Math.min(pool.next * 2, MAX_AT_ONCE)
  }
  pool.used += BYTES
  return pool.bytes.slice(pool.used - BYTES, pool.used)
}

/** The 12 bits behind the milliseconds count the ids of one moment; half of them are left to count with. */
const [FIRST_PLACES, PLACES] = [0x800, 0x1000]

/** The last moment of ids by a clock, and how many it has. */
const lastIds = new WeakMap<() => Date, { moment: number; place: number }>()

/**
 * A maker of ids that sort in the order in which they were made by one clock, those of one moment too, and when the
 * clock is put back: what happened last is asked of the journal by them.
 */
export function idMaker(now: () => Date, random: (count: number) => Uint8Array): () => string {
  const last = lastIds.get(now) ?? { moment: 0, place: 0 }
  lastIds.set(now, last)
  const pool = poolOf(random)
  return () => {
    const bytes = takeBytes(pool, random)
    const moment = now().getTime()
    if (moment > last.moment) {
      last.moment = moment
      last.place = (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % FIRST_PLACES
    } else if (++last.place === PLACES) {
      last.moment++
      last.place = 0
    }
    bytes[0] = last.place >> 8
    bytes[1] = last.place & 0xff
    return uuid7(last.moment, bytes)
  }
}
