/** A strict little reader of XML, for tests of what we write: elements, attributes and text; refuses what is not well-formed. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*>|([^<]+)/gy
const ENTITY = /&(?:amp|lt|gt|quot);/g
const PLAIN: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function plain(text: string): string {
  if (text.replaceAll(ENTITY, '').includes('&')) throw new Error(`a lone & in "${text}"`)
  return text.replaceAll(ENTITY, (entity) => PLAIN[entity] ?? entity)
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value ?? '')]),
  )

function close(open: XmlElement[], name: string): void {
  const ended = open.pop()
  if (ended?.name !== name || open.length === 0) throw new Error(`</${name}> ends <${ended?.name}>`)
}

export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let end = 0
  for (const { 0: token, 1: slash, 2: name, 3: attributes = '', 4: content, index } of text.matchAll(TOKEN)) {
    end = index + token.length
    const parent = open.at(-1)
    if (parent === undefined) throw new Error('nothing is open')
    if (content !== undefined) parent.text += plain(content)
    else if (slash === '/') close(open, name ?? '')
    else if (name !== undefined) {
      const element = { name, attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      open.push(element)
    }
  }
  if (end !== text.length || open.length !== 1 || root.children.length !== 1)
    throw new Error('no whole document')
  return root.children[0] ?? root
}

/** The elements at a path below: `cac:Party/cbc:Name`. */
export const at = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )
