import { startTransition, useEffect, useState } from 'react'

/** Longest wait for a moment of rest, ms. */
const MOST_MS = 500

/** Calls back when what was drawn last is on the screen and nothing else is to be done; returns how to call it off. */
function afterDrawing(work: () => void): () => void {
  // a browser that tells of no rest, and a tab that is drawn nowhere
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: MOST_MS })
  return () => cancelIdleCallback(idle)
}

/** Whether what `isThere` has been drawn, and the page has come to rest since: time for what is looked at later. */
export function useRested(isThere = true): boolean {
  const [isRested, setIsRested] = useState(false)
  useEffect(
    () => (isThere ? afterDrawing(() => startTransition(() => setIsRested(true))) : undefined),
    [isThere],
  )
  return isRested
}
