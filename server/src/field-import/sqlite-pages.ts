import { SqliteFault, SqliteRecord, varint } from './sqlite-record.ts'

/** Length of what stands before the first page. */
export const FILE_HEADER = 100
/** Kinds of pages of a table, with the length of their heads: one that leads to others, one with rows. */
const [INTERIOR, INTERIOR_HEAD, LEAF, LEAF_HEAD] = [5, 12, 13, 8]
/** Smallest page less what is kept free in each. */
const SMALLEST_USABLE = 480

/** Where a page begins, and where its head does. */
interface Page {
  readonly start: number
  readonly head: number
}

/** The pages of a SQLite file and the trees of rows in them; after sqlite.org/fileformat2. */
export class SqlitePages {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #size: number
  readonly #usable: number
  /** Pages that were read: none is led to twice, so nothing is read more than once. */
  readonly #used = new Set<number>()

  constructor(bytes: Uint8Array) {
    if (bytes.length < FILE_HEADER) throw new SqliteFault()
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const size = this.#view.getUint16(16)
    this.#size = size === 1 ? 65_536 : size
    this.#usable = this.#size - this.#view.getUint8(20)
    if (this.#usable < SMALLEST_USABLE || this.#isCutOff()) throw new SqliteFault()
  }

  /** The count of pages holds where the program that changed the file last wrote it too. */
  #isCutOff(): boolean {
    const isKept = this.#view.getUint32(24) === this.#view.getUint32(92)
    return isKept && this.#view.getUint32(28) * this.#size > this.#bytes.length
  }

  #take(page: number): number {
    const start = (page - 1) * this.#size
    if (page < 1 || start + this.#size > this.#bytes.length || this.#used.has(page)) throw new SqliteFault()
    this.#used.add(page)
    return start
  }

  /** The rows of the tree that begins at a page, in their order. */
  *records(root: number): Generator<SqliteRecord> {
    const waiting = [root]
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const start = this.#take(number)
      const page = { start, head: number === 1 ? start + FILE_HEADER : start }
      const kind = this.#view.getUint8(page.head)
      if (kind === INTERIOR) waiting.push(...this.#children(page).toReversed())
      else if (kind === LEAF) yield* this.#rows(page)
      else throw new SqliteFault()
    }
  }

  #cells({ start, head }: Page, headLength: number): number[] {
    const count = this.#view.getUint16(head + 3)
    const list = head + headLength
    if (list + 2 * count > start + this.#size) throw new SqliteFault()
    return Array.from({ length: count }, (_, i) => start + this.#view.getUint16(list + 2 * i))
  }

  #children(page: Page): number[] {
    const last = this.#view.getUint32(page.head + 8)
    return [...this.#cells(page, INTERIOR_HEAD).map((cell) => this.#view.getUint32(cell)), last]
  }

  *#rows(page: Page): Generator<SqliteRecord> {
    for (const cell of this.#cells(page, LEAF_HEAD)) {
      const length = varint(this.#bytes, cell)
      const id = varint(this.#bytes, length.end)
      yield new SqliteRecord(id.value, this.#payload(id.end, length.value))
    }
  }

  /** Bytes of a row that stand in its page; of a long one the rest stands in pages of its own. */
  #ownBytes(length: number): number {
    if (length <= this.#usable - 35) return length
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23
    const most = least + ((length - least) % (this.#usable - 4))
    return most <= this.#usable - 35 ? most : least
  }

  #payload(at: number, length: number): Uint8Array {
    if (length < 0 || length > this.#bytes.length) throw new SqliteFault()
    const own = this.#ownBytes(length)
    if (at + own > this.#bytes.length) throw new SqliteFault()
    if (own === length) return this.#bytes.subarray(at, at + length)
    const payload = new Uint8Array(length)
    payload.set(this.#bytes.subarray(at, at + own))
    let next = this.#view.getUint32(at + own)
    for (let filled = own; filled < length;) {
      const start = this.#take(next)
      const part = this.#bytes.subarray(start + 4, start + 4 + Math.min(this.#usable - 4, length - filled))
      payload.set(part, filled)
      filled += part.length
      next = this.#view.getUint32(start)
    }
    return payload
  }
}
