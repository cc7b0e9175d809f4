/**
 * Looks at JSON on its way in, before anything is built of it: a few megabytes of brackets become a hundred times as
 * much once they are parsed.
 */
import { AppError } from '@vagu/core/errors'

/** Nothing of ours is nested half as deep. */
const MAX_DEPTH = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
/** Letters behind the backslash of a NUL, the one character that PostgreSQL keeps in no text. */
const NUL = [0x75, 0x30, 0x30, 0x30, 0x30]

/** Counts the values of a text that comes in pieces; whether it is JSON at all is told by who parses it. */
export class JsonCount {
  readonly #most: number
  #values = 1
  #depth = 0
  #isText = false
  /** How much of an escape has been read: -1 outside of one. */
  #escaped = -1

  /** `most`: values that the text may have. */
  constructor(max: number) {
    this.#most = max
  }

  /** Refuses with `tooLarge` for too many values, with `unreadable` for what is nested too deep or has a NUL. */
  read(bytes: Uint8Array): void {
    for (const byte of bytes)
      if (this.#isText) this.#readText(byte)
      else if (byte === QUOTE) this.#isText = true
      else if (byte === COMMA) this.#values++
      else if (OPENING.has(byte)) this.#open()
      else if (CLOSING.has(byte)) this.#depth--
    if (this.#values > this.#most) throw new AppError('tooLarge')
  }

  #open(): void {
    this.#values++
    this.#depth++
    if (this.#depth > MAX_DEPTH) throw new AppError('unreadable')
  }

  #readText(byte: number): void {
    if (this.#escaped === -1) {
      if (byte === BACKSLASH) this.#escaped = 0
      else if (byte === QUOTE) this.#isText = false
      return
    }
    this.#escaped = byte === NUL[this.#escaped] ? this.#escaped + 1 : -1
    if (this.#escaped === NUL.length) throw new AppError('unreadable')
  }
}

/** The same bytes, counted as they pass. */
export async function* counted(chunks: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  const count = new JsonCount(max)
  for await (const chunk of chunks) {
    count.read(chunk)
    yield chunk
  }
}
