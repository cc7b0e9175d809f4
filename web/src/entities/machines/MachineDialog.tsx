import type { Machine } from '@vagu/core/machines/schema'
import { RecordDialog } from '../../records/RecordDialog.tsx'
import { MachineFormPanel } from './MachineFormPanel.tsx'
import { machinesText } from './text.ts'

interface Props {
  /** The machine that is changed; none for a new one. */
  readonly machine?: Machine | undefined
  readonly onClose: () => void
  readonly onSaved: (machine: Machine) => void
}

/** Adds or changes a machine. */
export function MachineDialog({ machine, onClose, onSaved }: Props) {
  return (
    <RecordDialog
      record={machine}
      title={machine ? machinesText.edit : machinesText.add}
      width={480}
      onClose={onClose}
    >
      {(place) => <MachineFormPanel {...place} machine={machine} onSaved={onSaved} />}
    </RecordDialog>
  )
}
