import { type CSSProperties, type RefObject, use, useEffect, useId, useRef } from 'react'
import type { Store } from '../../lib/store.ts'
import { useMapLook } from '../look.ts'
import styles from './editor.module.css'
import { type Ground, GroundContext } from './ground.ts'
import { type Cursor, pressKey } from './keys.ts'
import { type Painter, painterOn } from './painter.ts'
import type { Pencil } from './pencil.ts'
import { pointAtGround } from './pointer.ts'
import { editorText } from './text.ts'

interface Props {
  readonly pencil: Pencil
  /** Where the ground is told to whoever moves the map. */
  readonly grounds: Store<Ground | undefined>
  readonly surface: RefObject<HTMLDivElement | null>
}

/** Whether Escape means something here; else it goes to the window around. */
const takesEscape = (pencil: Pencil, cursor: Cursor): boolean => {
  const { draft, chosen, isEditing } = pencil.editor.get()
  const hasDraft = draft !== null && (draft.kind !== 'line' || draft.points.length > 0)
  return hasDraft || chosen !== null || (isEditing && draft === null) || cursor.get() !== null
}

/** The cursor of the keyboard: it goes when a hand draws. */
function cursorOn(surface: HTMLElement, onChange: () => void): Cursor {
  let place: ReturnType<Cursor['get']> = null
  return {
    get: () => place,
    set: (next) => {
      place = next
      surface.dataset['cursor'] = place ? place.map(Math.round).join(' ') : ''
      onChange()
    },
  }
}

function listenToKeys(surface: HTMLElement, desk: Parameters<typeof pressKey>[0]): () => void {
  const listening = new AbortController()
  const press = (event: KeyboardEvent): void => {
    if (!pressKey(desk, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  surface.addEventListener('keydown', press, { signal: listening.signal })
  surface.addEventListener('pointerdown', () => desk.cursor.set(null), { signal: listening.signal })
  return () => listening.abort()
}

interface Desk {
  readonly pencil: Pencil
  readonly ground: Ground
  readonly surface: HTMLElement
}

function drawOn(svg: SVGSVGElement, { pencil, ground, surface }: Desk): () => void {
  const painter: Painter = painterOn(svg, ground)
  const cursor = cursorOn(surface, () => paint())
  function paint(): void {
    const editor = pencil.editor.get()
    painter.paint({ editor, hand: pencil.hand.get(), cursor: cursor.get() })
    ground.host.dataset['drawing'] = String(editor.draft !== null)
    surface.dataset['mantineStopPropagation'] = String(takesEscape(pencil, cursor))
  }
  const move = (): void => {
    painter.forget()
    paint()
  }
  const stops = [
    pencil.editor.subscribe(paint),
    pencil.hand.subscribe(paint),
    ground.onMove(move),
    pointAtGround({ pencil, ground, surface }),
    listenToKeys(surface, { pencil, ground, cursor }),
  ]
  paint()
  return () => {
    for (const stop of stops) stop()
    delete ground.host.dataset['drawing']
    svg.replaceChildren()
  }
}

/** Drawing over the map: it is painted past React, so that neither hand nor map wait for it. */
export function Overlay({ pencil, grounds, surface }: Props) {
  const ground = use(GroundContext)
  const look = useMapLook()
  const svg = useRef<SVGSVGElement>(null)
  const hint = useId()
  useEffect(() => {
    grounds.set(ground)
    if (!ground || !surface.current || !svg.current) return undefined
    return drawOn(svg.current, { pencil, ground, surface: surface.current })
  }, [pencil, ground, grounds, surface])
  return (
    <div
      ref={surface}
      className={styles.surface}
      tabIndex={0}
      role="application"
      aria-label={editorText.surface}
      aria-describedby={hint}
      style={{ '--pencil': look.selected, '--pencil-halo': look.labelHalo } as CSSProperties}
    >
      <svg ref={svg} className={styles.sheet} aria-hidden="true" />
      <span id={hint} className="visually-hidden">
        {editorText.keys}
      </span>
    </div>
  )
}
