import type { CallError } from '../../lib/call-error.ts'

type Listener = (error: CallError) => void
const listeners = new Set<Listener>()
/** A failure before anybody listens, as of the very first call. */
let unheard: CallError | undefined

/** Tells the shell of a failed call that no screen explains by itself. */
export function reportFailure(error: CallError): void {
  if (listeners.size === 0) unheard = error
  for (const listener of listeners) listener(error)
}
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  if (unheard) listener(unheard)
  unheard = undefined
  return () => listeners.delete(listener)
}
