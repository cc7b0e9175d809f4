/** Lists with one stop for Tab, in which arrows go along, though only what is in view is drawn. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

interface Steps {
  readonly count: number
  /** How far the page keys lead; without it they are the browser's. */
  readonly page?: number | undefined
}

/** Where a key leads in a list; undefined for a key that leads nowhere. */
export function placeAfterKey(key: string, now: number, { count, page }: Steps): number | undefined {
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    PageDown: page && now + page,
    PageUp: page && now - page,
    Home: 0,
    End: count - 1,
  }
  const step = steps[key]
  return step === undefined || count === 0 ? undefined : Math.min(Math.max(step, 0), count - 1)
}

/** Whether an element is to have the focus once what was done is drawn. */
export interface FocusWish {
  readonly want: () => void
  readonly isWanted: () => boolean
  readonly fulfil: () => void
}

export function useFocusWish(): FocusWish {
  const wish = useRef(false)
  return useMemo(
    () => ({
      want: () => {
        wish.current = true
      },
      isWanted: () => wish.current,
      fulfil: () => {
        wish.current = false
      },
    }),
    [],
  )
}

/**
 * Puts the focus on the wanted element, which may be drawn only after a list has scrolled: it is looked for after each
 * drawing until it is there. `isHeld` looks for it again when it was drawn anew and the focus was lost with it.
 */
export function useFocusWhenDrawn(
  wish: FocusWish,
  find: () => HTMLElement | null | undefined,
  isHeld = false,
): void {
  const held = useRef<HTMLElement>(undefined)
  // At once with what was drawn: a later look would take the place of the drawing before for the one that is wanted.
  useLayoutEffect(() => {
    const { current } = held
    const isLost = isHeld && current?.isConnected === false && document.activeElement === document.body
    if (!wish.isWanted() && !isLost) return
    const element = find()
    if (!element) return
    wish.fulfil()
    held.current = element
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
  })
}

interface Options extends Steps {
  readonly frame: RefObject<HTMLElement | null>
  /** Draws a place that is out of view. */
  readonly scrollTo: (index: number) => void
  /**
   * Selector of the element that takes the focus within the one with `data-index`; without it that one
   * itself.
   */
  readonly target?: string
}

/** The place one stands on in a list; its element bears it as `data-index`. */
export function useRovingFocus({ frame, count, scrollTo, page, target = '' }: Options) {
  const [chosen, setCurrent] = useState(0)
  const wish = useFocusWish()
  const current = Math.min(chosen, Math.max(count - 1, 0))
  const find = (): HTMLElement | null | undefined =>
    frame.current?.querySelector<HTMLElement>(`[data-index="${current}"] ${target}`.trim())
  useFocusWhenDrawn(wish, find)
  return {
    current,
    setCurrent,
    /** Goes where a key leads from a place; false for a key that leads nowhere. */
    goByKey: (key: string, from: number): boolean => {
      const next = placeAfterKey(key, from, { count, page })
      if (next === undefined) return false
      scrollTo(next)
      if (next === current) find()?.focus({ preventScroll: true })
      else wish.want()
      setCurrent(next)
      return true
    },
  }
}

/** The place of the element in which something happened; -1 outside of them. */
export const placeOf = (target: EventTarget): number => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return Number(element?.dataset['index'] ?? -1)
}
