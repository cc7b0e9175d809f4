import { Textarea, TextInput } from '@mantine/core'
import type { Worker } from '@vagu/core/workers/schema'
import { Controller } from 'react-hook-form'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/use-record-form.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { CertificateInputs } from './CertificateInputs.tsx'
import { PersonInputs } from './PersonInputs.tsx'
import { workersText } from './text.ts'
import { emptyInput, type NewWorker, workerForm } from './worker-form.ts'
import { workerKind } from './worker-kind.ts'

interface Props {
  readonly id: string
  readonly worker: Worker | undefined
  readonly start: NewWorker
  readonly onSaved: (worker: Worker) => void
  readonly onChanged: (isChanged: boolean) => void
}

/** The inputs of a worker. */
export function WorkerFormPanel({ worker, start, ...place }: Props) {
  const work = useRecordForm({
    ...place,
    kind: workerKind,
    shape: workerForm,
    text: workersText,
    base: worker,
    empty: emptyInput(start),
  })
  const { register, control, formState } = work.form
  const { errors } = formState
  return (
    <RecordForm work={work}>
      <TextInput
        {...register('name')}
        label={workersText.name}
        required
        data-autofocus
        autoComplete="off"
        error={errors.name?.message}
      />
      <CertificateInputs />
      <Controller
        name="hourlyRate"
        control={control}
        render={({ field, fieldState }) => (
          <DecimalField
            {...field}
            label={workersText.hourlyRate}
            description={workersText.hourlyRateHint}
            unit={workersText.perHour}
            error={fieldState.error?.message}
          />
        )}
      />
      <PersonInputs />
      <Textarea
        {...register('notes')}
        label={workersText.notes}
        autosize
        minRows={2}
        error={errors.notes?.message}
      />
    </RecordForm>
  )
}
