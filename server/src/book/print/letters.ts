/** Texts as a font writes them: codes, widths, lines. What was asked once is kept, for tables repeat their words. */
import type { PdfFont } from './library.ts'

/** Texts of one font whose codes are kept. */
const MOST_KEPT = 50_000
/** Stands for a sign that the font does not have. */
export const NO_SIGN = '□'

interface Written {
  readonly codes: string
  /** In thousandths of the size. */
  readonly width: number
}

/** Signs that say nothing on paper: controls, marks of direction, half pairs. */
const SILENT = /[\p{Cc}\p{Cf}\p{Cs}]/gu

export class Letters {
  readonly #font: PdfFont
  readonly #kept = new Map<string, Written>()
  readonly #signs = new Map<string, Written>()
  readonly #known = new Map<number, boolean>()
  hasStoodIn = false

  constructor(font: PdfFont) {
    this.#font = font
  }

  get id(): string {
    return this.#font.id
  }

  get font(): PdfFont {
    return this.#font
  }

  write(text: string): Written {
    const known = this.#kept.get(text)
    if (known !== undefined) return known
    let [codes, width] = ['', 0]
    for (const sign of text) {
      const own = this.#sign(sign)
      codes += own.codes
      width += own.width
    }
    const written = { codes, width }
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(text, written)
    return written
  }

  /** One sign by itself: letters of Estonian join no others, and asking the font to look for that is most of the work. */
  #sign(sign: string): Written {
    const known = this.#signs.get(sign)
    if (known !== undefined) return known
    const [codes, places] = this.#font.encode(sign)
    const width = places.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
    const written = { codes: codes.join(''), width }
    this.#signs.set(sign, written)
    return written
  }

  /** Width in points. */
  width(text: string, size: number): number {
    return (this.write(text).width * size) / 1000
  }

  /** The text with signs that the font has. */
  plain(text: string): string {
    const heard = text.toWellFormed().normalize('NFC').replaceAll('\t', ' ').replaceAll(SILENT, '')
    if (/^[\u0020-\u007E\u00A0-\u017F]*$/.test(heard)) return heard
    return Array.from(heard, (sign) => (this.#has(sign.codePointAt(0) ?? 0) ? sign : this.#standIn())).join(
      '',
    )
  }

  /** Lines of a text that are no wider than so many points; one that goes on with another word ends in a space, for who copies or hears it. */
  lines(text: string, size: number, width: number): string[] {
    return text.split(/\r\n|[\n\r]/).flatMap((line) => this.#broken(this.plain(line).trim(), size, width))
  }

  #standIn(): string {
    this.hasStoodIn = true
    return NO_SIGN
  }

  #has(codePoint: number): boolean {
    const known = this.#known.get(codePoint)
    if (known !== undefined) return known
    const has = this.#font.font.hasGlyphForCodePoint(codePoint)
    this.#known.set(codePoint, has)
    return has
  }

  #broken(line: string, size: number, width: number): string[] {
    if (line === '') return []
    // most cells of a table are a word or two, which are asked for again and again
    if (line.length < 40 && this.width(line, size) <= width) return [line]
    const lines: string[] = []
    let current = ''
    for (const { word, isNew } of this.#words(line, size, width)) {
      const longer = current === '' ? word : `${current} ${word}`
      if (this.#sum(longer, size) <= width) current = longer
      else {
        if (current !== '') lines.push(isNew ? `${current} ` : current)
        current = word
      }
    }
    lines.push(current)
    return lines
  }

  /** Words of a line, those in pieces that are wider than it. */
  #words(line: string, size: number, width: number): { readonly word: string; readonly isNew: boolean }[] {
    return line
      .split(/ +/)
      .flatMap((each) => this.#pieces(each, size, width).map((word, i) => ({ word, isNew: i === 0 })))
  }

  /** Width by the words of a text: they are kept, long lines are not. */
  #sum(text: string, size: number): number {
    const space = this.width(' ', size)
    return text.split(' ').reduce((sum, word, i) => sum + (i === 0 ? 0 : space) + this.width(word, size), 0)
  }

  /** A word that is wider than its column, in pieces. */
  #pieces(word: string, size: number, width: number): string[] {
    if (this.width(word, size) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    let used = 0
    for (const sign of word) {
      const own = this.width(sign, size)
      if (piece !== '' && used + own > width) {
        pieces.push(piece)
        piece = ''
        used = 0
      }
      piece += sign
      used += own
    }
    return [...pieces, piece]
  }
}
