/** Takes a large JSON text apart without building what nobody asked for. */

/** A text that is no JSON. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault'
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d

/** Behind the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return at + 1
  }
  throw new JsonFault()
}

/** Behind the value that begins at `start`; only brackets and strings are looked at. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at) - 1
      if (depth === 0) return at + 1
    } else if (isOpening(code)) depth++
    else if (isClosing(code)) {
      depth--
      if (depth === 0) return at + 1
      // the bracket of what the value stands in
      if (depth < 0) return at
    } else if (depth === 0 && text[at] === ',') return at
  }
  throw new JsonFault()
}

const SPACE = /\s*/y
function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  SPACE.exec(text)
  return SPACE.lastIndex
}

/** Behind a comma, or at the closing bracket; anything else is no JSON. */
function nextPart(text: string, at: number, closing: string): number {
  const place = afterSpace(text, at)
  if (text[place] === closing) return place
  if (text[place] !== ',') throw new JsonFault()
  return afterSpace(text, place + 1)
}

/** Where a value stands in its text. */
export interface JsonSlice {
  readonly from: number
  readonly to: number
}

/** The elements of the list that begins at `start`, one after another. */
export function* elementsOf(text: string, start: number): Generator<JsonSlice> {
  let at = afterSpace(text, start + 1)
  while (text[at] !== ']') {
    const to = endOfValue(text, at)
    if (to === at) throw new JsonFault()
    yield { from: at, to }
    at = nextPart(text, to, ']')
  }
}

/** The members of the object that begins at `start`: their names and where their values stand. */
export function* membersOf(text: string, start: number): Generator<JsonSlice & { readonly name: string }> {
  let at = afterSpace(text, start + 1)
  while (text[at] !== '}') {
    if (text[at] !== '"') throw new JsonFault()
    const end = endOfString(text, at)
    const colon = afterSpace(text, end)
    if (text[colon] !== ':') throw new JsonFault()
    const from = afterSpace(text, colon + 1)
    const to = endOfValue(text, from)
    yield { name: String(JSON.parse(text.slice(at, end))), from, to }
    at = nextPart(text, to, '}')
  }
}
