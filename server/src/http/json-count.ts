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
/** `[` and `{`, `]` and `}`: the same but for one bit. */
const OPENING = 0x5b
const CLOSING = 0x5d
const CURLY = 0x20
/** Letters behind the backslash of a NUL, the one character that PostgreSQL keeps in no text. */
const NUL = [0x75, 0x30, 0x30, 0x30, 0x30]

/** Where a text ends, or an escape in it begins. */
function endOfPlain(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++
  return at
}

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
    for (let at = 0; at < bytes.length; at++) {
      if (this.#isText && this.#escaped === -1) at = endOfPlain(bytes, at)
      const byte = bytes[at]
      if (byte === undefined) break
      if (this.#isText) this.#readText(byte)
      else if (byte === QUOTE) this.#isText = true
      else if (byte === COMMA) this.#values++
      else if (byte === OPENING || byte === OPENING + CURLY) this.#open()
      else if (byte === CLOSING || byte === CLOSING + CURLY) this.#depth--
    }
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
