/** Lime that a field needs: its need is told in pure calcium carbonate, products by their neutralising value. */
import { limeByKey } from '../nutrients/table.ts'
import { roundTo } from '../units/rounding.ts'
import type { ReckonedApplication } from './field-plan.ts'

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

export interface LimePlan {
  /** Planned and done, t/ha of calcium carbonate. */
  readonly planned: number
  /** Null while nobody has said what is needed. */
  readonly left: number | null
  /** Limes whose neutralising value is not known. */
  readonly unknown: readonly string[]
}

const TONNES = { 'kg/ha': 0.001, 't/ha': 1 } as const

/** Lime of a plan against its need, t/ha of calcium carbonate over the whole field. */
export function limePlan(
  limeNeed: number | null | undefined,
  applications: readonly ReckonedApplication[],
  hectares: number,
): LimePlan {
  const unknown: string[] = []
  let planned = 0
  for (const { application } of applications) {
    const { subtype, unit, limeType, name, amount, area } = application
    if (subtype !== 'FERTILIZER_LIMESTONE') continue
    const lime = limeByKey(limeType)
    const share = hectares > 0 ? Math.min(area ?? hectares, hectares) / hectares : 0
    if (lime === undefined || unit === 'l/ha' || unit === 'm3/ha') unknown.push(name)
    else planned += (amount * TONNES[unit] * share * lime.neutralisingValue) / 100
  }
  const sum = roundTo(planned, 2)
  return { planned: sum, left: limeNeed == null ? null : roundTo(limeNeed - sum, 2), unknown }
}
