import { Button, TextInput } from '@mantine/core'
import { addWorker } from '@vagu/core/workers/contract'
import { WorkerDraft } from '@vagu/core/workers/schema'
import { check } from '@vagu/core/validation'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { workersText } from '../../../entities/workers/text.ts'
import { call } from '../../../lib/call.ts'
import { newId } from '../../../lib/new-id.ts'
import { today } from '../../../lib/today.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useFlatForm } from '../../../ui/use-flat-form.ts'
import styles from './FirstSteps.module.css'
import { useKeptInTab } from './keep-in-tab.ts'
import { firstStepsText } from './text.ts'

/** Input as it is typed; the record has its id from the first key on, so that a repeat adds nobody twice. */
const Typed = z.object({
  _id: z.string(),
  name: z.string(),
  chemicalWorkerLicenceEndDate: z.string().nullable(),
})
type Typed = z.infer<typeof Typed>

/** Who has a last day of a certificate has a certificate. */
const draftOf = (typed: Typed) => ({
  ...typed,
  chemicalCertification: typed.chemicalWorkerLicenceEndDate !== null,
})

/** The first worker, in two inputs; what else there is to say of him stands on his own page. */
export function WorkersStep() {
  const messages = useMessages()
  const [kept, keep] = useKeptInTab('worker', Typed)
  const { form, submit, isSubmitting } = useFlatForm<Typed, WorkerDraft>({
    start: kept ?? { _id: newId(), name: '', chemicalWorkerLicenceEndDate: null },
    checkInput: (input) => check(WorkerDraft, draftOf(input)),
    send: async (body) => {
      await call(addWorker, { body })
      keep(undefined)
      messages.success(firstStepsText.workerAdded(body.name))
    },
    onFailed: (error) => messages.notSaved(error, 'saveFailed'),
  })
  const { errors } = form.formState
  return (
    <form onSubmit={submit} onBlur={() => keep(form.getValues())} noValidate className={styles.form}>
      <p>{firstStepsText.workersText}</p>
      <TextInput
        {...form.register('name')}
        label={workersText.name}
        required
        autoComplete="off"
        error={errors.name?.message}
      />
      <Controller
        name="chemicalWorkerLicenceEndDate"
        control={form.control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={workersText.certifiedUntil}
            description={firstStepsText.workerUntilHint}
            season={{ year: Number(today().slice(0, 4)) + 1 }}
            error={fieldState.error?.message}
          />
        )}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {firstStepsText.addWorker}
        </Button>
      </div>
    </form>
  )
}
