import { useEffect, useState } from 'react'

/** The last place on the page itself that had the focus: a menu that closes behind a choice leaves it to nobody. */
let lastPlace: HTMLElement | undefined
document.addEventListener('focusin', ({ target }) => {
  const isOnPage = target instanceof HTMLElement && !target.closest('[role="menu"], [role="dialog"], dialog')
  if (isOnPage) lastPlace = target
})

/** The focused element; of a menu, which closes behind the choice, the button that opened it. */
function focusedNow(): HTMLElement | undefined {
  const { activeElement: active } = document
  const opener = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const place = opener ? document.getElementById(opener) : active
  return place instanceof HTMLElement && place !== document.body ? place : lastPlace
}

const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent

/** The place itself, or the button of the same name that stands on the page in its stead. */
function stillThere(place: HTMLElement | undefined): HTMLElement | undefined {
  if (!place || place.isConnected) return place
  const called = nameOf(place)
  return [...document.querySelectorAll<HTMLElement>('button, a')].find((each) => nameOf(each) === called)
}

const isNowhere = (element: Element | null): boolean => element === null || element === document.body

/** Focuses the place once the window is out of the page, unless something else has taken the focus by then. */
function restoreFocus(place: HTMLElement | undefined): void {
  const left = document.activeElement
  const wasInside = Boolean(left?.closest('[role="dialog"], dialog'))
  setTimeout(() => {
    const { activeElement: now } = document
    if (isNowhere(now) || (wasInside && now === left)) stillThere(place)?.focus({ preventScroll: true })
  })
}

/** The focus goes back to where it was before the window opened; also when the window is taken away while it is open. */
export function useFocusBack(isOpen: boolean): void {
  const [from, setFrom] = useState(() => (isOpen ? { place: focusedNow() } : undefined))
  if (isOpen !== (from !== undefined)) setFrom(isOpen ? { place: focusedNow() } : undefined)
  useEffect(() => from && (() => restoreFocus(from.place)), [from])
}
