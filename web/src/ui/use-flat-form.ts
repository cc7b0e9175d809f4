import type { SyntheticEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { type Checked, checkResolver, putErrors } from './form-errors.ts'
import { useMessages } from './Messages.tsx'
import { useSendOnce } from './stepped-form.tsx'
import { uiText } from './text.ts'

interface FlatForm<In, Out> {
  readonly start: DefaultValues<In>
  readonly checkInput: (input: In) => Checked<Out>
  readonly send: (value: Out) => Promise<unknown>
  /** Says that nothing was stored; what the server refused of an input stands at it already. */
  readonly onFailed: (error: unknown, value: Out) => void
}

/**
 * A dialog of flat inputs that edits a part of something larger, such as the season of a year; a stored record has
 * `useRecordForm`. A second click sends nothing.
 */
export function useFlatForm<In extends FieldValues, Out extends FieldValues>(work: FlatForm<In, Out>) {
  const { start, checkInput, send, onFailed } = work
  const messages = useMessages()
  const sendOnce = useSendOnce()
  const form = useForm<In, unknown, Out>({ resolver: checkResolver(checkInput), defaultValues: start })
  const save = async (value: Out): Promise<void> => {
    const failure = await sendOnce(async () => void (await send(value)))
    if (!failure) return
    putErrors(form, failure.error)
    onFailed(failure.error, value)
  }
  const submit = (event?: SyntheticEvent): void => {
    // The dialog may stand inside the form of a job.
    event?.stopPropagation()
    void form.handleSubmit(save, () => messages.error(uiText.checkInput))(event)
  }
  const { isDirty, isSubmitting } = form.formState
  return { form, submit, isChanged: isDirty, isSubmitting }
}
