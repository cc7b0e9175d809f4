/** How an element is shown where there are no style sheets: by its own style, its attributes, and what it inherits. */

const isNotShown = (element: Element): boolean =>
  element.hasAttribute('hidden') || (element.localName === 'dialog' && !element.hasAttribute('open'))

const own = (element: Element, name: string): string =>
  'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : ''

/** The nearest word of an element or what stands around it. */
function inherited(element: Element, name: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = own(each, name)
    if (value !== '') return value
  }
  return ''
}

function valueOf(element: Element, name: string): string {
  if (name === 'display') return isNotShown(element) ? 'none' : own(element, name) || 'block'
  if (name === 'visibility') return inherited(element, name) || 'visible'
  if (name === 'pointer-events') return own(element, name) || 'auto'
  return own(element, name)
}

const kebabOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Takes the place of `getComputedStyle`. */
export const styleOf = (element: Element): CSSStyleDeclaration =>
  new Proxy({} as CSSStyleDeclaration, {
    get: (_, key) => {
      if (typeof key !== 'string') return undefined
      if (key === 'getPropertyValue') return (name: string) => valueOf(element, name)
      return valueOf(element, kebabOf(key))
    },
  })
