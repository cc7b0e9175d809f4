import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { Controller, FormProvider } from 'react-hook-form'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { VersionChoice } from '../../ui/VersionChoice.tsx'
import { CertificateInputs } from './CertificateInputs.tsx'
import { words } from './text.ts'
import { useWorkerForm, type WorkerFormWork } from './use-worker-form.ts'
import { differences } from './worker-form.ts'

/** The form of a worker; where somebody else was faster, the choice between the two versions. */
export function WorkerFormPanel(work: WorkerFormWork) {
  const { form, conflict, submit, keepMine, takeTheirs } = useWorkerForm(work)
  const { errors, isSubmitting } = form.formState
  if (conflict)
    return (
      <VersionChoice
        title={words.conflictTitle}
        differences={differences(conflict.mine, conflict.stored)}
        onKeepMine={() => void keepMine(conflict)}
        onTakeTheirs={() => takeTheirs(conflict)}
      />
    )
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            {...form.register('name')}
            label={words.name}
            required
            data-autofocus
            autoComplete="off"
            error={errors.name?.message}
          />
          <CertificateInputs />
          <Controller
            name="hourlyRate"
            control={form.control}
            render={({ field, fieldState }) => (
              <DecimalField
                {...field}
                label={words.hourlyRate}
                description={words.hourlyRateHint}
                unit={words.perHour}
                error={fieldState.error?.message}
              />
            )}
          />
          <Textarea
            {...form.register('notes')}
            label={words.notes}
            autosize
            minRows={2}
            error={errors.notes?.message}
          />
          <Group justify="flex-end">
            <CloseButton />
            <Button type="submit" loading={isSubmitting}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  )
}
