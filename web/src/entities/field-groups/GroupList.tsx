import { areaOfYear, isInUse } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { sumAreas } from '@vagu/core/units/rounding'
import { ActionIcon } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { formatQuantity } from '../../lib/format.ts'
import styles from './FieldGroups.module.css'
import { fieldGroupsText } from './text.ts'

interface Props {
  readonly groups: readonly FieldGroup[]
  readonly fields: readonly Field[]
  readonly year: number
  readonly onEdit: (place: number) => void
  readonly onDelete: (place: number) => void
}

/** The groups with what they hold. */
export function GroupList({ groups, fields, year, onEdit, onDelete }: Props) {
  if (groups.length === 0) return <p className={styles.empty}>{fieldGroupsText.empty}</p>
  return (
    <ul className={styles.groups}>
      {groups.map(({ fieldGroupName: name, linkedFieldIds }, place) => {
        const members = fields.filter((field) => isInUse(field, year) && linkedFieldIds.includes(field._id))
        const area = formatQuantity(sumAreas(members.map((field) => areaOfYear(field, year))), 'ha')
        return (
          <li key={name}>
            <span>
              <strong>{name}</strong>
              <span className={styles.size}>{fieldGroupsText.size(members.length, area)}</span>
            </span>
            <ActionIcon
              variant="subtle"
              aria-label={fieldGroupsText.editOne(name)}
              onClick={() => onEdit(place)}
            >
              <IconEdit size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={fieldGroupsText.deleteOne(name)}
              onClick={() => onDelete(place)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
