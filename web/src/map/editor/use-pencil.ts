import { gridRings } from '@vagu/core/geo/map-data'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Store } from '../../lib/store.ts'
import type { MapShape } from '../map-shape.ts'
import { type Drawing, drawnOf, isSameDrawing, tellOf, withDrawn } from './drawing.ts'
import { replaceRings } from './actions.ts'
import type { Drawn } from './editor.ts'
import { Pencil } from './pencil.ts'

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

interface Hearing {
  readonly neighbours: readonly MapShape[]
  /** Told of a shape that was chosen elsewhere: it may lie beside what the map shows. */
  readonly onChosen: (drawn: Drawn) => void
}

/**
 * The pencil of a drawing: it tells every step. A shape that is chosen elsewhere, as by a button of the form, is one step more, so
 * that what was drawn before comes back by undo; a line begins anew.
 */
export function usePencil(drawing: Drawing, { neighbours, onChosen }: Hearing): Pencil {
  const told = useRef(drawing)
  const isTelling = useRef(true)
  const [pencil, setPencil] = useState(() => new Pencil(drawnOf(drawing)))
  const targets = useMemo(() => neighbours.flatMap(({ shape }) => gridRings(shape)), [neighbours])
  useEffect(() => {
    pencil.setNeighbours(targets)
  }, [pencil, targets])
  const hear = useEffectEvent((chosen: Drawing) => {
    const drawn = drawnOf(chosen)
    if (chosen.kind === 'line') setPencil(new Pencil(drawn))
    else {
      // told back, it would come with other last digits
      isTelling.current = false
      pencil.take((editor) => replaceRings(editor, drawn.rings))
      isTelling.current = true
      onChosen(drawn)
    }
  })
  useEffect(() => {
    if (isSameDrawing(drawing, told.current)) return
    told.current = drawing
    hear(drawing)
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
      if (isTelling.current) tell(now)
    })
  }, [pencil])
  return pencil
}
