const EVENT = 'vagu-contact'

/** Opens the contact dialog from anywhere. */
export const openContact = (): void => {
  window.dispatchEvent(new Event(EVENT))
}
export function onContact(listener: () => void): () => void {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
