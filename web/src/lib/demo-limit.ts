/** Limits of the demo that a call has run into: what it does not do, and what its tab has no room for. */
export type DemoLimit = 'locked' | 'photos' | 'memory'

const heard = new EventTarget()

export const tellDemoLimit = (limit: DemoLimit): boolean =>
  heard.dispatchEvent(new CustomEvent('limit', { detail: limit }))

/** Tells a listener of each limit. Gives back how to stop. */
export function onDemoLimit(listener: (limit: DemoLimit) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail as DemoLimit)
  }
  heard.addEventListener('limit', hear)
  return () => heard.removeEventListener('limit', hear)
}
