import { useEffect, useLayoutEffect, useRef } from 'react'

/** Windows and menus over the page; each belongs to the card that it was opened from. */
const OVER_THE_PAGE = '[role=menu], [role=dialog], [role=alertdialog]'

const cardOf = (id: string): Element | null =>
  id === '' ? null : document.querySelector(`[data-jobs~="${CSS.escape(id)}"]`)

/**
 * A card that is moved by keys or menu is made anew in its new place, and again where the server refuses the move: the
 * focus goes along, however late that is, until the farmer goes on to something else. At once, so that fast keys are not
 * lost, and once more for a menu that closes later.
 */
export function useKeepFocus(): (id: string) => void {
  const kept = useRef('')
  const focus = (): void => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    cardOf(kept.current)?.querySelector('button')?.focus()
  }
  useLayoutEffect(focus)
  useEffect(() => {
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(OVER_THE_PAGE)) return
      if (!cardOf(kept.current)?.contains(target)) kept.current = ''
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [])
  return (id) => {
    kept.current = id
  }
}
