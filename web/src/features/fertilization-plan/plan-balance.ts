/** The balance of nitrogen over the fields of which it is known. */
import { roundTo } from '@vagu/core/units/rounding'
import type { PlanRow } from './plan-rows.ts'

export interface FarmBalance {
  /** Kilograms per hectare, weighted by area; null where no field's is known. */
  readonly mean: number | null
  readonly fields: number
  readonly area: number
  readonly unknown: number
}

export function balanceOfFarm(rows: readonly PlanRow[]): FarmBalance {
  const known = rows.flatMap(({ facts, reckoned: { balance } }) =>
    balance.isKnown ? [{ area: facts.area, kg: balance.balance * facts.area }] : [],
  )
  const area = known.reduce((sum, field) => sum + field.area, 0)
  const kg = known.reduce((sum, field) => sum + field.kg, 0)
  return {
    mean: area > 0 ? roundTo(kg / area, 2) : null,
    fields: known.length,
    area,
    unknown: rows.length - known.length,
  }
}
