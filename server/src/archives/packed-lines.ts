/** Many rows, packed as they come: thousands of jobs take some megabytes. */
import { linesOf } from './lines.ts'
import { inflatedPieces } from './zip.ts'

/** Text is put together up to this before it is packed, characters. */
const PIECE = 64 * 1024

export interface PackedLines {
  readonly packed: Uint8Array<ArrayBuffer>
  /** Unpacked, bytes. */
  readonly size: number
  readonly count: number
}

export class LinePacker {
  readonly #packer = new CompressionStream('deflate-raw')
  readonly #writer = this.#packer.writable.getWriter()
  // not `bytes()`: the answers of the server that a home puts in place of the runtime's have everything but that
  readonly #packed = new Response(this.#packer.readable).arrayBuffer()
  readonly #encoder = new TextEncoder()
  #waiting = ''
  #size = 0
  #count = 0

  async add(line: string): Promise<void> {
    this.#waiting += `${line}\n`
    this.#count++
    if (this.#waiting.length >= PIECE) await this.#write()
  }

  async end(): Promise<PackedLines> {
    await this.#write()
    await this.#writer.close()
    return { packed: new Uint8Array(await this.#packed), size: this.#size, count: this.#count }
  }

  async #write(): Promise<void> {
    const bytes = this.#encoder.encode(this.#waiting)
    this.#waiting = ''
    this.#size += bytes.length
    await this.#writer.write(bytes)
  }
}

export const linesIn = ({ packed, size }: PackedLines): AsyncGenerator<string> =>
  linesOf(inflatedPieces(packed, size))
