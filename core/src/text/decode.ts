/** The decoder of the web standard, which browsers, Node and the desktop shell have; the library of `core` does not name it. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { readonly decode: (bytes: Uint8Array) => string }

const decode = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes)

function ifWhole(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Bytes of š and ž: each code page keeps them where the other has nothing that Estonian writes. */
const BALTIC = [0xf0, 0xfe, 0xd0, 0xde]
const WESTERN = [0x9a, 0x9e, 0x8a, 0x8e]
function countOf(bytes: Uint8Array, keywords: readonly number[]): number {
  let count = 0
  for (const byte of bytes) if (byte >= 0x80 && keywords.includes(byte)) count += 1
  return count
}

const REPLACED = 0xfffd

/** Letters beyond ASCII that came out whole, and those that did not, when the bytes are read as UTF-8. */
function lettersOf(text: string): { whole: number; broken: number } {
  const letters = { whole: 0, broken: 0 }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === REPLACED) letters.broken += 1
    else if (code >= 0x80) letters.whole += 1
  }
  return letters
}

export interface Decoded {
  readonly text: string
  /** Whether it is UTF-8 with broken places; `line` is the first of them, counted from 1. */
  readonly brokenAt: number | null
}

/** Code pages that write Estonian alike but for š and ž: which of them it is, the bytes tell better than a name. */
const ALIKE = new Set(['windows-1257', 'windows-1252', 'iso-8859-1'])

/** A name as `.cpg` files and XML have it (UTF-8, 1257, ANSI 1257) as the web standard has it; '' for one it does not know. */
function knownLabel(name: string): string {
  const label = name
    .trim()
    .toLowerCase()
    .replace(/^(?:ansi|cp|windows)?[ -]?(\d{4})$/, 'windows-$1')
  try {
    decode(new Uint8Array(), label)
    return label
  } catch {
    return ''
  }
}

/** The code page of bytes that are no UTF-8. */
function pageOf(bytes: Uint8Array, named: string): string {
  const [western, baltic] = [countOf(bytes, WESTERN), countOf(bytes, BALTIC)]
  const label = knownLabel(named)
  const isDeclared = label !== '' && !/^utf-?8$/.test(label)
  if (isDeclared && (!ALIKE.has(label) || western === baltic)) return label
  return western > baltic ? 'windows-1252' : 'windows-1257'
}

/** The encoding of bytes that are no whole UTF-8. */
function encodingOfOther(bytes: Uint8Array, named: string): string {
  const letters = lettersOf(decode(bytes, 'utf-8'))
  return letters.whole > letters.broken ? 'utf-8' : pageOf(bytes, named)
}

/** The encoding that a byte order mark tells. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * The encoding of bytes by their byte order mark, else UTF-8 where most letters come out whole, else a code page: the
 * named one, or the Baltic or the Western one, whichever its š and ž suit. A file that is UTF-8 and says otherwise is UTF-8.
 */
export function encodingOf(bytes: Uint8Array, named = ''): string {
  const marked = markedEncoding(bytes)
  if (marked !== undefined) return marked
  return ifWhole(bytes, 'utf-8') === undefined ? encodingOfOther(bytes, named) : 'utf-8'
}

/** Text in the encoding that its bytes have; `named` is what the file says of it. */
export function decodeText(bytes: Uint8Array, named = ''): Decoded {
  const marked = markedEncoding(bytes)
  if (marked !== undefined) return { text: decode(bytes, marked), brokenAt: null }
  const whole = ifWhole(bytes, 'utf-8')
  if (whole !== undefined) return { text: whole, brokenAt: null }
  const label = encodingOfOther(bytes, named)
  const text = decode(bytes, label)
  if (label !== 'utf-8') return { text, brokenAt: null }
  return { text, brokenAt: text.slice(0, text.indexOf('\uFFFD')).split('\n').length }
}
