/** Hectares that are in use. */
import { areaOfYear, livesIn } from '@vagu/core/fields/rules'
import { roundTo, sumAreas } from '@vagu/core/units/rounding'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { prepared } from '../db/prepared.ts'

/** Decimals of hectares of all fields. */
export const AREA_DECIMALS = 3

/** Fields of accounts that are in use. */
export const fieldsOf = prepared((db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('field')
    .select(['account_id', 'document', 'document_version'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .where('active', '=', 1),
)

export type Measured = Pick<FieldFacts, 'area' | 'yearInfo' | 'firstYear' | 'lastYear'>

/** Hectares of fields in use in a calendar year. */
export function areaIn(fields: readonly Measured[], year: number): number {
  const ofYear = fields.filter((field) => livesIn(field, year))
  return roundTo(sumAreas(ofYear.map((field) => areaOfYear(field, year))), AREA_DECIMALS)
}
