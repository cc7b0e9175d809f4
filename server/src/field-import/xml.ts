/** Reads XML in one pass and hands out what it meets; builds nothing, so a reader may stop wherever it likes. */

/** Why a text is no XML that we read. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault'
  readonly reason: 'broken' | 'entities'
  constructor(reason: XmlFault['reason']) {
    super(`the XML is ${reason === 'broken' ? 'broken' : 'defining entities'}`)
    this.reason = reason
  }
}

export interface XmlReader {
  /** `name` has no prefix; `attributes` is their raw text. */
  open(name: string, attributes: string): void
  /** Text between tags as it stands there; blank text is left out. */
  text(raw: string): void
  close(name: string): void
}

/** Elements within each other; a collection of parcels has a dozen. */
const MAX_DEPTH = 100
/** Longest tag, characters: a collection names a dozen addresses in one. */
const MAX_TAG = 50_000
/** Elements of one text, each with two tags: 5,000 parcels of thirty columns, or a million points each in an element of its own. */
const MAX_ELEMENTS = 1_000_000
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LAST_CODE = 0x10ffff

/** The letter of a reference ("amp", "#245", "#xF5"); one that means nothing stays as it is written. */
function letterOf(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return NAMED[reference] ?? whole
  const isHex = /^#x/i.test(reference)
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : whole
}

/** Text with the five names and the numbers of XML as letters. */
export const unescaped = (raw: string): string =>
  raw.includes('&') ? raw.replaceAll(/&(#?\w{1,8});/g, letterOf) : raw

/** The value of an attribute by its name without prefix; undefined where there is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, key = '', double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (key.slice(key.indexOf(':') + 1) === name) return unescaped(double ?? single ?? '')
  return undefined
}

/** Where the tag that begins at `start` ends; a `>` in quotes does not end it. */
function endOfTag(text: string, start: number): number {
  for (let at = text.indexOf('>', start), from = start, quote = ''; at >= 0 && at - start <= MAX_TAG;) {
    for (; from < at; from++) {
      const letter = text[from] ?? ''
      if (letter === quote) quote = ''
      else if (quote === '' && (letter === '"' || letter === "'")) quote = letter
      else if (quote === '' && letter === '<') throw new XmlFault('broken')
    }
    if (quote === '') return at
    at = text.indexOf('>', at + 1)
  }
  throw new XmlFault('broken')
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  if (at < 0) throw new XmlFault('broken')
  return at
}

function nameIn(tag: string): { name: string; rest: string } {
  let end = 0
  while (end < tag.length && tag.charCodeAt(end) > 32 && tag[end] !== '/') end++
  if (end === 0) throw new XmlFault('broken')
  return { name: tag.slice(0, end), rest: tag.slice(end) }
}

const isBlank = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) > 32) return false
  return true
}

/** One element's beginning or end, from behind its `<` to its `>`. */
function readTag(tag: string, stack: string[], reader: XmlReader): void {
  const bare = (name: string): string => name.slice(name.indexOf(':') + 1)
  if (tag.startsWith('/')) {
    const name = tag.slice(1).trimEnd()
    if (stack.pop() !== name) throw new XmlFault('broken')
    return reader.close(bare(name))
  }
  const isEmpty = tag.endsWith('/')
  const { name, rest } = nameIn(isEmpty ? tag.slice(0, -1) : tag)
  if (stack.length === MAX_DEPTH) throw new XmlFault('broken')
  reader.open(bare(name), rest)
  if (isEmpty) reader.close(bare(name))
  else stack.push(name)
}

/** Declarations, comments and marked text; answers where to go on. */
function readSpecial(text: string, at: number, reader: XmlReader): number {
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at + 4) + 3
  if (text.startsWith('<?', at)) return endOf(text, '?>', at + 2) + 2
  if (!text.startsWith('<![CDATA[', at)) throw new XmlFault('entities')
  const end = endOf(text, ']]>', at + 9)
  reader.text(text.slice(at + 9, end).replaceAll('&', '&amp;'))
  return end + 3
}

/** Reads a whole text. Throws an XmlFault where it is cut off, badly nested, or would define names of its own. */
export function readXml(text: string, reader: XmlReader): void {
  const stack: string[] = []
  let [roots, elements] = [0, 0]
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('<', at)
    const end = open < 0 ? text.length : open
    if (!isBlank(text, at, end)) {
      if (stack.length === 0) throw new XmlFault('broken')
      reader.text(text.slice(at, end))
    }
    if (open < 0) break
    if (text[open + 1] === '!' || text[open + 1] === '?') at = readSpecial(text, open, reader)
    else {
      const close = endOfTag(text, open + 1)
      if (++elements > 2 * MAX_ELEMENTS) throw new XmlFault('broken')
      if (stack.length === 0 && ++roots > 1) throw new XmlFault('broken')
      readTag(text.slice(open + 1, close), stack, reader)
      at = close + 1
    }
  }
  if (stack.length > 0 || roots !== 1) throw new XmlFault('broken')
}
