/** Rows of the plan as screens and files tell them. */
import { costOf } from '@vagu/core/supplies/purchase'
import type { SupplyRow } from '@vagu/core/supplies/schema'
import type { CsvValue } from '@vagu/core/text/csv-writer'
import { compareNames } from '@vagu/core/text/order'
import { suppliesText as text } from './text.ts'

/** Cents of what is to be bought. */
export const costOfRow = ({ toBuy, pricePerUnit }: SupplyRow): number | null =>
  toBuy === 0 ? 0 : costOf(toBuy, pricePerUnit)

export interface Cost {
  /** Cents. */
  readonly cents: number
  /** Rows without a price. */
  readonly unknown: number
}

export function totalCost(rows: readonly SupplyRow[]): Cost {
  const costs = rows.filter(({ toBuy }) => toBuy > 0).map(costOfRow)
  return {
    cents: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    unknown: costs.filter((cost) => cost === null).length,
  }
}

export const fieldsOf = ({ parts }: SupplyRow): string[] => [
  ...new Set(parts.map(({ fieldName }) => fieldName)),
]

/** Packs and amount in words; an empty text where nothing is to be bought. */
export function purchaseText({ toBuy, unit, packs, packSize }: SupplyRow): string {
  if (toBuy === 0) return ''
  const amount = text.amount(toBuy, unit)
  return packs === null || packSize === null ? amount : text.packs(packs, text.amount(packSize, unit))
}

const { columns } = text

/** The plan as rows of a file; the price only for who may see it. */
export function fileRows(rows: readonly SupplyRow[], withPrices: boolean): CsvValue[][] {
  const heads = [
    columns.name,
    columns.unit,
    columns.need,
    columns.done,
    columns.left,
    columns.reserve,
    columns.stock,
    columns.ordered,
    columns.toBuy,
    columns.packs,
    columns.packSize,
    ...(withPrices ? [columns.pricePerUnit, columns.price] : []),
    columns.supplier,
    columns.fields,
    columns.marks,
  ]
  const line = (row: SupplyRow): CsvValue[] => {
    const cost = costOfRow(row)
    return [
      row.name,
      row.unit,
      row.need,
      row.done,
      row.left,
      row.reserve,
      row.stock,
      row.ordered,
      row.toBuy,
      row.packs,
      row.packSize,
      ...(withPrices ? [row.pricePerUnit, cost === null ? null : cost / 100] : []),
      row.supplier,
      fieldsOf(row).join(', '),
      row.marks.map((mark) => text.marksWith(mark, row)).join('; '),
    ]
  }
  return [heads, ...rows.map(line)]
}

/** Rows that are to be bought, by supplier; those without one come last. */
export function bySupplier(rows: readonly SupplyRow[]): (readonly [string, readonly SupplyRow[]])[] {
  const groups = Map.groupBy(
    rows.filter(({ toBuy }) => toBuy > 0),
    ({ supplier }) => supplier,
  )
  return [...groups].toSorted(([a], [b]) => Number(a === '') - Number(b === '') || compareNames(a, b))
}
