/** Numbers that stand nowhere else, looked for in what is answered. */

/** Ids, tokens and digests: long enough for any number to stand in one by chance. */
const LONG_WORD = /[\w-]{20,}/g

const writtenAs = (number: number): readonly string[] => [
  String(number),
  number.toFixed(2),
  number.toFixed(2).replace('.', ','),
]

/** Marks that stand in a text as words of their own, as JSON or as a document would write them, also as cents. */
export function marksIn(text: string, marks: readonly number[]): number[] {
  const words = text.replaceAll(LONG_WORD, ' ')
  const stands = (written: string): boolean =>
    new RegExp(`(?<![\\w.,])${written.replace('.', '\\.')}(?!\\w|[.,]\\d)`).test(words)
  return marks.filter((mark) => [mark, mark / 100].flatMap(writtenAs).some(stands))
}
