import { gridRings } from '@vagu/core/geo/map-data'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Store } from '../../lib/store.ts'
import type { MapShape } from '../map-shape.ts'
import { type Drawing, drawnOf, isSameDrawing, tellOf, withDrawn } from './drawing.ts'
import type { Drawn } from './editor.ts'
import { Pencil } from './pencil.ts'

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

/** The pencil of a drawing: it tells every step, and begins anew when the drawing is changed from elsewhere. */
export function usePencil(drawing: Drawing, neighbours: readonly MapShape[]): Pencil {
  const told = useRef(drawing)
  const [pencil, setPencil] = useState(() => new Pencil(drawnOf(drawing)))
  const targets = useMemo(() => neighbours.flatMap(({ shape }) => gridRings(shape)), [neighbours])
  useEffect(() => {
    pencil.setNeighbours(targets)
  }, [pencil, targets])
  useEffect(() => {
    if (isSameDrawing(drawing, told.current)) return
    told.current = drawing
    setPencil(new Pencil(drawnOf(drawing)))
  }, [drawing])
  const tell = useEffectEvent((now: Drawn) => {
    told.current = withDrawn(drawing, now)
    tellOf(told.current)
  })
  useEffect(() => {
    let last = pencil.editor.get()
    return pencil.editor.subscribe(() => {
      const now = pencil.editor.get()
      const isLine = told.current.kind === 'line'
      if (isLine ? now.draft === last.draft : now.rings === last.rings) return
      last = now
      tell(now)
    })
  }, [pencil])
  return pencil
}
