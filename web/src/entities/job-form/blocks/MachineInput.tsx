import { useState } from 'react'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useMay } from '../../../ui/may.tsx'
import type { MachineDialogProps } from '../../machines/MachineDialog.tsx'
import { machineOptions } from '../../machines/machine-options.ts'
import { machinesText } from '../../machines/text.ts'
import { useMachines } from '../../machines/use-machines.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'

const LazyMachineDialog = lazyComponent<MachineDialogProps>(
  async () => (await import('../../machines/MachineDialog.tsx')).MachineDialog,
)

/** Machine that the job was done with; a new one is added on the spot. */
export function MachineInput() {
  const { machine, category } = useJobForm(({ form }) => ({ machine: form.machine, category: form.category }))
  const { data: machines } = useMachines()
  const mayAdd = useMay('write')
  const [adding, setAdding] = useState<string>()
  const error = useErrorAt('machine')
  const update = useUpdate()
  const choose = (next: string | null): void => update((now) => ({ ...now, machine: next }))
  return (
    <>
      <SearchSelect
        label={machinesText.machine}
        placeholder={machinesText.choose}
        options={machineOptions(machines, { category, chosen: machine })}
        value={machine}
        name="machine"
        error={error}
        isClearable
        onChange={choose}
        {...(mayAdd && { onCreate: setAdding })}
      />
      {adding !== undefined && (
        <LazyMachineDialog
          onFailed={() => setAdding(undefined)}
          props={{
            name: adding,
            onClose: () => setAdding(undefined),
            onSaved: (saved) => {
              setAdding(undefined)
              choose(saved._id)
            },
          }}
        />
      )}
    </>
  )
}
