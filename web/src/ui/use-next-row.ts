import { type FocusEvent, useEffect, useRef } from 'react'

interface Place {
  readonly key: string
  readonly index: number
}

/**
 * When the row that one stood on is taken away, the focus goes to the row in its place: by keyboard one shall not begin
 * at the top of the page again after each deletion.
 */
export function useNextRow(keys: readonly string[], frame: HTMLElement | null) {
  const last = useRef<Place>(undefined)
  useEffect(() => {
    const { current: place } = last
    if (!place || keys.includes(place.key)) return
    last.current = undefined
    if (document.activeElement !== document.body) return
    const row = frame?.querySelector(`[data-index="${Math.min(place.index, keys.length - 1)}"]`)
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [keys, frame])
  return (event: FocusEvent): void => {
    const row = event.target.closest<HTMLElement>('[data-index]')
    const index = Number(row?.dataset['index'] ?? Number.NaN)
    const key = keys[index]
    if (key !== undefined) last.current = { key, index }
  }
}
