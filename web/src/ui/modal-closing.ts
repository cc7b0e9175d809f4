import { createContext, use } from 'react'

/** How the window around is closed; it asks first where something in it is not saved. */
export const ModalClosing = createContext<(() => void) | undefined>(undefined)

export function useWindowClosing(): () => void {
  const close = use(ModalClosing)
  if (!close) throw new Error('useWindowClosing stands outside a window')
  return close
}

/** Window that lies over the one around takes Escape from it while it is there. */
export const ModalEscape = createContext<(isTaken: boolean) => void>(() => undefined)
