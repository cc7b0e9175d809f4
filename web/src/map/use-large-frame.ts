import { type KeyboardEvent, type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { useBackCloses } from '../ui/back-closes.ts'
import { ModalEscape } from '../ui/modal-closing.ts'

/** A map that may lie over the whole page. */
export interface LargeFrame {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isLarge: boolean
  readonly toggle: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Lays a map over the whole page and back; Escape and Back do so too. It goes into the browser's top layer and stays where it is in the
 * document, since the window around it would hold in what is only fixed, and a map that is moved in the document is drawn anew.
 */
export function useLargeFrame(): LargeFrame {
  const ref = useRef<HTMLDivElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  const takeEscape = use(ModalEscape)
  const shrink = (): void => setIsLarge(false)
  useBackCloses(isLarge, shrink)
  useLayoutEffect(() => {
    const frame = ref.current
    if (!isLarge || !frame) return undefined
    takeEscape(true)
    frame.setAttribute('popover', 'manual')
    // an older browser keeps the map in its window
    if ('showPopover' in frame) frame.showPopover()
    return () => {
      frame.removeAttribute('popover')
      takeEscape(false)
    }
  }, [isLarge, takeEscape])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isLarge || event.key !== 'Escape') return
    event.stopPropagation()
    shrink()
  }
  return { ref, isLarge, toggle: () => setIsLarge(!isLarge), onKeyDown }
}
