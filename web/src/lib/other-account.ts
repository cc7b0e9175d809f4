/** A page of another user or farm than the session is of: whichever call finds it out, the whole page hears of it. */
type Listener = () => void
const listeners = new Set<Listener>()

export const tellOtherAccount = (): void => listeners.forEach((listener) => listener())
export function onOtherAccount(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
