import type { Missing } from '@vagu/core/warnings/rule'

/** Where what a rule has to know can be put in. */
export interface MissingInputs {
  readonly has: (missing: Missing) => boolean
  readonly leadTo: (missing: Missing) => void
}
