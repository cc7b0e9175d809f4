import type { CustomArea } from '@vagu/core/custom-areas/schema'
import { ActionIcon } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import styles from './CustomAreas.module.css'
import { customAreasText } from './text.ts'

interface Props {
  readonly kind: CustomArea
  readonly onEdit: (kind: CustomArea) => void
  readonly onDelete: (kind: CustomArea) => void
}

/** The name of a kind over its column, with what can be done to it. */
export function KindHead({ kind, onEdit, onDelete }: Props) {
  return (
    <div className={styles.kind}>
      <span className={styles.kindName}>{kind.areaName}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={customAreasText.editKind(kind.areaName)}
        onClick={() => onEdit(kind)}
      >
        <IconEdit size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={customAreasText.deleteKind(kind.areaName)}
        onClick={() => onDelete(kind)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
