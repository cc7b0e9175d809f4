/** Limits of the demo that a call has run into: what it does not do, and what its tab has no room for. */
export type DemoLimit = 'locked' | 'photos' | 'memory'

type Listener = (limit: DemoLimit) => void
const listeners = new Set<Listener>()

export function tellDemoLimit(limit: DemoLimit): void {
  for (const listener of listeners) listener(limit)
}

/** Tells a listener of each limit. Gives back how to stop. */
export function onDemoLimit(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
