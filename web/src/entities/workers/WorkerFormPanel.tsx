import type { Worker } from '@vagu/core/workers/schema'
import { Controller } from 'react-hook-form'
import { NameInput, NotesInput } from '../../records/RecordInputs.tsx'
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
  return (
    <RecordForm work={work}>
      <NameInput label={workersText.name} />
      <CertificateInputs />
      <Controller
        name="hourlyRate"
        control={work.form.control}
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
      <NotesInput label={workersText.notes} />
    </RecordForm>
  )
}
