import { M2_PER_HA } from '../units/area.ts'
import { roundTo } from '../units/rounding.ts'
import { lineLength, type PointLine } from './line.ts'

export interface Strip {
  readonly metres: number
  readonly hectares: number
}

/** A strip along a line in metres: its length, and its area for a width in metres. Bends count as straight pieces. */
export function stripArea(line: PointLine, width: number): Strip {
  const metres = lineLength(line)
  return { metres: roundTo(metres, 2), hectares: roundTo((metres * Math.max(0, width)) / M2_PER_HA, 4) }
}
