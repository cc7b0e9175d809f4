/** A line of text as words, numbers and signs, each with its place in the text. */

export interface Token {
  readonly kind: 'word' | 'number' | 'sign'
  readonly text: string
  /** How it is compared: small letters, composed; a number with a dot. */
  readonly key: string
  /** Places in the text, the end not included. */
  readonly start: number
  readonly end: number
}

/** A comma that was hit twice keeps its number together: it is then not understood, instead of its end being read alone. */
const TOKEN = /(\d+(?:[.,:]{1,2}\d+)*)|([\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|\S/gu

export const keyOf = (text: string): string => text.normalize('NFC').toLowerCase()

/** Without the marks on letters, as it is typed on a foreign keyboard. */
export const plainOf = (key: string): string =>
  /^[ -~]*$/.test(key) ? key : key.normalize('NFD').replaceAll(/\p{M}/gu, '')

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match): Token => {
    const [found, number, word] = match
    const place = { text: found, start: match.index, end: match.index + found.length }
    if (number !== undefined) return { ...place, kind: 'number', key: number.replace(',', '.') }
    return { ...place, kind: word === undefined ? 'sign' : 'word', key: keyOf(found) }
  })
}
