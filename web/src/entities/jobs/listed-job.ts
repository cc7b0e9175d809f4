import type { Field, MainCrop } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import type { Warning } from '@vagu/core/warnings/schema'

/** A job as lists show it. A short list knows the job and its days alone. */
export interface ListedJob {
  readonly job: Job
  readonly days: string
  readonly field?: Field | undefined
  /** The main crop of its field in the year of the list. */
  readonly crop?: MainCrop | undefined
  readonly warnings?: readonly Warning[]
}
