/** Manure of the calendar years before a plan, for the mean of five. */
import type { ManureOfYear } from '@vagu/core/fertilization-plan/schema'
import { MEAN_YEARS } from '@vagu/core/warnings/rules/manure-phosphorus-exceeded/limits'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { manureSince } from '../warnings/manure.ts'

const manureRows = prepared((db, { accountId, from, to }: { accountId: string; from: number; to: number }) =>
  manureSince(db, accountId, from)
    .where('field_manure.year', '<=', to)
    .where('field.deleted_at', 'is', null)
    .groupBy('field_manure.year')
    .orderBy('field_manure.year'),
)

export async function readManureBefore(db: Reader, accountId: string, year: number): Promise<ManureOfYear[]> {
  const rows = await manureRows(db, { accountId, from: year - MEAN_YEARS + 1, to: year - 1 })
  return rows.map((row) => ({
    year: row.year,
    nitrogenKg: Number(row.nitrogen),
    phosphorusKg: Number(row.phosphorus),
  }))
}
