import type { FieldValues } from 'react-hook-form'
import { isSayableAtInputs } from './sayable.ts'
import { tooManyTries } from '../../entities/session/wait-text.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { useFlatForm } from '../../ui/use-flat-form.ts'

type Work<In extends FieldValues, Out extends FieldValues> = Omit<
  Parameters<typeof useFlatForm<In, Out>>[0],
  'onFailed'
> & { readonly failed: string }

/** A form that asks for a password: a refusal stands at its input, too many tries say when to go on. */
export function useAccountForm<In extends FieldValues, Out extends FieldValues>({
  failed,
  ...work
}: Work<In, Out>) {
  const messages = useMessages()
  return useFlatForm<In, Out>({
    ...work,
    onFailed: (error) => {
      if (isSayableAtInputs(error)) return
      const isLimit = error instanceof CallError && error.code === 'tooManyTries'
      messages.failed(error, isLimit ? tooManyTries(error.retryAfter) : failed)
    },
  })
}
