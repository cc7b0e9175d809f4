const EVENT = 'vagu-help'

/** Opens the help about the page that is open, from anywhere. */
export const openHelp = (): void => {
  window.dispatchEvent(new Event(EVENT))
}
export function onHelp(listener: () => void): () => void {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
