/** Jobs of plant protection that a device would have done without a test that holds. */
import { needsCertificate } from '@vagu/core/jobs/plant-protection'
import type { Job } from '@vagu/core/jobs/schema'
import { testEndOf } from '@vagu/core/machines/rules'
import type { Machine } from '@vagu/core/machines/schema'
import { TEST_YEARS } from '@vagu/core/machines/table'

type Used = Pick<Job, 'status' | 'date' | 'endDate' | 'jobCategory' | 'requisites'>

export interface Untested {
  readonly count: number
  /** Last day of the test; null where nobody has written one down. */
  readonly end: string | null
}

/** How many of the jobs the machine may not have done; undefined where there is nothing to say. */
export function untestedJobs(machine: Machine | undefined, jobs: readonly Used[]): Untested | undefined {
  if (!machine || TEST_YEARS[machine.kind] === null) return undefined
  const end = testEndOf(machine)
  const sprayings = jobs.filter(
    ({ status, jobCategory: { key }, requisites }) =>
      status !== 'PLANNED' && needsCertificate({ key }, requisites),
  )
  const late = sprayings.filter(({ date, endDate }) => end === null || end < (endDate ?? date))
  return late.length === 0 ? undefined : { count: late.length, end }
}
