import { Button, Group } from '@mantine/core'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { WholeScreen } from '../../ui/WholeScreen.tsx'
import styles from './FieldPicker.module.css'
import { fieldPickerText } from './text.ts'

const AllFieldsMap = lazyComponent(async () => (await import('../fields/AllFieldsMap.tsx')).AllFieldsMap)

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly year: number
  readonly selectedIds: readonly string[]
  readonly onToggle: (id: string) => void
  /** How many are chosen and their area, in words. */
  readonly summary: string
}

/** The fields of the farm over the whole screen; a tap takes one in or out. */
export function MapPicker({ isOpen, onClose, year, selectedIds, onToggle, summary }: Props) {
  return (
    <WholeScreen isOpen={isOpen} onClose={onClose} title={fieldPickerText.mapTitle}>
      <div className={styles.map}>
        <AllFieldsMap
          fallback={<DelayedSkeleton lines={1} height={320} />}
          props={{ year, selectedIds, onToggle }}
        />
      </div>
      <Group justify="space-between" mt="sm">
        <span role="status" className={styles.selected}>
          {summary}
        </span>
        <Button onClick={onClose}>{fieldPickerText.mapDone}</Button>
      </Group>
    </WholeScreen>
  )
}
