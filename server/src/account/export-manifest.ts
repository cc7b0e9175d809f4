/** Notes of each file of an archive what tells it from another: its size and its SHA-256. */
import type { ArchivedFile } from '@vagu/core/archive-intake/schema'
import { Sha256 } from '../archives/sha256.ts'
import type { FileToZip } from '../archives/zip-writer.ts'

const hexadecimal = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Digest by the runtime's own function: many times as fast, where all bytes are there. */
export const digestOf = async (bytes: Uint8Array): Promise<string> =>
  hexadecimal(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))

export interface Counter {
  rows: number
}

/** Rows on their way into a file, counted. */
export async function* countedRows<T>(rows: AsyncIterable<T>, counter: Counter): AsyncGenerator<T> {
  for await (const row of rows) {
    counter.rows++
    yield row
  }
}

export class Contents {
  readonly files: ArchivedFile[] = []

  /** The same file; it is noted as soon as it was read to its end. */
  async noted(file: FileToZip, counter?: Counter): Promise<FileToZip> {
    const { name } = file
    if ('bytes' in file) {
      this.files.push({ name, bytes: file.bytes.length, sha256: await digestOf(file.bytes) })
      return file
    }
    return { name, chunks: this.#passed(name, file.chunks, counter) }
  }

  async *#passed(
    name: string,
    chunks: AsyncIterable<Uint8Array>,
    counter: Counter | undefined,
  ): AsyncGenerator<Uint8Array> {
    const sum = new Sha256()
    let bytes = 0
    for await (const chunk of chunks) {
      sum.add(chunk)
      bytes += chunk.length
      yield chunk
    }
    this.files.push({ name, bytes, sha256: sum.value(), ...(counter && { rows: counter.rows }) })
  }
}
