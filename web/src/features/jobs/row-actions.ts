import type { JobEvent } from '@vagu/core/job-events/schema'

/** What can be done with one row; the same object as long as the page stands, so that rows need not be drawn anew. */
export interface RowActions {
  readonly onOpen: (event: JobEvent) => void
  readonly onRepeat: (event: JobEvent) => void
  readonly onRemove: (event: JobEvent) => void
}
