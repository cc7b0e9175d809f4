import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { reportFailure } from '../../entities/session/failures.ts'
import { tooManyTries } from '../../entities/session/wait-text.ts'
import { CallError } from '../../lib/call-error.ts'
import { putErrors } from '../../ui/form-errors.ts'
import { usersText } from './text.ts'
import { withFreshToken } from './with-token.ts'

type Sentences = Readonly<Record<string, string>>
const KNOWN: Sentences = { tokenExpired: usersText.tokenExpired }

/** Sends a form of a visitor; what goes wrong stands on its input, or above the form. */
export function useSending<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  failed: string,
  sentences: Sentences = {},
) {
  const [message, setMessage] = useState<string>()
  const send = async (work: () => Promise<void>): Promise<void> => {
    setMessage(undefined)
    try {
      await withFreshToken(work)
    } catch (error) {
      if (putErrors(form, error)) return
      if (!(error instanceof CallError)) setMessage(failed)
      else if (error.kind !== 'refused' && error.kind !== 'unauthenticated') reportFailure(error)
      else if (error.code === 'tooManyTries') setMessage(tooManyTries(error.retryAfter))
      else setMessage({ ...KNOWN, ...sentences }[error.code ?? ''] ?? failed)
    }
  }
  return { message, send }
}
