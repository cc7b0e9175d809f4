/**
 * Masking of a page in a recording: its structure alone may leave it. Every letter and digit is a star, and what
 * could hold a name is left out.
 */

/** Text in the length of its words, so that the page keeps its shape. */
export const maskedText = (text: string): string => text.replaceAll(/\S/g, '*')

/** Value that was typed or chosen, masked: not even its length shows. */
export const maskedValue = (value: string): string => (value === '' ? '' : '***')

/** Attributes that speak of form alone. */
const PLAIN: ReadonlySet<string> = new Set([
  'class',
  'colspan',
  'dir',
  'disabled',
  'hidden',
  'lang',
  'multiple',
  'open',
  'readonly',
  'role',
  'rowspan',
  'size',
  'type',
])
/** The look of the whole page. */
const LOOKS: ReadonlySet<string> = new Set([
  'data-appearance',
  'data-density',
  'data-mantine-color-scheme',
  'data-position',
  'data-size',
  'data-variant',
])
/** States that styles ask for: one of these words, and no other. */
const STATES: ReadonlySet<string> = new Set([
  '',
  'true',
  'false',
  'mixed',
  'page',
  'ascending',
  'descending',
  'none',
])

const HAS_COLOUR = /colou?r|background|fill|stroke|content/i
/** Lengths, places and words of the theme; no addresses, no colours, and no shares, which could be somebody's figures. */
const IS_PLACE = /^[-+\w\s.,()*/]+$/
const WHOLE = /^(?:0|50|100)%$/
/** A variable of the theme, whatever it is for. */
const OF_THEME = /^var\(--(?:mantine|vagu)-[\w-]+\)$/
const IS_FUNCTION_OF_COLOUR = /\b(?:url|rgba?|hsla?|oklch|oklab|lch|lab|color|image)\(/i

function isPlace(declaration: string): boolean {
  const [property = '', ...rest] = declaration.split(':')
  const value = rest.join(':').trim()
  if (OF_THEME.test(value)) return true
  if (HAS_COLOUR.test(property) || IS_FUNCTION_OF_COLOUR.test(value)) return false
  return IS_PLACE.test(value) || WHOLE.test(value)
}

const maskedStyle = (style: string): string =>
  style
    .split(';')
    .filter((declaration) => isPlace(declaration))
    .join(';')

/** The value of an attribute as it may leave; undefined where it may not. */
export function maskedAttribute(name: string, value: string): string | undefined {
  if (PLAIN.has(name) || LOOKS.has(name)) return value
  if (name === 'style') return maskedStyle(value)
  return /^(?:data|aria)-/.test(name) && STATES.has(value) ? value : undefined
}

const BLOCKED: ReadonlySet<string> = new Set([
  'audio',
  'canvas',
  'embed',
  'iframe',
  'img',
  'object',
  'picture',
  'svg',
  'video',
])
const LEFT_OUT: ReadonlySet<string> = new Set(['base', 'meta', 'noscript', 'script', 'template', 'title'])

/** Pictures, maps and drawings: only their place is told. */
export const isBlocked = (element: Element): boolean =>
  BLOCKED.has(element.localName) || element.classList.contains('maplibregl-map')

export const isStyles = (element: Element): boolean =>
  element.localName === 'link' || element.localName === 'style'

/** Whether nothing inside it is told. */
export const isClosed = (element: Element): boolean => isBlocked(element) || isStyles(element)

const OTHER_NODES: ReadonlySet<number> = new Set([
  Node.TEXT_NODE,
  Node.DOCUMENT_NODE,
  Node.DOCUMENT_TYPE_NODE,
])

/** Nodes that are no part of a recording at all. */
export const isLeftOut = (node: Node): boolean =>
  node instanceof Element
    ? LEFT_OUT.has(node.localName) || (node.localName === 'link' && node.getAttribute('rel') !== 'stylesheet')
    : !OTHER_NODES.has(node.nodeType)
