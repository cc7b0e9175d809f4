/** The content of a book as one text: what the code of an extract is told from. */
import type { Book } from './book.ts'

/** Version of the text. A book whose tables have other columns has other codes too: their keys stand in it. */
const FORMAT = 'vagu-book-2'

/** The same records give the same text, whenever and by whichever program they are printed. */
export const canonicalText = ({ title, tables, map }: Book): string =>
  JSON.stringify([
    FORMAT,
    title,
    tables.map(({ key, columns, rows }) => [
      key,
      columns.map((column) => column.key),
      rows.map(({ id, cells }) => [id, cells]),
    ]),
    map.map(({ name, mark }) => [name, mark]),
  ])

/** Letters and digits without those that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** The first 80 bits of a digest, as four groups of four. */
export function codeOfDigest(digest: Uint8Array): string {
  const bits = [...digest.subarray(0, (LENGTH * 5) / 8)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  const letters = Array.from(
    { length: LENGTH },
    (_, i) => LETTERS[Number.parseInt(bits.slice(i * 5, i * 5 + 5), 2)],
  )
  return groupedCode(letters.join(''))
}

export const groupedCode = (letters: string): string => letters.match(/.{4}/g)?.join('-') ?? letters
