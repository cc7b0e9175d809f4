import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { WorkerDraft } from '@vagu/core/workers/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { peopleQuery } from '../people/queries.ts'
import { workersText } from './text.ts'
import type { WorkerInput } from './worker-form.ts'

/** Who a worker is: whose he is, his personal code for the payroll, and the user whose hours his are. */
export function PersonInputs() {
  const { register, control, formState } = useFormContext<WorkerInput, unknown, WorkerDraft>()
  const { data: people = [] } = useQuery(peopleQuery)
  const users = people.map(({ _id, email }) => ({ value: _id, label: email }))
  return (
    <>
      <TextInput
        {...register('company')}
        label={workersText.company}
        description={workersText.companyHint}
        autoComplete="off"
        error={formState.errors.company?.message}
      />
      <TextInput
        {...register('personalCode')}
        label={workersText.personalCode}
        description={workersText.personalCodeHint}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.personalCode?.message}
      />
      <Controller
        name="userId"
        control={control}
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <NativeSelect
            {...field}
            label={workersText.user}
            description={workersText.userHint}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || null)}
            data={[{ value: '', label: workersText.noUser }, ...users]}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
