/** Rules for groups of fields, as far as one look at all of them tells. */
import type { FieldError } from '../errors.ts'
import { fieldError } from '../validation.ts'
import type { FieldGroup } from './schema.ts'

/** Fewest fields of a group. */
export const MIN_FIELDS = 2

const nameKey = ({ fieldGroupName }: FieldGroup): string => fieldGroupName.trim().toLocaleLowerCase('et')

/** A field belongs to one group at most; the later place is the wrong one. */
function sharedFields(groups: readonly FieldGroup[]): FieldError[] {
  const seen = new Set<string>()
  return groups.flatMap(({ linkedFieldIds }, i) =>
    linkedFieldIds.flatMap((id) => {
      const isShared = seen.has(id)
      seen.add(id)
      return isShared ? [fieldError(`fieldGroups.${i}.linkedFieldIds`, 'fieldInOtherGroup')] : []
    }),
  )
}

/** The wrong places of groups: names that stand twice without regard to case, too few fields, shared fields. */
export function checkFieldGroups(groups: readonly FieldGroup[]): FieldError[] {
  const names = groups.map(nameKey)
  const ofEach = groups.flatMap((group, i) => [
    ...(names.indexOf(nameKey(group)) < i
      ? [fieldError(`fieldGroups.${i}.fieldGroupName`, 'groupNameTaken')]
      : []),
    ...(new Set(group.linkedFieldIds).size < MIN_FIELDS
      ? [fieldError(`fieldGroups.${i}.linkedFieldIds`, 'groupTooSmall')]
      : []),
  ])
  return [...ofEach, ...sharedFields(groups)]
}
