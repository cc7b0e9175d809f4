/** Reads multipart/form-data (RFC 7578) as it comes, so that no file need be held in memory. */

/** Longest head of a part, bytes: a name of a file and what browsers write beside it. */
const MAX_HEAD = 16_384

/** The body is none, or ends in the middle. */
export class BrokenMultipart extends Error {
  override readonly name = 'BrokenMultipart'
}

export interface Part {
  readonly name: string
  /** Nothing for a part that is no file. */
  readonly fileName: string | undefined
  /** To be read before the next part is asked for; what is left of it is passed over. */
  readonly content: AsyncGenerator<Uint8Array>
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const LINE = bytesOf('\r\n')
const HEAD_END = bytesOf('\r\n\r\n')

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  for (let at = bytes.indexOf(mark[0] ?? 0); at !== -1; at = bytes.indexOf(mark[0] ?? 0, at + 1)) {
    let same = 1
    while (same < mark.length && bytes[at + same] === mark[same]) same++
    if (same === mark.length) return at
  }
  return -1
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

class Scanner {
  readonly #chunks: AsyncIterator<Uint8Array>
  /** A body may begin with its first mark, which elsewhere ends a line. */
  #held = LINE

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next()
    if (next.done) throw new BrokenMultipart('the body ends in the middle')
    this.#held = this.#held.length === 0 ? next.value : concat(this.#held, next.value)
  }

  /** Bytes before a mark, in pieces; the mark itself is passed. */
  async *until(mark: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(this.#held, mark)
      const end = at === -1 ? this.#held.length - mark.length + 1 : at
      const before = this.#held.subarray(0, Math.max(0, end))
      this.#held = this.#held.subarray(at === -1 ? before.length : at + mark.length)
      if (before.length > 0) yield before
      if (at !== -1) return
      await this.#more()
    }
  }

  async text(mark: Uint8Array): Promise<string> {
    let bytes: Uint8Array = new Uint8Array(0)
    for await (const piece of this.until(mark)) {
      bytes = concat(bytes, piece)
      if (bytes.length > MAX_HEAD) throw new BrokenMultipart('the head of a part is too long')
    }
    return new TextDecoder().decode(bytes)
  }

  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more()
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return new TextDecoder().decode(taken)
  }
}

async function pass(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

/** Browsers write a quotation mark and the ends of lines in a name as these. */
const ESCAPES: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }
const valueOf = (head: string, name: string): string | undefined =>
  new RegExp(`^content-disposition:[^\\r]*;\\s*${name}="([^"]*)"`, 'im')
    .exec(head)?.[1]
    ?.replaceAll(/%(?:22|0D|0A)/g, (escape) => ESCAPES[escape] ?? escape)

/** The boundary that a content type names; nothing where it is no multipart. */
export function boundaryIn(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? []
  return quoted ?? plain
}

/** The parts of a body, one after the other. Throws `BrokenMultipart`. */
export async function* partsIn(chunks: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const scanner = new Scanner(chunks)
  const mark = bytesOf(`\r\n--${boundary}`)
  await pass(scanner.until(mark))
  for (;;) {
    const after = await scanner.take(2)
    if (after === '--') return
    if (after !== '\r\n') throw new BrokenMultipart('a boundary does not end its line')
    const head = await scanner.text(HEAD_END)
    const content = scanner.until(mark)
    yield { name: valueOf(head, 'name') ?? '', fileName: valueOf(head, 'filename'), content }
    await pass(content)
  }
}
