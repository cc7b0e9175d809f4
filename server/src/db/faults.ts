/**
 * Refusal of a database or a disk, the same word everywhere. `busy`: taken, gone or out of reach, and by
 * itself back some time later. `storage`: full, read-only or broken, so that nothing can be stored until
 * somebody helps.
 */
export type Fault = 'unique' | 'foreign' | 'null' | 'check' | 'busy' | 'storage'

/** SQLite's extended codes. */
const sqlite = new Map<number, Fault>([
  [2067, 'unique'],
  [1555, 'unique'],
  [787, 'foreign'],
  [1299, 'null'],
  [275, 'check'],
])
/** SQLite's primary codes, the lowest byte: busy, locked; read-only, I/O error, full, cannot be opened. */
const sqlitePrimary = new Map<number, Fault>([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'storage'],
  [10, 'storage'],
  [13, 'storage'],
  [14, 'storage'],
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
  // ended by an administrator, by a crash; is starting or stopping; was idle for too long
  ['57P01', 'busy'],
  ['57P02', 'busy'],
  ['57P03', 'busy'],
  ['57P05', 'busy'],
  // no memory; no connection left
  ['53200', 'busy'],
  ['53300', 'busy'],
  // full; read-only, as a standby is; a disk that fails
  ['53100', 'storage'],
  ['25006', 'storage'],
  ['58030', 'storage'],
])
/** Any trouble of a connection. */
const POSTGRES_CONNECTION = /^08[0-9A-Z]{3}$/

/** Codes of the system, of a connection and of a disk. */
const system = new Map<string, Fault>([
  ['ECONNREFUSED', 'busy'],
  ['ECONNRESET', 'busy'],
  ['ECONNABORTED', 'busy'],
  ['EPIPE', 'busy'],
  ['ETIMEDOUT', 'busy'],
  ['EHOSTUNREACH', 'busy'],
  ['EHOSTDOWN', 'busy'],
  ['ENETUNREACH', 'busy'],
  ['ENETDOWN', 'busy'],
  ['ENOTFOUND', 'busy'],
  ['EAI_AGAIN', 'busy'],
  ['EMFILE', 'busy'],
  ['ENFILE', 'busy'],
  ['ENOSPC', 'storage'],
  ['EDQUOT', 'storage'],
  ['EFBIG', 'storage'],
  ['EROFS', 'storage'],
  ['EIO', 'storage'],
])

/** Messages of pg without a code: every connection is taken, one was lost, one took too long. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/

/** An error may stand behind others that say what was being done. */
const MAX_CAUSES = 5

function ownFault(error: object): Fault | undefined {
  const { code, errcode, resultCode } = error as { code?: unknown; errcode?: unknown; resultCode?: unknown }
  const number = typeof errcode === 'number' ? errcode : resultCode
  if (typeof number === 'number') return sqlite.get(number) ?? sqlitePrimary.get(number & 0xff)
  if (error instanceof Error && LOST_CONNECTION.test(error.message)) return 'busy'
  if (typeof code !== 'string') return undefined
  return postgres.get(code) ?? system.get(code) ?? (POSTGRES_CONNECTION.test(code) ? 'busy' : undefined)
}

/** Refusal of a database or a disk; undefined for any other error. */
export function faultOf(error: unknown): Fault | undefined {
  let one = error
  for (let depth = 0; depth < MAX_CAUSES && typeof one === 'object' && one !== null; depth++) {
    const fault = ownFault(one)
    if (fault !== undefined) return fault
    one = one instanceof Error ? one.cause : undefined
  }
  return undefined
}
