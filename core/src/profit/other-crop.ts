/** Profit of a field, had it another crop: as the farm's other fields of that crop earn by the hectare. Advice. */
import { areaUnits } from '../units/rounding.ts'
import type { Gap, ProfitRow } from './schema.ts'
import { profitOf, totalsOf } from './totals.ts'

export interface OtherCropProfit {
  /** Cents; null where something of it is missing. */
  readonly before: number | null
  readonly after: number | null
  /** Fields that the profit of the other crop is told by: those of which nothing is missing. */
  readonly fields: number
  /** Gaps of what is not told. */
  readonly gaps: readonly Gap[]
}

const NOTHING = { before: null, after: null, fields: 0, gaps: [] }

export function profitOfOtherCrop(
  rows: readonly ProfitRow[],
  { fieldId, crop }: { readonly fieldId: string; readonly crop: string },
): OtherCropProfit {
  const own = rows.find((row) => row.fieldId === fieldId)
  if (own === undefined) return NOTHING
  const like = rows.filter((row) => row.crop === crop && row.fieldId !== fieldId && row.area > 0)
  const whole = like.filter(({ gaps, incomeParts }) => gaps.length === 0 && incomeParts > 0)
  const { profit, area } = totalsOf(whole)
  const before = own.gaps.length > 0 ? null : profitOf(totalsOf([own]))
  const told = { before, fields: whole.length }
  if (whole.length === 0)
    return { ...told, after: null, gaps: [...own.gaps, ...like.flatMap(({ gaps }) => gaps)] }
  return { ...told, after: Math.round((profit.all * areaUnits(own.area)) / areaUnits(area)), gaps: own.gaps }
}
