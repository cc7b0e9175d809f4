/** Land of a farm in a year: what counts, in hectares, and the lines that are shown of it. */
import { cropByKey } from '../../crops/table.ts'
import { isArable } from '../../rotation/farm.ts'
import { areaUnits, hectaresOf } from '../../units/rounding.ts'
import { isWhatIf, type EventFacts } from '../../warnings/facts.ts'
import { calendarYearOf } from '../../warnings/lib/fertilizing/nutrient-doses.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import type { Line } from '../schema.ts'
import type { PartKey } from '../table.ts'

export const cropIn = ({ crops }: SchemeField, year: number): string | null => crops.get(year) ?? null

export const cropNameOf = (crop: string | null): string =>
  crop === null ? 'kultuur märkimata' : (cropByKey(crop)?.name ?? crop)

/** Sum in whole units of 0.0001 ha. */
export const hectares = (fields: readonly SchemeField[]): number =>
  hectaresOf(fields.reduce((units, { area }) => units + areaUnits(area), 0))

export const isArableIn = (field: SchemeField, year: number): boolean => isArable(cropIn(field, year))

/** Fields that the farmer names for a part; those that are no more are left out. */
export function fieldsOf({ parts, fields }: SchemeFacts, key: PartKey): SchemeField[] {
  const named = new Set(parts.find((part) => part.key === key)?.fieldIds)
  return fields.filter(({ field }) => named.has(field._id))
}

const jobsOfFacts = new WeakMap<SchemeFacts, Map<SchemeField, readonly EventFacts[]>>()

/** Jobs of a field in the calendar year, with what is planned where that is asked; sorted out once for all requirements. */
export function jobsOf(facts: SchemeFacts, field: SchemeField): readonly EventFacts[] {
  const { year, withPlan } = facts
  const known = jobsOfFacts.get(facts) ?? new Map<SchemeField, readonly EventFacts[]>()
  jobsOfFacts.set(facts, known)
  const jobs =
    known.get(field) ??
    field.events.filter((event) => calendarYearOf(event) === year && (withPlan || !isWhatIf(event)))
  known.set(field, jobs)
  return jobs
}

type LineParts = Pick<Line, 'is' | 'note'> & { readonly jobId?: string; readonly area?: number }

export const lineOf = ({ field, area }: SchemeField, { is, note, ...rest }: LineParts): Line => ({
  name: field.name,
  fieldId: field._id,
  jobId: rest.jobId ?? null,
  area: rest.area ?? area,
  is,
  note,
})
