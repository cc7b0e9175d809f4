import type { Job } from '@vagu/core/jobs/schema'

/** Actions of a row; the same object as long as the page stands, so that rows need not be drawn anew. */
export interface RowActions {
  readonly onOpen: (job: Job) => void
  readonly onRepeat: (job: Job) => void
  readonly onRemove: (job: Job) => void
}
