/** A page as a tree of numbered, masked nodes, in the form that rrweb's player reads. */
import { isBlocked, isClosed, isLeftOut, isStyles, maskedAttribute, maskedText, maskedValue } from './mask.ts'

/** Kinds of nodes. */
const KIND = { document: 0, doctype: 1, element: 2, text: 3 } as const

export type MaskedAttributes = Readonly<Record<string, string | true>>
export interface MaskedNode {
  readonly type: number
  readonly id: number
  readonly childNodes?: readonly MaskedNode[]
  readonly name?: string
  readonly publicId?: string
  readonly systemId?: string
  readonly tagName?: string
  readonly attributes?: MaskedAttributes
  readonly textContent?: string
}

/** Styles as they hold: they are the program's own, and the same for everybody. */
export function stylesOf(element: Element): MaskedAttributes {
  const sheet =
    element instanceof HTMLLinkElement || element instanceof HTMLStyleElement ? element.sheet : null
  return sheet ? { _cssText: [...sheet.cssRules].map(({ cssText }) => cssText).join('\n') } : {}
}

/** State of an input: its value is told as there or not there; a tick as it is. */
function inputStateOf(element: Element): MaskedAttributes {
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
    return element.checked ? { checked: true } : {}
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { value: maskedValue(element.value) }
  if (element instanceof HTMLDialogElement && element.open)
    return { rr_open_mode: element.matches(':modal') ? 'modal' : 'non-modal' }
  return {}
}

const placeholderOf = (id: number, element: Element): MaskedNode => {
  const { width, height } = element.getBoundingClientRect()
  const attributes = { rr_width: `${width}px`, rr_height: `${height}px` }
  // an empty image keeps its place in a line and takes a size
  return { type: KIND.element, id, tagName: 'img', attributes, childNodes: [] }
}

function attributesOf(element: Element): MaskedAttributes {
  const kept = [...element.attributes].flatMap(({ name, value }) => {
    const masked = maskedAttribute(name, value)
    return masked === undefined ? [] : [[name, masked] as const]
  })
  const base = { ...Object.fromEntries(kept), ...inputStateOf(element) }
  return isStyles(element) ? { ...stylesOf(element), rel: 'stylesheet' } : base
}

export class NumberedNodes {
  readonly #ids = new WeakMap<Node, number>()
  #last = 0

  /** Undefined for a node that is not recorded, or not yet. */
  idOf(node: Node | null): number | undefined {
    return node ? this.#ids.get(node) : undefined
  }

  /** Numbers a node and tells it without what is in it. */
  shellOf(node: Node): MaskedNode {
    this.#last += 1
    const id = this.#last
    this.#ids.set(node, id)
    if (node instanceof Document) return { type: KIND.document, id, childNodes: [] }
    if (node instanceof DocumentType)
      return { type: KIND.doctype, id, name: node.name, publicId: node.publicId, systemId: node.systemId }
    if (!(node instanceof Element))
      return { type: KIND.text, id, textContent: maskedText(node.textContent ?? '') }
    if (isBlocked(node)) return placeholderOf(id, node)
    return {
      type: KIND.element,
      id,
      tagName: node.localName,
      attributes: attributesOf(node),
      childNodes: [],
    }
  }

  /** Numbers a node with all that is in it. */
  treeOf(node: Node): MaskedNode {
    const shell = this.shellOf(node)
    const children = this.childrenOf(node)
    return children.length === 0
      ? shell
      : { ...shell, childNodes: children.map((child) => this.treeOf(child)) }
  }

  /** The children that are recorded. */
  childrenOf(node: Node): Node[] {
    if (node instanceof Element && isClosed(node)) return []
    return [...node.childNodes].filter((child) => !isLeftOut(child))
  }

  forget(node: Node): void {
    this.#ids.delete(node)
    for (const child of node.childNodes) this.forget(child)
  }
}
