import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { isNamed } from '../../materials/material-form.ts'
import { useVerdicts } from '../../verdicts/use-verdicts.ts'
import { type FormState, VerdictContext } from '../state/form-context.ts'
import { judgedJobs } from './judged-jobs.ts'

interface Props extends Pick<FormState, 'form' | 'chosen' | 'farm'> {
  /** Saving was tried: parts that are missing are told as faults. */
  readonly wasTried: boolean
  readonly children: ReactNode
}

/** Judges the form after each change, in the time that the typing leaves. */
export function Verdicts({ form, chosen, farm, wasTried, children }: Props) {
  const { categories, customAreas } = farm
  const judgedForm = useDeferredValue(form)
  const fields = useDeferredValue(chosen)
  const jobs = useMemo(
    () => judgedJobs(judgedForm, fields, { categories, customAreas }),
    [judgedForm, fields, categories, customAreas],
  )
  const isTyping = judgedForm !== form || fields !== chosen
  const verdicts = useVerdicts({
    fields,
    jobs,
    isTyping,
    isBeingWritten: form.eventId === null && !wasTried,
    lacksMaterial: !judgedForm.materials.every(isNamed),
  })
  return <VerdictContext value={verdicts}>{children}</VerdictContext>
}
