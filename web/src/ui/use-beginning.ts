import { startTransition, useEffect, useState } from 'react'

/** The list begins with its first ones; the rest follows when nothing waits, and from then on it is whole. */
export function useBeginning<T>(items: readonly T[], first: number): readonly T[] {
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return isWhole ? items : items.slice(0, first)
}
