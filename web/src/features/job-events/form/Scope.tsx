import { type ReactNode, use, useState } from 'react'
import { FormContext, WholeFormContext } from './form-context.ts'
import { formPart } from './form-part.ts'

/** A part of the form that is drawn anew only when something changes that it reads. */
export function Scope({ children }: { readonly children: ReactNode }) {
  const state = use(WholeFormContext)
  const [part] = useState(formPart)
  if (!state) throw new Error('Scope stands outside the job form')
  return <FormContext value={part(state)}>{children}</FormContext>
}
