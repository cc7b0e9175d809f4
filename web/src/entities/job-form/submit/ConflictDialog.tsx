import type { Job } from '@vagu/core/jobs/schema'
import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { VersionTable } from '../../../ui/VersionChoice.tsx'
import { useMachineNames } from '../../machines/use-machines.ts'
import { jobsText } from '../../jobs/text.ts'
import { differences } from './versions.ts'

export interface ConflictDialogProps {
  readonly mine: Job
  readonly stored: Job
  readonly onClose: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Both versions of a job side by side, and the choice between them. Loaded when it is first needed. */
export function ConflictDialog({ mine, stored, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const nameOfMachine = useMachineNames()
  return (
    <Dialog isOpen onClose={onClose} title={jobsText.conflictTitle} width={640} isChanged={false}>
      <Stack>
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {jobsText.conflictText}
        </Alert>
        <VersionTable
          differences={differences(mine, stored, nameOfMachine)}
          onKeepMine={onKeepMine}
          onTakeTheirs={onTakeTheirs}
        />
      </Stack>
    </Dialog>
  )
}
