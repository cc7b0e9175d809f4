/** Rows of a SQLite file: numbers, text and bytes one behind another, with their kinds before them. */

export type SqliteValue = number | string | Uint8Array | null

/** A file that is cut off or says what cannot be. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault'
}

/** A number of one to nine bytes, seven bits in each but the last, and where it ends. */
export function varint(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0
  for (let i = 0; i < 8; i++) {
    const byte = bytes[at + i]
    if (byte === undefined) throw new SqliteFault()
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return { value, end: at + i + 1 }
  }
  return { value: longVarint(bytes, at), end: at + 9 }
}

/** A number of nine bytes: one below nought, or larger than anything that we count. */
function longVarint(bytes: Uint8Array, at: number): number {
  const last = bytes[at + 8]
  if (last === undefined) throw new SqliteFault()
  let value = 0n
  for (const byte of bytes.subarray(at, at + 8)) value = (value << 7n) | BigInt(byte & 0x7f)
  return Number(BigInt.asIntN(64, (value << 8n) | BigInt(last)))
}

/** Bytes of a kind of value: 1 to 6 are numbers, 7 a fraction, 8 and 9 nought and one, the others bytes and texts. */
function lengthOf(kind: number): number {
  if (kind >= 12) return Math.floor((kind - 12) / 2)
  return [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][kind] ?? Number.NaN
}

function wholeNumber(bytes: Uint8Array): number {
  let value = bytes[0] !== undefined && bytes[0] >= 0x80 ? -1 : 0
  for (const byte of bytes) value = value * 256 + byte
  return value
}

/** Takes one row apart; each column is only read when it is asked for. */
export class SqliteRecord {
  readonly id: number
  readonly #payload: Uint8Array
  readonly #columns: { kind: number; from: number; to: number }[] = []

  constructor(id: number, payload: Uint8Array) {
    this.id = id
    this.#payload = payload
    const head = varint(payload, 0)
    if (head.value < head.end) throw new SqliteFault()
    let from = head.value
    for (let at = head.end; at < head.value;) {
      const { value: kind, end } = varint(payload, at)
      const to = from + lengthOf(kind)
      if (!(to <= payload.length)) throw new SqliteFault()
      this.#columns.push({ kind, from, to })
      from = to
      at = end
    }
  }

  /** A column by its place; nothing where it was added to the table after the row. */
  value(column: number, decoder: TextDecoder): SqliteValue {
    const found = this.#columns[column]
    if (found === undefined || found.kind === 0) return null
    const bytes = this.#payload.subarray(found.from, found.to)
    if (found.kind >= 12) return found.kind % 2 === 1 ? decoder.decode(bytes) : bytes
    if (found.kind === 7) return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0)
    return found.kind >= 8 ? found.kind - 8 : wholeNumber(bytes)
  }
}
