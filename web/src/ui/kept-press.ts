/** Elements that are pressed as a whole, wherever on them. */
const PRESSED = 'button, a[href], label, input, summary, [role="option"]'
/** Pixels that a hand moves while it presses, without meaning another place. */
const STILL = 6
/** Pixels that a place moves before it is elsewhere: a button that is held down sinks by one. */
const MOVED = 3

interface Press {
  readonly place: HTMLElement
  readonly x: number
  readonly y: number
  /** Where the place lay when it was pressed, and what it said. */
  readonly left: number
  readonly top: number
  readonly words: string
}

function pressOf({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent): Press | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
  if (!place || !isPrimary || button !== 0) return undefined
  const { left, top } = place.getBoundingClientRect()
  return { place, x, y, left, top, words: place.textContent }
}

/** Whether the place lies elsewhere by now and is still the one that was pressed: a list may show other choices in the same element. */
function hasMoved({ place, left, top, words }: Press): boolean {
  const now = place.getBoundingClientRect()
  const isThere =
    place.isConnected && now.width > 0 && place.textContent === words && !place.matches(':disabled')
  return isThere && Math.hypot(now.left - left, now.top - top) >= MOVED
}

/**
 * Warnings and lists that come while a button is held down can move it away from under the hand, and the browser then clicks
 * nothing, or with a finger whatever lies there by now. Where the hand stayed, the click goes to what was pressed.
 */
export function keepPresses(page: Document): void {
  let held: Press | undefined
  const listen = { capture: true }
  page.addEventListener('pointerdown', (event) => (held = pressOf(event)), listen)
  page.addEventListener('pointercancel', () => (held = undefined), listen)
  page.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (held && Math.hypot(clientX - held.x, clientY - held.y) > STILL) held = undefined
    },
    listen,
  )
  page.addEventListener(
    'click',
    (click) => {
      const press = held
      held = undefined
      // keys and the program click without a count
      const isElsewhere = press && click.detail > 0 && !click.composedPath().includes(press.place)
      if (!isElsewhere || !hasMoved(press)) return
      click.preventDefault()
      click.stopImmediatePropagation()
      // a finger gives the focus only now, to what came under it
      if (press.place instanceof HTMLInputElement) press.place.focus({ preventScroll: true })
      press.place.dispatchEvent(new PointerEvent('click', click))
    },
    listen,
  )
}
