import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import type { Worker } from '@vagu/core/workers/schema'

export interface PlannerProps {
  readonly year: number
  readonly day: string
  readonly onDay: (day: string) => void
  readonly jobs: readonly Job[]
  readonly fields: readonly Field[]
  readonly workers: readonly Worker[]
  /** Whether jobs of the shown week are still on their way. */
  readonly isLoading: boolean
}
