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
  /** Until they are put together. */
  #pieces: readonly Uint8Array<ArrayBuffer>[] | undefined
  #wrapped: Uint8Array<ArrayBuffer> | undefined

  constructor(json: string | Uint8Array | readonly Uint8Array<ArrayBuffer>[]) {
    if (typeof json === 'string') this.#text = json
    else if (json instanceof Uint8Array) this.#bytes = json
    else this.#pieces = json
  }

  get text(): string {
    return this.#text ?? decoder.decode(this.bytes)
  }

  /** The same in UTF-8: a reply that is kept is encoded once. */
  get bytes(): Uint8Array {
    this.#bytes ??= this.#pieces ? joinedBytes(this.#pieces) : encoder.encode(this.#text)
    this.#text = this.#pieces = undefined
    return this.#bytes
  }

  /** As `{ "data": … }`, to be sent: pieces go as they are, and are not copied together first. */
  get sent(): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.#pieces ? streamOf([WRAP_START, ...this.#pieces, WRAP_END]) : this.wrapped
  }

  /** As `{ "data": … }`, put together once: a reply that is kept is not copied for everybody who asks. */
  get wrapped(): Uint8Array<ArrayBuffer> {
    if (this.#wrapped) return this.#wrapped
    // a text is encoded with what stands around it: nothing is copied
    const wrapped =
      this.#text === undefined
        ? joinedBytes([WRAP_START, ...(this.#pieces ?? [this.bytes]), WRAP_END])
        : encoder.encode(`{"data":${this.#text}}`)
    this.#text = this.#pieces = undefined
    this.#bytes = wrapped.subarray(WRAP_START.length, -WRAP_END.length)
    this.#wrapped = wrapped
    return wrapped
  }
}

const streamOf = (pieces: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const left = pieces.toReversed()
  return new ReadableStream({
    pull: (controller) => {
      // what was sent is held no longer
      const piece = left.pop()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
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

/** An object whose last member is a long list that is told in parts: its text would stand whole beside its bytes, and its records too. */
export async function jsonInParts(
  members: object,
  { name, parts }: { readonly name: string; readonly parts: AsyncIterable<readonly unknown[]> },
): Promise<JsonText> {
  const head = JSON.stringify(members).slice(0, -1)
  const pieces = [encoder.encode(`${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:[`)]
  let comma = ''
  for await (const part of parts) {
    if (part.length === 0) continue
    pieces.push(encoder.encode(comma + JSON.stringify(part).slice(1, -1)))
    comma = ','
  }
  pieces.push(encoder.encode(']}'))
  return new JsonText(pieces)
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
