import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useVerdicts } from '../../../farm/verdicts/use-verdicts.ts'
import { useFormState, VerdictContext } from './form-context.ts'
import { judgedJobs } from './judged-jobs.ts'

/** Judges the form after each change, in the time that the typing leaves. */
export function Verdicts({ children }: { readonly children: ReactNode }) {
  const { form, chosen, farm } = useFormState()
  const { categories, customAreas } = farm
  const judgedForm = useDeferredValue(form)
  const fields = useDeferredValue(chosen)
  const jobs = useMemo(
    () => judgedJobs(judgedForm, fields, { categories, customAreas }),
    [judgedForm, fields, categories, customAreas],
  )
  const verdicts = useVerdicts(fields, jobs)
  return <VerdictContext value={verdicts}>{children}</VerdictContext>
}
