import { startTransition, useEffect, useState } from 'react'

/** Whether something has been so for longer than `ms`: what is over sooner would only flicker. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => startTransition(() => setLasts(true)), ms)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo, ms])
  return isSo && lasts
}
