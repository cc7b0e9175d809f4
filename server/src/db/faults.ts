export type Fault = 'unique' | 'foreign' | 'null' | 'check' | 'busy'

const sqlite = new Map<number, Fault>([
  [2067, 'unique'],
  [1555, 'unique'],
  [787, 'foreign'],
  [1299, 'null'],
  [275, 'check'],
  [5, 'busy'],
  [261, 'busy'],
  [517, 'busy'],
])
const postgres = new Map<string, Fault>([
  ['23505', 'unique'],
  ['23503', 'foreign'],
  ['23502', 'null'],
  ['23514', 'check'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  // waited too long for a lock; ran too long
  ['55P03', 'busy'],
  ['57014', 'busy'],
])

/** What pg says when every connection is taken; it has no code. */
const POOL_IS_TAKEN = 'timeout exceeded when trying to connect'

/** What a database refused, the same word on every engine; undefined for any other error. */
export function faultOf(error: unknown): Fault | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, errcode, resultCode } = error as { code?: unknown; errcode?: unknown; resultCode?: unknown }
  if (typeof errcode === 'number') return sqlite.get(errcode)
  if (typeof resultCode === 'number') return sqlite.get(resultCode)
  if (error instanceof Error && error.message === POOL_IS_TAKEN) return 'busy'
  return typeof code === 'string' ? postgres.get(code) : undefined
}
