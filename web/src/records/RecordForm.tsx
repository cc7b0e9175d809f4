import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { SaveFoot } from '../ui/SaveFoot.tsx'
import { uiText } from '../ui/text.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import type { Draft, StoredRecord } from './kind.ts'
import type { RecordFormWork } from './use-record-form.ts'

interface Props<R extends StoredRecord & D, D extends Draft & FieldValues, Input extends FieldValues> {
  readonly work: RecordFormWork<R, D, Input>
  readonly gap?: 'md' | 'lg'
  /** Picture by which two versions of it are told apart, beside words. */
  readonly picture?: ReactNode
  /** The inputs; they read the form by `useFormContext`. */
  readonly children: ReactNode
}

/** The form of a record with its buttons; where somebody else was faster, the choice between the two versions. */
export function RecordForm<
  R extends StoredRecord & D,
  D extends Draft & FieldValues,
  Input extends FieldValues,
>({ work, gap = 'md', picture, children }: Props<R, D, Input>) {
  const { form, kind, text, conflict, submit } = work
  if (conflict)
    return (
      <ConflictChoice
        kind={kind}
        title={text.conflictTitle}
        conflict={conflict}
        onKeepMine={work.keepMine}
        onTakeTheirs={work.takeTheirs}
      >
        {picture}
      </ConflictChoice>
    )
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={gap}>
          {children}
          <SaveFoot label={uiText.save} isSaving={form.formState.isSubmitting} />
        </Stack>
      </form>
    </FormProvider>
  )
}
