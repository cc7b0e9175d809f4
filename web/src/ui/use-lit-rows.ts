import { type SyntheticEvent, useEffect, useState } from 'react'
import type { LitRow } from './lit-row.ts'

const indexAt = ({ target }: SyntheticEvent): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN)
    : Number.NaN

/** Lights the row that the mouse is over or the keyboard stands in, and brings the one that is sought into view. */
export function useLitRows(lit: LitRow | undefined, keys: readonly string[], frame: HTMLElement | null) {
  const [sought, setSought] = useState<{ readonly index: number }>()
  useEffect(
    () =>
      lit?.onSeek((key) => {
        const index = keys.indexOf(key)
        if (index < 0) return
        setSought({ index })
        const row = frame?.querySelector(`[data-index="${index}"]`)
        const place = row ?? frame
        place?.scrollIntoView({ block: 'nearest' })
      }),
    [lit, keys, frame],
  )
  const light = (event: SyntheticEvent): void => {
    const key = keys[indexAt(event)]
    if (key !== undefined) lit?.light(key)
  }
  const handlers = lit && { onMouseOver: light, onFocus: light, onMouseLeave: () => lit.light(undefined) }
  return { sought, handlers }
}
