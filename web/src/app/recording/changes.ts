/** Changes in a page, masked, as one event of rrweb's form. */
import { isBlocked, isClosed, isLeftOut, maskedAttribute, maskedText } from './mask.ts'
import type { MaskedNode, NumberedNodes } from './nodes.ts'

interface Added {
  readonly parentId: number
  readonly nextId: number | null
  readonly node: MaskedNode
}
export interface Changes {
  readonly source: 0
  readonly removes: readonly { readonly parentId: number; readonly id: number }[]
  readonly adds: readonly Added[]
  readonly texts: readonly { readonly id: number; readonly value: string }[]
  readonly attributes: readonly {
    readonly id: number
    readonly attributes: Readonly<Record<string, string | null>>
  }[]
}

function removesIn(records: readonly MutationRecord[], nodes: NumberedNodes): Changes['removes'] {
  return records.flatMap(({ target, removedNodes }) =>
    [...removedNodes].flatMap((node) => {
      const [id, parentId] = [nodes.idOf(node), nodes.idOf(target)]
      if (id === undefined) return []
      nodes.forget(node)
      return parentId === undefined ? [] : [{ parentId, id }]
    }),
  )
}

/** The next node beside it that has a number. */
function nextIdOf(node: Node, nodes: NumberedNodes): number | null {
  let next = node.nextSibling
  while (next && nodes.idOf(next) === undefined) next = next.nextSibling
  return nodes.idOf(next) ?? null
}

/** A node and what is in it, each by itself: a parent before its children, and the last of them first, so that each knows the next. */
function addsOf(node: Node, nodes: NumberedNodes): Added[] {
  const parentId = nodes.idOf(node.parentNode)
  if (parentId === undefined) return []
  const own = { parentId, nextId: nextIdOf(node, nodes), node: nodes.shellOf(node) }
  return [
    own,
    ...nodes
      .childrenOf(node)
      .toReversed()
      .flatMap((child) => addsOf(child, nodes)),
  ]
}

const isLater = (one: Node, other: Node): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1

/** Whether it is part of the recording, and not inside something that is only told as a place. */
const isSeen = (node: Node): boolean => {
  const parent = node.parentElement
  return node.isConnected && !isLeftOut(node) && !(parent && isClosed(parent))
}

function addsIn(records: readonly MutationRecord[], nodes: NumberedNodes): Added[] {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  return [...added]
    .filter((node) => isSeen(node))
    .toSorted(isLater)
    .flatMap((node) => (nodes.idOf(node) === undefined ? addsOf(node, nodes) : []))
}

function textsIn(records: readonly MutationRecord[], nodes: NumberedNodes): Changes['texts'] {
  const changed = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target))
  return [...changed].flatMap((node) => {
    const id = nodes.idOf(node)
    return id === undefined ? [] : [{ id, value: maskedText(node.textContent ?? '') }]
  })
}

function attributesIn(records: readonly MutationRecord[], nodes: NumberedNodes): Changes['attributes'] {
  const changed = new Map<Element, Record<string, string | null>>()
  for (const { target, attributeName } of records) {
    if (!(target instanceof Element) || attributeName === null || isBlocked(target)) continue
    const value = target.getAttribute(attributeName)
    const masked = maskedAttribute(attributeName, value ?? '')
    if (masked === undefined) continue
    changed.set(target, {
      ...changed.get(target),
      [attributeName]: value === null ? null : masked,
    })
  }
  return [...changed].flatMap(([element, attributes]) => {
    const id = nodes.idOf(element)
    return id === undefined ? [] : [{ id, attributes }]
  })
}

/** Undefined where nothing has changed that is recorded. */
export function changesOf(records: readonly MutationRecord[], nodes: NumberedNodes): Changes | undefined {
  const removes = removesIn(records, nodes)
  const texts = textsIn(records, nodes)
  const attributes = attributesIn(records, nodes)
  const adds = addsIn(records, nodes)
  const isNothing = removes.length + texts.length + attributes.length + adds.length === 0
  return isNothing ? undefined : { source: 0, removes, adds, texts, attributes }
}
