import type { JobEvent } from '@vagu/core/job-events/schema'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { words } from '../text.ts'
import styles from './JobForm.module.css'
import { differences } from './versions.ts'

export interface ConflictDialogProps {
  readonly mine: JobEvent
  readonly stored: JobEvent
  readonly onClose: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Both versions of a job side by side, and the choice between them. Loaded when it is first needed. */
export function ConflictDialog({ mine, stored, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.conflictTitle} width={640}>
      <Stack>
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {words.conflictText}
        </Alert>
        <table className={styles['versions']}>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.mine}</th>
              <th scope="col">{words.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, stored).map((difference) => (
              <tr key={difference.label}>
                <th scope="row">{difference.label}</th>
                <td>{difference.mine}</td>
                <td>{difference.stored}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Group justify="flex-end">
          <Button variant="default" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button onClick={onKeepMine} data-autofocus>
            {words.keepMine}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
