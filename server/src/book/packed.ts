/** A book as one text of a column: JSON, packed, in base 64. */
import type { Book } from '@vagu/core/book/book'
import { canonicalText, codeOfDigest } from '@vagu/core/book/canonical'
import { z } from 'zod'
import { ownText } from '../db/stored.ts'

const StoredBook = z.custom<Book>()
/** Bytes that are turned into letters at once: a function takes no more arguments. */
const STEP = 8190

function lettersOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += STEP)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + STEP))))
  return parts.join('')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters)
  const bytes = new Uint8Array(plain.length)
  // an index and not an iterator: ten times as fast over megabytes
  for (let at = 0; at < plain.length; at++) bytes[at] = plain.charCodeAt(at)
  return bytes
}

const through = (bytes: Uint8Array<ArrayBuffer>, way: ReadableWritablePair): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer()

export async function packedBook(book: Book): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(book))
  return lettersOf(new Uint8Array(await through(bytes, new CompressionStream('deflate-raw'))))
}

export async function unpackedBook(packed: string): Promise<Book> {
  const bytes = await through(bytesOf(packed), new DecompressionStream('deflate-raw'))
  return ownText(StoredBook, new TextDecoder().decode(bytes))
}

/** The code that the content of a book has, whoever prints it. */
export async function codeOf(book: Book): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalText(book)))
  return codeOfDigest(new Uint8Array(digest))
}
