import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { checkFieldGroups } from '@vagu/core/settings/field-groups'
import { FieldGroup } from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'
import type { Checked } from '../../ui/form-errors.ts'
import { type Line, lineDifferences } from '../../ui/line-differences.ts'
import type { Difference } from '../../ui/VersionChoice.tsx'

/** Fields of the farm, with their names of a crop year. */
interface Shown {
  readonly fields: readonly Field[]
  readonly year: number
}

/** The groups as they become: the one at `place` changed, or a new one behind the others. */
export const withGroup = (
  groups: readonly FieldGroup[],
  place: number | null,
  group: FieldGroup,
): FieldGroup[] =>
  place === null ? [...groups, group] : groups.map((each, i) => (i === place ? group : each))

/** Where a group stands that was opened as `before`; null when it is there no more, and is added anew when saved. */
export function placeOf(groups: readonly FieldGroup[], before: FieldGroup): number | null {
  const place = groups.findIndex(({ fieldGroupName }) => fieldGroupName === before.fieldGroupName)
  return place === -1 ? null : place
}

/** The group at `place` as it may be saved, or sentences at `fieldGroupName` and `linkedFieldIds`. */
export function checkGroup(
  groups: readonly FieldGroup[],
  place: number | null,
  group: FieldGroup,
): Checked<FieldGroup> {
  const own = check(FieldGroup, group)
  const prefix = `fieldGroups.${place ?? groups.length}.`
  const among = checkFieldGroups(withGroup(groups, place, group)).flatMap((error) =>
    error.path.startsWith(prefix) ? [{ ...error, path: error.path.slice(prefix.length) }] : [],
  )
  const errors = [...(own.ok ? [] : own.errors), ...among]
  return own.ok && errors.length === 0 ? own : { ok: false, errors }
}

const linesOf = (groups: readonly FieldGroup[], { fields, year }: Shown): readonly Line[] =>
  groups.map(({ fieldGroupName, linkedFieldIds }) => {
    const members = fields.filter(({ _id }) => linkedFieldIds.includes(_id))
    return [fieldGroupName, members.map((field) => nameOfYear(field, year)).join(', ')]
  })

/** Groups in which two versions of them all differ, with the names of their fields. */
export const groupDifferences = (
  { mine, stored }: { readonly mine: readonly FieldGroup[]; readonly stored: readonly FieldGroup[] },
  shown: Shown,
): Difference[] => lineDifferences(linesOf(mine, shown), linesOf(stored, shown))

/** Fields that another group has. */
export const takenFields = (groups: readonly FieldGroup[], place: number | null): ReadonlySet<string> =>
  new Set(groups.flatMap(({ linkedFieldIds }, i) => (i === place ? [] : linkedFieldIds)))

/** The selection with a whole group taken in, or out when all of it was in. */
export function toggledGroup(selectedIds: readonly string[], groupIds: readonly string[]): string[] {
  const isAll = groupIds.every((id) => selectedIds.includes(id))
  return isAll
    ? selectedIds.filter((id) => !groupIds.includes(id))
    : [...new Set([...selectedIds, ...groupIds])]
}
