import { isDrawnByProcessor } from './web-gl.ts'

/** How a map is drawn and moved. */
export interface DrawingEffort {
  /** The edge of fillings is smoothed; the line over it hides that it is not. */
  readonly hasSmoothFilling: boolean
  /** Points of the screen by which an outline may be simpler than it is; undefined: as MapLibre has it. */
  readonly tolerancePx: number | undefined
  /** The hand moves the last picture in place of the map. */
  readonly isByPicture: boolean
  /** Options that the map is given. */
  readonly options: {
    readonly pixelRatio?: number
    readonly reduceMotion?: boolean
    readonly dragPan?: boolean
    readonly scrollZoom?: boolean
    readonly touchZoomRotate?: boolean
  }
}

const WHOLE: DrawingEffort = {
  hasSmoothFilling: true,
  tolerancePx: undefined,
  isByPicture: false,
  options: {},
}
/** Outlines as simple as an eye does not miss: at the scale at which a whole large farm is in view, half of the corners. */
const LESS: DrawingEffort = {
  hasSmoothFilling: false,
  tolerancePx: 1,
  isByPicture: true,
  options: { pixelRatio: 1, reduceMotion: true, dragPan: false, scrollZoom: false, touchZoomRotate: false },
}

/** Without a graphics card less is drawn, and as seldom as may be: no picture while the hand or the map moves. */
export const drawingEffort = (): DrawingEffort => (isDrawnByProcessor() ? LESS : WHOLE)
