/**
 * Writes a zip archive as it is read: no file of it stands in memory as a whole but those that are handed over so. Works
 * wherever CompressionStream does. The old format holds 65,535 files and 4 GB.
 */
import { chunksOf } from '../http/chunks.ts'
import { Checksum, checksumOf } from './zip.ts'

type BytesToZip = { readonly chunks: AsyncIterable<Uint8Array> } | { readonly bytes: Uint8Array }
/** A file whose bytes come in pieces and are packed, or one that is handed over whole and stored as it is. */
export type FileToZip = { readonly name: string } & BytesToZip

/** Most files and bytes of an archive; the directory at its end has room beside them. */
export const MAX_ZIP_FILES = 60_000
export const MAX_ZIP_BYTES = 4_000_000_000

const LOCAL_HEADER = 0x04034b50
const DESCRIPTOR = 0x08074b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const VERSION = 20
/** Names are UTF-8; sums and sizes stand behind the content. */
const UTF8 = 0x0800
const SUMS_BEHIND = 0x0008

/** Numbers of 2 or 4 bytes, the lowest byte first. */
function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of values) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** The day and time of an archive's files, as MS-DOS had them. */
function stampOf(now: Date): { time: number; day: number } {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  return {
    time,
    day: ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
  }
}

/** Facts of a file that its header and the directory both tell. */
interface Facts {
  readonly name: Uint8Array
  readonly flags: number
  readonly method: 0 | 8
  checksum: number
  packed: number
  size: number
  readonly offset: number
}

const common = ({ flags, method, checksum, packed, size, name }: Facts, now: Date) => {
  const { time, day } = stampOf(now)
  return [
    [VERSION, 2],
    [flags, 2],
    [method, 2],
    [time, 2],
    [day, 2],
    [checksum, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ] as const
}
const localHeader = (facts: Facts, now: Date) => numbers([LOCAL_HEADER, 4], ...common(facts, now))
const directoryEntry = (facts: Facts, now: Date) =>
  numbers(
    [DIRECTORY_ENTRY, 4],
    [VERSION, 2],
    ...common(facts, now),
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [facts.offset, 4],
  )

/** Pieces as a stream, taken only as fast as they are wanted. */
export function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** Packs pieces; what they were is noted in the facts. */
async function* packedPieces(chunks: AsyncIterable<Uint8Array>, facts: Facts): AsyncGenerator<Uint8Array> {
  const sum = new Checksum()
  async function* counted() {
    for await (const chunk of chunks) {
      sum.add(chunk)
      facts.size += chunk.length
      yield chunk
    }
  }
  const packer = new CompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>
  for await (const piece of chunksOf(streamOf(counted()).pipeThrough(packer).getReader())) {
    facts.packed += piece.length
    yield piece
  }
  facts.checksum = sum.value()
}

function factsOf(file: FileToZip, offset: number): Facts {
  const name = new TextEncoder().encode(file.name)
  if (!('bytes' in file))
    return { name, flags: UTF8 | SUMS_BEHIND, method: 8, checksum: 0, packed: 0, size: 0, offset }
  const { length } = file.bytes
  return {
    name,
    flags: UTF8,
    method: 0,
    checksum: checksumOf(file.bytes),
    packed: length,
    size: length,
    offset,
  }
}

/** The archive of these files, piece by piece. */
export async function* zipOf(files: AsyncIterable<FileToZip>, now: Date): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let [written, count] = [0, 0]
  const noted = (piece: Uint8Array) => {
    written += piece.length
    return piece
  }
  for await (const file of files) {
    const facts = factsOf(file, written)
    yield noted(localHeader(facts, now))
    yield noted(facts.name)
    if ('bytes' in file) yield noted(file.bytes)
    else {
      for await (const piece of packedPieces(file.chunks, facts)) yield noted(piece)
      yield noted(numbers([DESCRIPTOR, 4], [facts.checksum, 4], [facts.packed, 4], [facts.size, 4]))
    }
    directory.push(directoryEntry(facts, now), facts.name)
    count++
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0)
  yield* directory
  yield numbers(
    [END_OF_DIRECTORY, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [written, 4],
    [0, 2],
  )
}
