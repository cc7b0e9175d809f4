import type { Job } from '@vagu/core/jobs/schema'

/** What can be done with one row; the same object as long as the page stands, so that rows need not be drawn anew. */
export interface RowActions {
  readonly onOpen: (event: Job) => void
  readonly onRepeat: (event: Job) => void
  readonly onRemove: (event: Job) => void
}
