import type { FormState } from './form-context.ts'

/** The latest state of the form, and who wants to hear of the next one. */
export interface FormStore {
  readonly get: () => FormState
  readonly set: (state: FormState) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function formStore(state: FormState): FormStore {
  let latest = state
  const listeners = new Set<() => void>()
  return {
    get: () => latest,
    set: (next) => {
      if (next === latest) return
      latest = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
