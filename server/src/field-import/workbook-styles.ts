import { attributeOf, unescaped, type XmlReader } from './xml.ts'

/** Numbers of Excel's own formats that show a day. */
const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 17) ||
  format === 22 ||
  (format >= 27 && format <= 36) ||
  (format >= 50 && format <= 58)

/** A format with a year or a day in it, outside quotes and brackets. */
const showsDay = (code: string): boolean => /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Tells which of a workbook's styles show numbers as days. */
export class StylesReader implements XmlReader {
  /** Whether a style, by its place, shows a day. */
  readonly days: boolean[] = []
  readonly #own = new Map<number, boolean>()
  #isInCells = false

  open(name: string, attributes: string): void {
    if (name === 'cellXfs') this.#isInCells = true
    const format = Number(attributeOf(attributes, 'numFmtId') ?? Number.NaN)
    if (name === 'numFmt') this.#own.set(format, showsDay(attributeOf(attributes, 'formatCode') ?? ''))
    if (name === 'xf' && this.#isInCells) this.days.push(this.#own.get(format) ?? isBuiltInDate(format))
  }

  text(): void {
    // the formats stand in attributes alone
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isInCells = false
  }
}

/** Letters that XML cannot hold stand in workbooks as `_x000D_`. */
export const workbookText = (raw: string): string => {
  const text = unescaped(raw)
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}

/** The texts that cells of a workbook share, each once. */
export class SharedStringsReader implements XmlReader {
  readonly strings: string[] = []
  #text = ''
  #isText = false
  /** Elements of a reading aid (for Japanese) that are open. */
  #aids = 0

  open(name: string): void {
    if (name === 'si') this.#text = ''
    if (name === 'rPh') this.#aids += 1
    this.#isText = name === 't' && this.#aids === 0
  }

  text(raw: string): void {
    if (this.#isText) this.#text += workbookText(raw)
  }

  close(name: string): void {
    if (name === 'si') this.strings.push(this.#text)
    if (name === 'rPh') this.#aids -= 1
    this.#isText = false
  }
}
