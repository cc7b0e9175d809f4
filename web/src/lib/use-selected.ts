import { useState, useSyncExternalStore } from 'react'
import { sameAsBefore } from './is-same-shallow.ts'
import type { Store } from './store.ts'

/**
 * Selection of a store. The component is drawn anew when that changes, and not when the rest does: an object,
 * list, set or map that is made for it counts as the same while it holds the same.
 */
export function useSelected<T, S>(store: Store<T>, select: (value: T) => S): S {
  const [stabilize] = useState(() => sameAsBefore<S>())
  return useSyncExternalStore(store.subscribe, () => stabilize(select(store.get())))
}
