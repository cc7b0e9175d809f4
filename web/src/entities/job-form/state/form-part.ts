import type { FormState } from './form-context.ts'
import type { JobForm } from '../model/job-form.ts'

type Key = keyof JobForm

/** The form with a note of every part that is read of it; it always answers with the latest. */
function noted(latest: () => JobForm, reads: Set<Key>): JobForm {
  return new Proxy(latest(), {
    get: (_, key) => {
      reads.add(key as Key)
      return Reflect.get(latest(), key) as unknown
    },
    ownKeys: () => {
      const keys = Reflect.ownKeys(latest())
      for (const key of keys) reads.add(key as Key)
      return keys
    },
  })
}

const isSameAround = (before: FormState, after: FormState): boolean =>
  (Object.keys(after) as (keyof FormState)[]).every(
    (key) => key === 'form' || Object.is(before[key], after[key]),
  )

/**
 * What a part of the form is given: the same object as long as nothing has changed that anything in the part has ever
 * read. A key that is typed into the notes then draws the notes anew, and not the whole form.
 */
export function formPart(): (state: FormState) => FormState {
  const reads = new Set<Key>()
  let latest: FormState | undefined
  let given: FormState | undefined
  return (state) => {
    const before = latest
    latest = state
    const isSame =
      before !== undefined &&
      isSameAround(before, state) &&
      [...reads].every((key) => Object.is(before.form[key], state.form[key]))
    if (given === undefined || !isSame)
      given = { ...state, form: noted(() => latest?.form ?? state.form, reads) }
    return given
  }
}
