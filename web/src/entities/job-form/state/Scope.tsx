import { type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react'
import { FormContext, FormStoreContext } from './form-context.ts'
import { formPart } from './form-part.ts'

/** A part of the form that is drawn anew only when something changes that it reads. */
export function Scope({ children }: { readonly children: ReactNode }) {
  const store = use(FormStoreContext)
  if (!store) throw new Error('Scope stands outside the job form')
  const [part] = useState(formPart)
  const look = useCallback(() => part(store.get()), [part, store])
  const state = useSyncExternalStore(store.subscribe, look)
  return <FormContext value={state}>{children}</FormContext>
}
