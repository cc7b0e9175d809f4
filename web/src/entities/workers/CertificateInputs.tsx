import { Checkbox, TextInput } from '@mantine/core'
import type { WorkerDraft } from '@vagu/core/workers/schema'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { isDay } from '@vagu/core/time/day'
import { today } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { certificateState, daysLeft } from './certificate.ts'
import { workersText } from './text.ts'
import type { WorkerInput } from './worker-form.ts'

/** Hint on a chosen last day; nothing while it is far away. */
function hintOf(end: string | null | undefined, day: string): string | undefined {
  if (!end || !isDay(end)) return undefined
  const state = certificateState({ chemicalCertification: true, chemicalWorkerLicenceEndDate: end }, day)
  if (state === 'ended') return workersText.hints.ended
  return state === 'ending' ? workersText.hints.ending(daysLeft(end, day)) : undefined
}

/** Whether a worker has the certificate, and until when; an end that is past is allowed and said. */
export function CertificateInputs() {
  const { register, control, formState } = useFormContext<WorkerInput, unknown, WorkerDraft>()
  const [isCertified, end] = useWatch({
    control,
    name: ['chemicalCertification', 'chemicalWorkerLicenceEndDate'],
  })
  const day = today()
  return (
    <>
      <Checkbox
        {...register('chemicalCertification')}
        label={workersText.certified}
        description={workersText.certifiedHint}
      />
      {isCertified && (
        <>
          <Controller
            name="chemicalWorkerLicenceEndDate"
            control={control}
            render={({ field, fieldState }) => (
              <DateField
                {...field}
                label={workersText.certifiedUntil}
                isRequired
                season={{ year: Number(day.slice(0, 4)) + 1 }}
                description={hintOf(end, day)}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextInput
            {...register('certificateNo')}
            label={workersText.certificateNo}
            autoComplete="off"
            error={formState.errors.certificateNo?.message}
          />
        </>
      )}
    </>
  )
}
