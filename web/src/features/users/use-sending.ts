import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { reportFailure } from '../../app/failures.ts'
import { CallError } from '../../lib/call-error.ts'
import { putErrors } from '../../ui/form-errors.ts'
import { words } from './text.ts'
import { withFreshToken } from './with-token.ts'

/** Sends a form of a visitor; what goes wrong stands on its input, or above the form. */
export function useSending<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  failed: string,
) {
  const [message, setMessage] = useState<string>()
  const send = async (work: () => Promise<void>): Promise<void> => {
    setMessage(undefined)
    try {
      await withFreshToken(work)
    } catch (error) {
      if (putErrors(form, error)) return
      const { code, kind } = error instanceof CallError ? error : { code: '', kind: 'refused' as const }
      if (error instanceof CallError && kind !== 'refused' && kind !== 'unauthenticated') reportFailure(error)
      else if (code === 'tooManyTries') setMessage(words.tooManyTries)
      else setMessage(code === 'tokenExpired' ? words.tokenExpired : failed)
    }
  }
  return { message, send }
}
