import { useEffect } from 'react'

/** How long editing rests before it is sent, and how long after a failure it is tried again. */
const SAVE_AFTER_MS = 400
const RETRY_AFTER_MS = 5000

interface Autosave<T> {
  /** Edits that the server does not have; the same array while nothing changes. */
  readonly waiting: readonly T[]
  readonly isSaving: boolean
  /** Whether the last call failed and is to be sent again. */
  readonly hasFailed: boolean
  readonly send: (waiting: readonly T[]) => void
}

/** Sends what waits as soon as editing rests, one call after the other; after a failure later, or when the net is back. */
export function useAutosave<T>({ waiting, isSaving, hasFailed, send }: Autosave<T>): void {
  useEffect(() => {
    if (waiting.length === 0 || isSaving) return undefined
    const sendNow = (): void => send(waiting)
    const timer = setTimeout(sendNow, hasFailed ? RETRY_AFTER_MS : SAVE_AFTER_MS)
    addEventListener('online', sendNow, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('online', sendNow)
    }
  }, [waiting, isSaving, hasFailed, send])
}
