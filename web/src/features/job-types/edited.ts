import type { JobTypes } from './edit-job-types.ts'

/** Types as they are edited. What they were made from stays as it was, whatever is read from the server meanwhile. */
export interface Edited {
  readonly types: JobTypes
  readonly over: JobTypes
}

/** One step further; the first one begins from the newest. */
export function editedBy(
  edited: Edited | undefined,
  newest: JobTypes,
  step: (now: JobTypes) => JobTypes,
): Edited {
  const over = edited?.over ?? newest
  return { types: step(edited?.types ?? over), over }
}

/** What is left to be saved: what was typed while the answer was on its way stays. */
export const afterSave = (
  edited: Edited | undefined,
  { sent, saved }: { readonly sent: JobTypes; readonly saved: JobTypes },
): Edited | undefined =>
  edited === undefined || edited.types === sent ? undefined : { types: edited.types, over: saved }
