/** Errors that a page catches itself and shows: who tells of errors hears of them here. */
type Hear = (error: unknown) => void

const listeners = new Set<Hear>()

export const noteFault = (error: unknown): void => {
  for (const hear of listeners) hear(error)
}
/** Returns how to stop hearing. */
export function onFault(hear: Hear): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
