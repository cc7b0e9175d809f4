import { type DragEvent, useState } from 'react'
import type { Place } from './plan-change.ts'
import { type Dragged, usePlanner } from './planner-context.ts'

const takesAll = (): boolean => true

/** A place that takes cards which are dragged with a mouse; menus and keys are the other ways. */
export function useDrop(place: Place, accepts: (dragged: Dragged) => boolean = takesAll) {
  const { dragged: inHand, setDragged, move } = usePlanner()
  const dragged = inHand && accepts(inHand) ? inHand : undefined
  const [isOver, setIsOver] = useState(false)
  const take = (event: DragEvent): void => {
    if (!dragged) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setIsOver(true)
  }
  const leave = (event: DragEvent): void => {
    const { currentTarget, relatedTarget } = event
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    if (!dragged) return
    event.preventDefault()
    setDragged(undefined)
    move(dragged.card, place, { from: dragged.from, keepsFocus: false })
  }
  return {
    'data-over': (isOver && dragged !== undefined) || undefined,
    onDragEnter: take,
    onDragOver: take,
    onDragLeave: leave,
    onDrop: drop,
  }
}
