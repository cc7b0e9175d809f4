/** Layers over the page: Back closes the last one, as Escape does, and the page stays. */
import { useEffect, useEffectEvent } from 'react'

interface Layer {
  readonly close: () => void
}

/** Open windows, in the order in which they were opened. */
const layers: Layer[] = []
let tellOpened = (): void => undefined

/**
 * Takes Back for itself while it is open. `close` may ask first. A question may stand before a step to another page, which must not come
 * upon an entry of history that was not there when it began: it `isQuestion`, and is not told of.
 */
export function useBackCloses(isOpen: boolean, close: () => void, isQuestion = false): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer: Layer = { close: () => closeNow() }
    layers.push(layer)
    if (!isQuestion) tellOpened()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen, isQuestion])
}

export const hasLayers = (): boolean => layers.length > 0
/** Closes what lies on top; false where nothing does. */
export function closeLast(): boolean {
  const last = layers.at(-1)
  last?.close()
  return last !== undefined
}

/** Calls `onOpened` whenever a window is laid over the page; ends with the function it gives. */
export function watchLayers(onOpened: () => void): () => void {
  tellOpened = onOpened
  return () => {
    tellOpened = () => undefined
  }
}
