import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { Field as FieldSchema } from '@vagu/core/fields/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError } from '../../../lib/call-error.ts'
import { putErrors, schemaResolver } from '../../../ui/form-errors.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { words as common } from '../../../ui/text.ts'
import { useSaveField } from '../api.ts'
import { words } from '../text.ts'
import { draftOf, emptyInput, type FieldInput, fieldOfForm, inputOf } from './field-form.ts'

export interface FieldFormWork {
  readonly id: string
  /** The version that the form began from; none for a new field. */
  readonly base: Field | undefined
  readonly year: number
  readonly onClose: () => void
  readonly onChanged: (isChanged: boolean) => void
}
/** Two versions of one field, of which the farmer chooses. */
export interface Conflict {
  readonly mine: FieldDraft
  readonly stored: Field
}

/** The newer version that a refusal brought along. */
function storedIn(error: unknown): Field | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return FieldSchema.safeParse(error.stored).data
}

/** A field's form: what is typed, how it is saved, and what happens when somebody else was faster. */
export function useFieldForm({ id, base: first, year, onClose, onChanged }: FieldFormWork) {
  const messages = useMessages()
  const [base, setBase] = useState(first)
  const [conflict, setConflict] = useState<Conflict>()
  const isSending = useRef(false)
  const { mutateAsync } = useSaveField()
  const form = useForm<FieldInput, unknown, FieldDraft>({
    resolver: schemaResolver(fieldOfForm(base)),
    defaultValues: first ? inputOf(first, year) : emptyInput(id, year),
    shouldFocusError: true,
  })
  const { isDirty } = form.formState
  useEffect(() => onChanged(isDirty), [onChanged, isDirty])

  const refused = (error: unknown, mine: FieldDraft): void => {
    const stored = storedIn(error)
    if (stored) setConflict({ mine, stored })
    else if (error instanceof CallError && error.code === 'deleted') messages.error(words.deletedMeanwhile)
    else if (putErrors(form, error)) messages.error(common.checkInput)
    else messages.notSaved(error, 'saveFailed')
  }
  const send = async (values: FieldDraft, over: Field | undefined): Promise<void> => {
    // A second click comes before the button knows that it is busy.
    if (isSending.current) return
    isSending.current = true
    try {
      await mutateAsync({ id, draft: draftOf(values, over), updatedAt: over?.updatedAt })
      messages.success(over ? common.changed : common.saved)
      onChanged(false)
      onClose()
    } catch (error) {
      refused(error, values)
    } finally {
      isSending.current = false
    }
  }
  const submit = (event: FormEvent): Promise<void> =>
    form.handleSubmit(
      (values) => send(values, base),
      () => messages.error(common.checkInput),
    )(event)
  const keepMine = async ({ mine, stored }: Conflict): Promise<void> => {
    setBase(stored)
    setConflict(undefined)
    await send(mine, stored)
  }
  const takeTheirs = ({ stored }: Conflict): void => {
    setBase(stored)
    setConflict(undefined)
    form.reset(inputOf(stored, year))
  }
  return { form, base, conflict, submit, keepMine, takeTheirs }
}
