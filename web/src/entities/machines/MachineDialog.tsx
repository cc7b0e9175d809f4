import type { Machine } from '@vagu/core/machines/schema'
import { RecordDialog } from '../../records/RecordDialog.tsx'
import { MachineFormPanel } from './MachineFormPanel.tsx'
import { machineFormText } from './form-text.ts'

export interface MachineDialogProps {
  /** The machine that is changed; none for a new one. */
  readonly machine?: Machine | undefined
  /** Name typed where the machine was missed. */
  readonly name?: string | undefined
  readonly onClose: () => void
  readonly onSaved: (machine: Machine) => void
}

/** Adds or changes a machine. */
export function MachineDialog({ machine, name, onClose, onSaved }: MachineDialogProps) {
  return (
    <RecordDialog
      record={machine}
      title={machine ? machineFormText.edit : machineFormText.add}
      width={480}
      onClose={onClose}
    >
      {(place) => <MachineFormPanel {...place} machine={machine} name={name} onSaved={onSaved} />}
    </RecordDialog>
  )
}
