/** The table as a file. */
import { perUnit, profitOf } from '@vagu/core/profit/totals'
import { LINE_KINDS } from '@vagu/core/profit/schema'
import type { CsvValue } from '@vagu/core/text/csv-writer'
import { costsOf, cropName, incomesOf, type ViewRow } from './profit-view.ts'
import { profitText as text } from './text.ts'

const euros = (cents: number | null): number | null => (cents === null ? null : cents / 100)

export function fileRows(rows: readonly ViewRow[]): CsvValue[][] {
  const { columns } = text
  const head = [
    columns.name,
    columns.crop,
    columns.area,
    columns.tonnes,
    ...LINE_KINDS.map((kind) => `${text.kinds[kind]}, €`),
    `${columns.incomes}, €`,
    `${columns.costs}, €`,
    `${columns.profit}, €`,
    `${columns.estimated}, €`,
    columns.perHa,
    columns.perTonne,
    columns.missing,
  ]
  return [
    head,
    ...rows.map(({ name, crop, totals }) => [
      name,
      cropName(crop),
      totals.area,
      totals.tonnes,
      ...LINE_KINDS.map((kind) => {
        const sum = totals.sums.find((each) => each.kind === kind)
        return sum ? euros(sum.actual + sum.estimated) : null
      }),
      euros(incomesOf(totals)),
      euros(costsOf(totals)),
      euros(profitOf(totals)),
      euros(totals.profit.estimated),
      euros(perUnit(profitOf(totals), totals.area)),
      euros(perUnit(profitOf(totals), totals.tonnes)),
      [...new Set(totals.gaps.map(text.gap))].join('; '),
    ]),
  ]
}
