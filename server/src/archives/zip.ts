/** Reads zip archives; works wherever DecompressionStream does. */

/** Fault of an archive: cut off, changed or encrypted; or more in it than may be unpacked. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault'
  readonly reason: 'broken' | 'tooLarge'
  constructor(reason: ZipFault['reason']) {
    super(`the archive is ${reason}`)
    this.reason = reason
  }
}
const broken = () => new ZipFault('broken')

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const MAX_ENTRIES = 1000
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8

/** A file in an archive, as the archive's directory describes it. */
export interface ZipEntry {
  readonly name: string
  readonly packed: Uint8Array<ArrayBuffer>
  readonly isDeflated: boolean
  /** Size that the directory promises, bytes. */
  readonly size: number
  readonly checksum: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function findDirectory(view: DataView): { count: number; offset: number } {
  const lowest = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT)
  for (let at = view.byteLength - 22; at >= lowest; at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY)
      return { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) }
  throw broken()
}

function entryAt(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): ZipEntry {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const local = view.getUint32(at + 42, true)
  const isEncrypted = flags % 2 === 1
  if (
    view.getUint32(local, true) !== LOCAL_HEADER ||
    isEncrypted ||
    (method !== STORED && method !== DEFLATED)
  )
    throw broken()
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const end = start + packed
  // what is stored as it is could promise nothing, and lie there a thousand times
  if (end > bytes.length || (method === STORED && packed !== size)) throw broken()
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))),
    packed: bytes.subarray(start, end),
    isDeflated: method === DEFLATED,
    size,
    checksum: view.getUint32(at + 16, true),
  }
}

/** The directory of an archive. Refuses one that is cut off, encrypted, or too large for the old zip format. */
export function listZip(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  try {
    const view = viewOf(bytes)
    const { count, offset } = findDirectory(view)
    if (count > MAX_ENTRIES) throw broken()
    const entries: ZipEntry[] = []
    let at = offset
    for (let i = 0; i < count; i++) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken()
      entries.push(entryAt(bytes, view, at))
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  } catch (error) {
    if (error instanceof RangeError) throw broken()
    throw error
  }
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

/** CRC-32, as zip has it, of bytes that come in pieces. */
export class Checksum {
  #sum = 0xffffffff

  add(bytes: Uint8Array): void {
    let sum = this.#sum
    // an index and not an iterator: three times as fast over megabytes
    for (let at = 0; at < bytes.length; at++)
      sum = (checksums[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8)
    this.#sum = sum
  }

  value(): number {
    return (this.#sum ^ 0xffffffff) >>> 0
  }
}

/** The same of bytes that are there. */
export function checksumOf(bytes: Uint8Array): number {
  const sum = new Checksum()
  sum.add(bytes)
  return sum.value()
}

/** Unpacks what is deflated piece by piece, stopping as soon as more comes out than was promised. */
export async function* inflatedPieces(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): AsyncGenerator<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  let length = 0
  try {
    for await (const chunk of stream as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > size) break
      yield chunk
    }
  } catch {
    throw broken()
  }
  if (length !== size) throw broken()
}

/** The same as a whole. */
async function inflated(entry: ZipEntry): Promise<Uint8Array> {
  const target = new Uint8Array(entry.size)
  let length = 0
  for await (const chunk of inflatedPieces(entry.packed, entry.size)) {
    target.set(chunk, length)
    length += chunk.length
  }
  return target
}

/** Whether bytes begin as an archive does. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The contents of entries, checked by their sums. Refuses before unpacking when together they promise more than
 * `maxBytes`.
 */
export async function unzip(
  entries: readonly ZipEntry[],
  maxBytes: number,
): Promise<Map<string, Uint8Array>> {
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > maxBytes) throw new ZipFault('tooLarge')
  const contents = new Map<string, Uint8Array>()
  for (const entry of entries) {
    const bytes = entry.isDeflated ? await inflated(entry) : entry.packed
    if (checksumOf(bytes) !== entry.checksum) throw broken()
    contents.set(entry.name, bytes)
  }
  return contents
}
