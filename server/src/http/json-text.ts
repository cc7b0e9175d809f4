const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

const [WRAP_START, WRAP_END] = [encoder.encode('{"data":'), encoder.encode('}')]

/**
 * A reply that is JSON already. The documents of records are stored as they travel, so a list need not be parsed
 * and written anew: that is most of the time a long list takes.
 */
export class JsonText {
  /** Until it is encoded: a kept reply is not held twice. */
  #text: string | undefined
  #bytes: Uint8Array | undefined
  #wrapped: Uint8Array<ArrayBuffer> | undefined

  constructor(json: string | Uint8Array) {
    if (typeof json === 'string') this.#text = json
    else this.#bytes = json
  }

  get text(): string {
    return this.#text ?? decoder.decode(this.#bytes)
  }

  /** The same in UTF-8: a reply that is kept is encoded once. */
  get bytes(): Uint8Array {
    this.#bytes ??= encoder.encode(this.#text)
    this.#text = undefined
    return this.#bytes
  }

  /** As `{ "data": … }`, put together once: a reply that is kept is not copied for everybody who asks. */
  get wrapped(): Uint8Array<ArrayBuffer> {
    if (this.#wrapped) return this.#wrapped
    const wrapped = joinedBytes([WRAP_START, this.bytes, WRAP_END])
    this.#bytes = wrapped.subarray(WRAP_START.length, -WRAP_END.length)
    this.#wrapped = wrapped
    return wrapped
  }
}

/** Pieces of UTF-8 as one. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The JSON of a stored document with members before its own; a document is never empty. */
export const withMembers = (members: object, document: string): string =>
  `${JSON.stringify(members).slice(0, -1)},${document.slice(1)}`

/** A list of records that are JSON already. */
export const jsonList = (records: readonly string[]): string => `[${records.join(',')}]`

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The same JSON with characters beyond Latin-1 as escapes. A text without them takes half the room in whoever reads it, and
 * a third of the time to decode: worth it for long answers of many sentences.
 */
export const narrowJson = (json: string): string => json.replaceAll(/[\u0100-\uffff]/g, escaped)
