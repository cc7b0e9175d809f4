/** Rows as they are shown: fields or crops, the best first; those of which something is missing are not ranked. */
import { cropTitle } from '@vagu/core/crops/title'
import type { ProfitRow } from '@vagu/core/profit/schema'
import { perUnit, profitOf, type Totals, totalsOf } from '@vagu/core/profit/totals'
import { profitText } from './text.ts'

export const BYS = ['field', 'crop'] as const
export type By = (typeof BYS)[number]
export const MEASURES = ['total', 'ha', 't'] as const
export type Measure = (typeof MEASURES)[number]

export interface ViewRow {
  readonly key: string
  readonly name: string
  readonly crop: string | null
  readonly fields: readonly ProfitRow[]
  readonly totals: Totals
  /** Euros by the tonne, where all fields share it. */
  readonly tonnePrice: number | null
  readonly isComplete: boolean
}
export const cropName = (crop: string | null): string =>
  crop === null ? profitText.noCrop : cropTitle({ crop })

const rowOf = (key: string, name: string, fields: readonly ProfitRow[]): ViewRow => {
  const [first] = fields
  const totals = totalsOf(fields)
  const price = first?.tonnePrice ?? null
  return {
    key,
    name,
    crop: first?.crop ?? null,
    fields,
    totals,
    tonnePrice: fields.every(({ tonnePrice }) => tonnePrice === price) ? price : null,
    isComplete: totals.gaps.length === 0,
  }
}

/** Profit in cents by the chosen measure; null where there is no hectare or tonne. */
export function valueOf({ totals }: ViewRow, measure: Measure): number | null {
  const profit = profitOf(totals)
  if (measure === 'total') return profit
  return perUnit(profit, measure === 'ha' ? totals.area : totals.tonnes)
}

export function viewRows(rows: readonly ProfitRow[], by: By): ViewRow[] {
  if (by === 'field') return rows.map((row) => rowOf(row.fieldId, row.name, [row]))
  return [...Map.groupBy(rows, ({ crop }) => crop)].map(([crop, fields]) =>
    rowOf(crop ?? '', cropName(crop), fields),
  )
}

/** Whole rows by their value, the best first, and behind them those without a rank, as they stand. */
export function ranked(rows: readonly ViewRow[], measure: Measure): ViewRow[] {
  const least = Number.NEGATIVE_INFINITY
  return [
    ...rows
      .filter(({ isComplete }) => isComplete)
      .toSorted((a, b) => (valueOf(b, measure) ?? least) - (valueOf(a, measure) ?? least)),
    ...rows.filter(({ isComplete }) => !isComplete),
  ]
}

/** Cents of incomes and costs; null where all of them are missing. */
export const incomesOf = ({ incomes, isIncomeKnown }: Totals): number | null =>
  isIncomeKnown ? incomes.all : null
export const costsOf = ({ costs, isCostKnown }: Totals): number | null => (isCostKnown ? costs.all : null)

/** Whether anything of a profit is planned, expected, or at a price that nobody has paid. */
export const hasEstimate = ({ totals }: ViewRow): boolean =>
  totals.sums.some(({ estimated }) => estimated !== 0)
