import { checkFieldGroups } from '@vagu/core/settings/field-groups'
import { FieldGroup } from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'

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

/** Sentences at `fieldGroupName` and `linkedFieldIds` of the group at `place`; empty when it may be saved. */
export function groupErrors(
  groups: readonly FieldGroup[],
  place: number | null,
  group: FieldGroup,
): ReadonlyMap<string, string> {
  const own = check(FieldGroup, group)
  const found = own.ok ? [] : own.errors
  const prefix = `fieldGroups.${place ?? groups.length}.`
  const among = checkFieldGroups(withGroup(groups, place, group)).flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ path: path.slice(prefix.length), message }] : [],
  )
  return new Map([...among, ...found].map(({ path, message }) => [path, message]))
}

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
