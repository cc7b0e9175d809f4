/** Rows that are stored of fields in their crop years: warnings, and sums of manure. */
import { type FieldInYears, widest } from './facts.ts'
import { isWithin } from './rows.ts'

export type YearsOfFields = {
  readonly accountId: string
  readonly fieldIds: readonly string[]
  readonly fromYear: number
  readonly toYear: number
}

interface OfYear {
  readonly field_id: string
  readonly crop_year: number
}

/** Rows of the scopes of the fields; `read` is asked for the years of all of them at once. */
export async function rowsWithin<Row extends OfYear>(
  accountId: string,
  fields: readonly FieldInYears[],
  read: (asked: YearsOfFields) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const scopes = new Map(fields.map(({ field, scope }) => [field._id, scope]))
  const { fromYear, toYear } = widest(scopes)
  const rows = await read({ accountId, fieldIds: [...scopes.keys()], fromYear, toYear })
  return rows.filter((row) => {
    const scope = scopes.get(row.field_id)
    return scope !== undefined && isWithin(row.crop_year, scope)
  })
}
