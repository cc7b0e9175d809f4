/** A line of a field's sum, with everything that it does not say empty. */
import type { Gap, LineKind, ProfitLine } from './schema.ts'

type Said = Pick<ProfitLine, 'fieldId' | 'kind' | 'label' | 'cents'> & Partial<ProfitLine>

/** Lines are made by the ten thousand: they are all alike, which is read several times faster than copies of copies. */
export const lineOf = ({
  fieldId,
  kind,
  label,
  cents,
  isEstimated = false,
  isIncluded = false,
  gap = null,
  day = null,
  jobId = null,
  entryId = null,
  amount = null,
  unit = null,
  weighed = null,
  price = null,
  priceUnit = null,
  standYear = null,
  minutes = 0,
}: Said): ProfitLine => ({
  fieldId,
  kind,
  label,
  cents,
  isEstimated,
  isIncluded,
  gap,
  day,
  jobId,
  entryId,
  amount,
  unit,
  weighed,
  price,
  priceUnit,
  standYear,
  minutes,
})

export const gapOf = (what: Gap['what'], key: string, facts: { label: string; unit?: string }): Gap => ({
  what,
  key,
  label: facts.label,
  unit: facts.unit ?? '',
})

const INCOMES: ReadonlySet<LineKind> = new Set(['harvest', 'subsidy', 'income'])
export const isIncome = (kind: LineKind): boolean => INCOMES.has(kind)
