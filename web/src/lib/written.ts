import type { Entity } from '@vagu/core/entities'

type Listener = (written: readonly Entity[]) => void
const listeners = new Set<Listener>()

/** Tells a listener what each call has written, once the server has answered. Gives back how to stop. */
export function onWritten(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellWritten(written: readonly Entity[] = []): void {
  if (written.length > 0) for (const tell of listeners) tell(written)
}
