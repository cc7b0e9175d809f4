/** Lines of a text that comes in pieces. */

/** Longest line, characters: a field with the boundaries of all its years takes a tenth of it. */
const LONGEST_LINE = 8 * 1024 * 1024

export class LineTooLong extends Error {
  override readonly name = 'LineTooLong'
}

export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new LineTooLong()
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
