/** Forms that hold something unsaved: links, Back, closing the tab and another farm ask before it is thrown away. */

/** The guards with something unsaved, in the order in which they became so. */
const waiting = new Set<symbol>()
/** Whether the farmer has agreed already, and the page is on its way out. */
let isLetGo = false

export const isLast = (guard: symbol): boolean => [...waiting].at(-1) === guard
export function holdUnsaved(guard: symbol): () => void {
  waiting.add(guard)
  return () => void waiting.delete(guard)
}
export const hasUnsaved = (): boolean => waiting.size > 0

/** Lets the page go without another question: the browser would ask after the farm was switched. */
export function letGo(): void {
  isLetGo = true
}
export const asksBeforeUnload = (): boolean => !isLetGo
