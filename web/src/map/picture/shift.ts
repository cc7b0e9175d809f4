import type { Point } from '@vagu/core/geo/estonian-grid'

/** Where a picture lies on the screen: a point of it is seen at `scale` times itself, and then `by` further on. */
export interface Shift {
  readonly scale: number
  readonly by: Point
}

export const STILL: Shift = { scale: 1, by: [0, 0] }

/** Where a point of the picture is seen. */
export const onScreen = ({ scale, by }: Shift, [x, y]: Point): Point => [scale * x + by[0], scale * y + by[1]]
/** The point of the picture that is seen at a place. */
export const onPicture = ({ scale, by }: Shift, [x, y]: Point): Point => [
  (x - by[0]) / scale,
  (y - by[1]) / scale,
]

export const pushed = ({ scale, by }: Shift, [x, y]: Point): Shift => ({ scale, by: [by[0] + x, by[1] + y] })

/** The picture made larger or smaller, with a place of the screen held still. */
export const scaled = ({ scale, by }: Shift, factor: number, [x, y]: Point): Shift => ({
  scale: scale * factor,
  by: [x + factor * (by[0] - x), y + factor * (by[1] - y)],
})

/** How much a notch of a wheel, and the finer pushes of a touchpad, bring nearer; as MapLibre has it. */
const WHEEL_RATE = 1 / 450
const TOUCHPAD_RATE = 1 / 100
const MAX_TOUCHPAD_PX = 4
const LINE_PX = 40
const MAX_AT_ONCE = 2

/** By how much a turn of the wheel makes the picture larger. */
export function wheelFactor({
  deltaY,
  deltaMode,
}: {
  readonly deltaY: number
  readonly deltaMode: number
}): number {
  const pixels = deltaMode === 1 ? deltaY * LINE_PX : deltaY
  const rate = Math.abs(pixels) > MAX_TOUCHPAD_PX ? WHEEL_RATE : TOUCHPAD_RATE
  const factor = MAX_AT_ONCE / (1 + Math.exp(-Math.abs(pixels) * rate))
  return pixels > 0 ? 1 / factor : factor
}
