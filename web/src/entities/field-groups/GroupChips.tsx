import { isInUse } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from '../field-picker/FieldPicker.module.css'
import type { FieldGroupsDialogProps } from './FieldGroupsDialog.tsx'
import { toggledGroup } from './group-form.ts'
import { fieldGroupsText } from './text.ts'
import { useFieldGroups } from './use-field-groups.ts'

const FieldGroupsDialog = lazyComponent<FieldGroupsDialogProps>(
  async () => (await import('./FieldGroupsDialog.tsx')).FieldGroupsDialog,
)

export interface GroupChipsProps {
  readonly fields: readonly Field[]
  readonly year: number
  readonly selectedIds: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** The groups of the farm as buttons that take all their fields in, or out again. */
export function GroupChips({ fields, year, selectedIds, onChange }: GroupChipsProps) {
  const { groups } = useFieldGroups()
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  const active = new Set(fields.filter((field) => isInUse(field, year)).map(({ _id }) => _id))
  const shown = groups
    .map(({ fieldGroupName, linkedFieldIds }) => ({
      name: fieldGroupName,
      ids: linkedFieldIds.filter((id) => active.has(id)),
    }))
    .filter(({ ids }) => ids.length > 0)
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label={fieldGroupsText.choose} className={styles.crops}>
      {shown.map(({ name, ids }) => (
        <button
          key={name}
          type="button"
          className={styles.crop}
          aria-pressed={ids.every((id) => selectedIds.includes(id))}
          onClick={() => onChange(toggledGroup(selectedIds, ids))}
        >
          <span className={styles.group}>{name}</span>
          <span className={styles.count}>{ids.length}</span>
        </button>
      ))}
      <ActionIcon
        variant="subtle"
        aria-label={fieldGroupsText.edit}
        title={fieldGroupsText.edit}
        onClick={() => setIsOpen(true)}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      {isOpen && <FieldGroupsDialog onFailed={close} props={{ fields, year, onClose: close }} />}
    </div>
  )
}
