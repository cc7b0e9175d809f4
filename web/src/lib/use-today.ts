import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const LOOK_MS = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The calendar day in Tallinn, in a page that may stay open for days. */
export const useToday = (): string => useSyncExternalStore(subscribe, today)
