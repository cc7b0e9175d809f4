import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useVerdicts } from '../../../farm/verdicts/use-verdicts.ts'
import type { Farm } from './find-errors.ts'
import { useFormState, VerdictContext } from './form-context.ts'
import { judgedJobs } from './judged-jobs.ts'

const longestDelayOf = ({ requisites }: Farm): number =>
  Math.max(0, ...requisites.flatMap((each) => [each.workDelayDays ?? 0, each.harvestDelayDays ?? 0]))

/** Judges the form after each change, in the time that the typing leaves. */
export function Verdicts({ children }: { readonly children: ReactNode }) {
  const { form, chosen, farm } = useFormState()
  const judgedForm = useDeferredValue(form)
  const fields = useDeferredValue(chosen)
  const jobs = useMemo(
    () => judgedJobs(judgedForm, fields, farm.categories),
    [judgedForm, fields, farm.categories],
  )
  const longestDelay = useMemo(() => longestDelayOf(farm), [farm])
  const verdicts = useVerdicts(fields, jobs, longestDelay)
  return <VerdictContext value={verdicts}>{children}</VerdictContext>
}
