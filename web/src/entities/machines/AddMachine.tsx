import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Machine } from '@vagu/core/machines/schema'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMay } from '../../ui/may.tsx'
import type { MachineDialogProps } from './MachineDialog.tsx'
import { machinesText } from './text.ts'

const LazyMachineDialog = lazyComponent<MachineDialogProps>(
  async () => (await import('./MachineDialog.tsx')).MachineDialog,
)

interface Props {
  /** Name under which it was missed. */
  readonly name: string
  readonly onSaved: (machine: Machine) => void
}

/** Adds a machine where its name is missed; nothing for those who may not. */
export function AddMachine({ name, onSaved }: Props) {
  const mayAdd = useMay('write')
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  if (!mayAdd) return null
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        aria-label={machinesText.addNamed(name)}
        onClick={() => setIsOpen(true)}
      >
        {machinesText.add}
      </Button>
      {isOpen && (
        <LazyMachineDialog
          onFailed={close}
          props={{
            name,
            onClose: close,
            onSaved: (machine) => {
              close()
              onSaved(machine)
            },
          }}
        />
      )}
    </>
  )
}
