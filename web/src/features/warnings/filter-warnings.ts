import type { Warning, WarningLevel } from '@vagu/core/warnings/schema'
import { shownLevel } from '@vagu/core/warnings/shown-level'
import type { Option } from '../../ui/search-options.ts'
import { warningsText } from './text.ts'

/** Filter of the list; empty for no limit. */
export interface WarningFilter {
  readonly level: WarningLevel | ''
  /** Key of a rule. */
  readonly rule: string
  readonly fieldId: string
}
export const NO_FILTER: WarningFilter = { level: '', rule: '', fieldId: '' }

export const filterWarnings = (
  warnings: readonly Warning[],
  { level, rule, fieldId }: WarningFilter,
): Warning[] =>
  warnings.filter(
    ({ type, fieldId: field }) =>
      (level === '' || shownLevel(type) === level) &&
      (rule === '' || type.key === rule) &&
      (fieldId === '' || field === fieldId),
  )

/** The newest first; those without a day at the end. */
export const newestFirst = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

/** Whether a warning is on one of the farm's records; the rest are on jobs. */
export const isOnRecord = ({ targetKind }: Warning): boolean => targetKind !== 'job'

const nameOf = ({ requisite, fieldName, message }: Warning): string => requisite?.name ?? fieldName ?? message
/** The grave ones first, then those of one rule together, by name. */
export const gravestFirst = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted(
    (a, b) =>
      shownLevel(a.type).localeCompare(shownLevel(b.type)) ||
      a.title.localeCompare(b.title, 'et') ||
      nameOf(a).localeCompare(nameOf(b), 'et'),
  )

export const countOf = (warnings: readonly Warning[], level: WarningLevel): number =>
  warnings.filter(({ type }) => shownLevel(type) === level).length

/** Each value once with the count of its warnings, by label. */
function counted(pairs: readonly (readonly [value: string, label: string])[]): Option[] {
  const counts = new Map<string, number>()
  for (const [value] of pairs) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...new Map(pairs)]
    .map(([value, label]) => ({ value, label, hint: warningsText.count(counts.get(value) ?? 0) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'et'))
}

/** The fields that have warnings, as choices in the farm's own order; by name as long as that is not known. */
export function fieldOptions(warnings: readonly Warning[], ordered: readonly string[]): Option[] {
  const places = new Map(ordered.map((id, place) => [id, place]))
  const placeOf = ({ value }: Option): number => places.get(value) ?? ordered.length
  return counted(
    warnings.flatMap(({ fieldId, fieldName }) =>
      fieldId === null ? [] : [[fieldId, fieldName ?? ''] as const],
    ),
  ).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The rules that are broken, as choices. */
export const ruleOptions = (warnings: readonly Warning[]): Option[] =>
  counted(warnings.map(({ type }) => [type.key, type.title] as const))
