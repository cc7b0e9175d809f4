import { areaOfYear, mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { FieldOverview } from '@vagu/core/fields/overview-schema'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { cropYearOf } from '@vagu/core/time/season'
import type { Warning } from '@vagu/core/warnings/schema'

/** A field as the map and the list beside it tell of it. Area in hectares. */
export interface FieldRow {
  readonly id: string
  readonly field: Field
  readonly name: string
  readonly area: number
  readonly crop: ReturnType<typeof mainCropOf>
  readonly lastJob: FieldOverview['lastJob']
  readonly workFrom: string | null
  readonly harvestFrom: string | null
  readonly warnings: number
  /** True until the shapes are known, so that no field is called bare too early. */
  readonly hasShape: boolean
}

export interface RowSources {
  readonly fields: readonly Field[]
  readonly year: number
  readonly overview: readonly FieldOverview[] | undefined
  readonly warnings: readonly Warning[] | undefined
  /** The same fields with their shapes. */
  readonly shaped: readonly Field[] | undefined
}

/** How many warnings stand on each field in a crop year; what has no day stands in every year. */
function warningCounts(
  { warnings = [] }: Pick<RowSources, 'warnings'>,
  fields: ReadonlyMap<string, Field>,
  year: number,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { fieldId, date } of warnings) {
    const field = fieldId === null ? undefined : fields.get(fieldId)
    if (!field || (date !== null && cropYearOf(date, field.yearInfo) !== year)) continue
    counts.set(field._id, (counts.get(field._id) ?? 0) + 1)
  }
  return counts
}

export function fieldRows({ fields, year, overview = [], warnings, shaped }: RowSources): FieldRow[] {
  const known = new Map(overview.map((each) => [each.fieldId, each]))
  const counts = warningCounts({ warnings }, new Map(fields.map((field) => [field._id, field])), year)
  const bare = new Set(shaped?.flatMap((field) => (shapeOfYear(field, year) ? [] : [field._id])))
  return fields.map((field) => {
    const { lastJob = null, workFrom = null, harvestFrom = null } = known.get(field._id) ?? {}
    return {
      id: field._id,
      field,
      name: nameOfYear(field, year),
      area: areaOfYear(field, year),
      crop: mainCropOf(field, year),
      lastJob,
      workFrom,
      harvestFrom,
      warnings: counts.get(field._id) ?? 0,
      hasShape: !bare.has(field._id),
    }
  })
}

/** A day without its year where that is the year of today. */
export function shortDay(day: string, today: string): string {
  const [year, month, date] = day.split('-')
  return year === today.slice(0, 4) ? `${date}.${month}.` : `${date}.${month}.${year}`
}
