import { Button, Group } from '@mantine/core'
import styles from './CustomAreas.module.css'
import { customAreasText } from './text.ts'

interface Props {
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly onClose: () => void
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** The buttons that close the window. */
export function AreasFoot({ isChanged, isSaving, onClose, onDiscard, onSave }: Props) {
  return (
    <Group justify="flex-end" className={styles.foot}>
      {isChanged ? (
        <>
          <Button variant="default" onClick={onDiscard}>
            {customAreasText.discardAndClose}
          </Button>
          <Button loading={isSaving} onClick={onSave}>
            {customAreasText.saveAndClose}
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={onClose}>
          {customAreasText.close}
        </Button>
      )}
    </Group>
  )
}
