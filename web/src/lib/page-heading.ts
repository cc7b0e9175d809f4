import { useSyncExternalStore } from 'react'

export interface Crumb {
  readonly label: string
  readonly to: string
}
/** Title and links of the page on the screen; the shell's header shows them. */
export interface PageHeading {
  readonly title: string
  readonly parents: readonly Crumb[]
}

let current: PageHeading | undefined
const listeners = new Set<() => void>()

export function setPageHeading(next: PageHeading | undefined): void {
  current = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let place: HTMLElement | null = null

/** The place for buttons of the whole page in the shell's header, as a `ref`. */
export function setActionsPlace(element: HTMLElement | null): void {
  place = element
  for (const listener of listeners) listener()
}
export const useActionsPlace = (): HTMLElement | null => useSyncExternalStore(subscribe, () => place)

export const usePageHeading = (): PageHeading | undefined => useSyncExternalStore(subscribe, () => current)
