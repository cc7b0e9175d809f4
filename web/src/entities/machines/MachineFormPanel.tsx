import { NativeSelect, TextInput } from '@mantine/core'
import type { Machine } from '@vagu/core/machines/schema'
import { MACHINE_KINDS } from '@vagu/core/machines/table'
import { yearOf } from '@vagu/core/time/day'
import { Controller } from 'react-hook-form'
import { NameInput, NotesInput } from '../../records/RecordInputs.tsx'
import { today } from '../../lib/today.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/use-record-form.ts'
import { DateField } from '../../ui/DateField.tsx'
import { EMPTY_MACHINE, machineForm } from './machine-form.ts'
import { machineKind } from './machine-kind.ts'
import { TestInputs } from './TestInputs.tsx'
import { machineFormText } from './form-text.ts'

interface Props {
  readonly id: string
  readonly machine: Machine | undefined
  /** Name that a new one begins with. */
  readonly name?: string | undefined
  readonly onSaved: (machine: Machine) => void
  readonly onChanged: (isChanged: boolean) => void
}
const KINDS = MACHINE_KINDS.map((value) => ({ value, label: machineFormText.kinds[value] }))

/** The inputs of a machine. */
export function MachineFormPanel({ machine, name = '', ...place }: Props) {
  const work = useRecordForm({
    ...place,
    kind: machineKind,
    shape: machineForm,
    text: machineFormText,
    base: machine,
    empty: { ...EMPTY_MACHINE, name },
  })
  const { register, control, formState } = work.form
  const { errors } = formState
  return (
    <RecordForm work={work}>
      <NameInput label={machineFormText.name} />
      <NativeSelect
        {...register('kind')}
        label={machineFormText.kind}
        data={KINDS}
        error={errors.kind?.message}
      />
      <TestInputs machine={machine} />
      <TextInput
        {...register('number')}
        label={machineFormText.number}
        autoComplete="off"
        error={errors.number?.message}
      />
      <Controller
        name="boughtOn"
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={machineFormText.boughtOn}
            season={{ year: yearOf(today()) }}
            error={fieldState.error?.message}
          />
        )}
      />
      <NotesInput label={machineFormText.notes} />
    </RecordForm>
  )
}
