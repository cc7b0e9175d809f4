import type { Warning, WarningLevel } from '@vagu/core/warnings/schema'
import type { Option } from '../../ui/search-options.ts'

/** What narrows the list; empty for no limit. */
export interface WarningFilter {
  readonly level: WarningLevel | ''
  readonly fieldId: string
}
export const NO_FILTER: WarningFilter = { level: '', fieldId: '' }

export const filterWarnings = (warnings: readonly Warning[], { level, fieldId }: WarningFilter): Warning[] =>
  warnings.filter(
    (warning) =>
      (level === '' || warning.type.level === level) && (fieldId === '' || warning.fieldId === fieldId),
  )

/** The newest first; those without a day at the end. */
export const newestFirst = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

/** The fields that have warnings, as choices. */
export const fieldOptions = (warnings: readonly Warning[]): Option[] => [
  ...new Map(
    warnings.flatMap(({ fieldId, fieldName }) =>
      fieldId === null ? [] : [[fieldId, { value: fieldId, label: fieldName ?? '' }] as const],
    ),
  ).values(),
]
