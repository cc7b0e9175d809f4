import { type SyntheticEvent, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isSameJson } from '../lib/same-json.ts'
import { putErrors, schemaResolver } from '../ui/form-errors.ts'
import { useMessages } from '../ui/Messages.tsx'
import { uiText } from '../ui/text.ts'
import type { Draft, StoredRecord } from './kind.ts'
import { type Conflict, type SaveWork, useRecordSave } from './use-record-save.ts'

/** How a record stands in its form, and how the form is checked. */
export interface FormShape<R, D, Input> {
  /** The check of a form that began from a stored version, or of a new record. */
  readonly schemaOf: (base: R | undefined) => z.ZodType<D, Input>
  readonly inputOf: (record: R) => Input
}
export interface FormWork<
  R extends StoredRecord & D,
  D extends Draft,
  Input extends FieldValues,
> extends Omit<SaveWork<R, D>, 'showErrors' | 'isTypedSince' | 'onTypedSince'> {
  readonly shape: FormShape<R, D, Input>
  /** Values in the form of a new record. */
  readonly empty: DefaultValues<Input>
  readonly onChanged: (isChanged: boolean) => void
}

/** The form of a record: what is typed, how it is saved, and what happens when somebody else was faster. */
export function useRecordForm<
  R extends StoredRecord & D,
  D extends Draft & FieldValues,
  Input extends FieldValues,
>(work: FormWork<R, D, Input>) {
  const { shape, onChanged } = work
  const messages = useMessages()
  const sent = useRef<Input>(undefined)
  const saving = useRecordSave({
    ...work,
    showErrors: (error): boolean => putErrors(form, error),
    isTypedSince: () => !isSameJson(form.getValues(), sent.current),
    onTypedSince: (stored) => form.reset(shape.inputOf(stored), { keepValues: true, keepDirty: true }),
    onSaved: (stored) => {
      onChanged(false)
      work.onSaved(stored)
    },
  })
  const form: UseFormReturn<Input, unknown, D> = useForm<Input, unknown, D>({
    resolver: schemaResolver(shape.schemaOf(saving.base)),
    defaultValues: work.base ? (shape.inputOf(work.base) as DefaultValues<Input>) : work.empty,
    shouldFocusError: true,
  })
  const { isDirty } = form.formState
  useEffect(() => onChanged(isDirty), [onChanged, isDirty])

  const submit = (event: SyntheticEvent): Promise<void> => {
    // The dialog may stand inside another form.
    event.stopPropagation()
    const save = (mine: D): Promise<void> => {
      sent.current = structuredClone(form.getValues())
      return saving.save(mine)
    }
    return form.handleSubmit(save, () => messages.error(uiText.checkInput))(event)
  }
  const takeTheirs = (conflict: Conflict<R, D>): void => {
    saving.takeTheirs(conflict)
    form.reset(shape.inputOf(conflict.stored))
  }
  return { ...saving, takeTheirs, form, submit, kind: work.kind, text: work.text }
}
export type RecordFormWork<
  R extends StoredRecord & D,
  D extends Draft & FieldValues,
  Input extends FieldValues,
> = ReturnType<typeof useRecordForm<R, D, Input>>
