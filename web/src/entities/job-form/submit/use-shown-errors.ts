import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Farm } from '../../farm/farm.ts'
import { findErrors, type FormErrors } from '../model/find-errors.ts'
import { focusFirst } from '../../../ui/focus-input.ts'
import { isSameMap, keepSame } from '../state/keep-same.ts'
import type { JobForm } from '../model/job-form.ts'

const NONE: FormErrors = new Map()
/** What the server refused of a certain form; it says nothing of the form once that is changed. */
interface Refused {
  readonly of: JobForm
  readonly errors: FormErrors
}

/** The sentences at the inputs: none before the first try, then as long as they are true. */
export function useShownErrors(form: JobForm, farm: Farm, element: RefObject<HTMLElement | null>) {
  const [isTried, setIsTried] = useState(false)
  const [keep] = useState(() => keepSame<FormErrors>(isSameMap))
  const [refused, setRefused] = useState<Refused>()
  const checked = useDeferredValue(form)
  const own = useMemo(() => {
    if (!isTried) return NONE
    const byId = new Map(farm.fields.map((field) => [field._id, field]))
    return findErrors(
      checked,
      checked.fieldIds.flatMap((id) => byId.get(id) ?? []),
      farm,
    )
  }, [isTried, checked, farm])
  const errors = keep(refused?.of === form ? new Map([...refused.errors, ...own]) : own)
  const showErrors = (next: FormErrors, of: JobForm): void => {
    flushSync(() => {
      setIsTried(next.size > 0)
      setRefused({ of, errors: next })
    })
    focusFirst(element.current, next.keys())
  }
  return { errors, showErrors }
}
