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
function countOf(bytes: Uint8Array, wanted: readonly number[]): number {
  let count = 0
  for (const byte of bytes) if (byte >= 0x80 && wanted.includes(byte)) count += 1
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

/** Text by its byte order mark, else UTF-8, else the Baltic or the Western code page, whichever its š and ž suit. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), brokenAt: null }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode(bytes, 'utf-16be'), brokenAt: null }
  const whole = ifWhole(bytes, 'utf-8')
  if (whole !== undefined) return { text: whole, brokenAt: null }
  const text = decode(bytes, 'utf-8')
  const letters = lettersOf(text)
  if (letters.whole > letters.broken)
    return { text, brokenAt: text.slice(0, text.indexOf('\uFFFD')).split('\n').length }
  const isWestern = countOf(bytes, WESTERN) > countOf(bytes, BALTIC)
  return { text: decode(bytes, isWestern ? 'windows-1252' : 'windows-1257'), brokenAt: null }
}
