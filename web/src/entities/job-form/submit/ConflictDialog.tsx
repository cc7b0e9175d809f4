import type { JobEvent } from '@vagu/core/job-events/schema'
import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { VersionTable } from '../../../ui/VersionChoice.tsx'
import { words } from '../../jobs/text.ts'
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
    <Dialog isOpen onClose={onClose} title={words.conflictTitle} width={640} isChanged={false}>
      <Stack>
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {words.conflictText}
        </Alert>
        <VersionTable
          differences={differences(mine, stored)}
          onKeepMine={onKeepMine}
          onTakeTheirs={onTakeTheirs}
        />
      </Stack>
    </Dialog>
  )
}
