import { useState } from 'react'
import { isDrawnByProcessor } from './web-gl.ts'

/** How much is drawn. Without a graphics card the map follows the hand only when there is less of it. */
export interface DrawingEffort {
  /** Names; while the processor moves the map they stay away. */
  readonly hasNames: boolean
  /** The edge of fillings is smoothed; the line over it hides that it is not. */
  readonly hasSmoothFilling: boolean
  /** Points of the screen by which an outline may be simpler than it is; undefined: as MapLibre has it. */
  readonly tolerancePx: number | undefined
}

/** As much as an eye does not miss: at the scale at which a whole large farm is in view, half of the corners. */
const TOLERANCE_PX = 1
const WHOLE: DrawingEffort = { hasNames: true, hasSmoothFilling: true, tolerancePx: undefined }
const LESS: DrawingEffort = { hasNames: true, hasSmoothFilling: false, tolerancePx: TOLERANCE_PX }
const MOVING: DrawingEffort = { ...LESS, hasNames: false }

/** What the map draws now, and what it is told so that this follows its moving. */
export function useDrawingEffort() {
  const [isMoving, setIsMoving] = useState(false)
  if (!isDrawnByProcessor()) return { effort: WHOLE, watch: {} }
  const watch = {
    pixelRatio: 1,
    onMoveStart: () => setIsMoving(true),
    onMoveEnd: () => setIsMoving(false),
  }
  return { effort: isMoving ? MOVING : LESS, watch }
}
