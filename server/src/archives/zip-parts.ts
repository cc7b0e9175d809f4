/** Reads a zip archive that lies elsewhere in parts: its directory, and each file by itself. */
import { inflatedPieces, ZipFault } from './zip.ts'

/** Bytes from one place to another. */
export type ReadPart = (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>

export interface PlacedEntry {
  readonly name: string
  readonly isDeflated: boolean
  /** Where its header begins. */
  readonly offset: number
  readonly packedSize: number
  readonly size: number
  readonly checksum: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535
const [STORED, DEFLATED] = [0, 8]
/** Means in the old format that the number stands elsewhere. */
const ELSEWHERE = 0xffffffff

const broken = () => new ZipFault('broken')
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endOf(view: DataView): { count: number; size: number; offset: number } {
  for (let at = view.byteLength - END_SIZE; at >= 0; at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY)
      return {
        count: view.getUint16(at + 10, true),
        size: view.getUint32(at + 12, true),
        offset: view.getUint32(at + 16, true),
      }
  throw broken()
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): PlacedEntry {
  if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken()
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const isEncrypted = flags % 2 === 1
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw broken()
  if (packedSize === ELSEWHERE || size === ELSEWHERE) throw broken()
  if (method === STORED && packedSize !== size) throw broken()
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))),
    isDeflated: method === DEFLATED,
    offset: view.getUint32(at + 42, true),
    packedSize,
    size,
    checksum: view.getUint32(at + 16, true),
  }
}

/** The directory of an archive of so many bytes. Refuses one that is cut off, encrypted, or whose files overlap. */
export async function placedEntries(read: ReadPart, length: number): Promise<PlacedEntry[]> {
  try {
    const end = endOf(viewOf(await read(Math.max(0, length - END_SIZE - LONGEST_COMMENT), length)))
    if (end.offset + end.size > length) throw broken()
    const bytes = await read(end.offset, end.offset + end.size)
    const view = viewOf(bytes)
    const entries: PlacedEntry[] = []
    for (let at = 0; entries.length < end.count;) {
      entries.push(entryAt(bytes, view, at))
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    if (entries.reduce((sum, { packedSize }) => sum + packedSize, 0) > length) throw broken()
    return entries
  } catch (error) {
    if (error instanceof RangeError) throw broken()
    throw error
  }
}

/** A file as it lies in the archive. */
export async function packedBytes(read: ReadPart, entry: PlacedEntry): Promise<Uint8Array<ArrayBuffer>> {
  const head = await read(entry.offset, entry.offset + 30)
  const view = viewOf(head)
  if (head.length < 30 || view.getUint32(0, true) !== LOCAL_HEADER) throw broken()
  const start = entry.offset + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  const bytes = await read(start, start + entry.packedSize)
  if (bytes.length !== entry.packedSize) throw broken()
  return bytes
}

export interface PackedFile extends Pick<PlacedEntry, 'name' | 'isDeflated' | 'size'> {
  readonly packed: Uint8Array<ArrayBuffer>
}

/** Its contents in pieces; never more than it promises. */
export async function* unpacked(file: PackedFile): AsyncGenerator<Uint8Array> {
  if (file.isDeflated) yield* inflatedPieces(file.packed, file.size)
  else yield file.packed
}
