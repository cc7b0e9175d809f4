/** Lime that a field needs: its need is told in pure calcium carbonate, products by their neutralising value. */
import { roundTo } from '../units/rounding.ts'

/** Tonnes per hectare that are spread at once, at most (pikk.ee). */
const AT_ONCE = 6

export interface LimeRate {
  /** Tonnes of the product per hectare, to 0.01 t. */
  readonly rate: number
  /** Turns in which it is spread. */
  readonly turns: number
}

/** `need` in t/ha of calcium carbonate, `value` in per cent of it (above 0). */
export function limeRate(need: number, value: number): LimeRate {
  const rate = roundTo((need * 100) / value, 2)
  return { rate, turns: Math.max(1, Math.ceil(rate / AT_ONCE)) }
}
