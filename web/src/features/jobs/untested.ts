/** Jobs of plant protection that a device would have done without a test that holds. */
import { needsCertificate } from '@vagu/core/jobs/plant-protection'
import type { Job } from '@vagu/core/jobs/schema'
import { testEndOf, testOnDays } from '@vagu/core/machines/rules'
import type { Machine } from '@vagu/core/machines/schema'

type Used = Pick<Job, 'status' | 'date' | 'endDate' | 'jobCategory' | 'requisites'>

export interface Untested {
  readonly count: number
  /** Last day of the test; null where nobody has written one down. */
  readonly end: string | null
  /** Day of the test where it was done only after the jobs. */
  readonly testedOn?: string
}

/** How many of the jobs the machine may not have done, or, where there are none, of how many nobody knows; undefined where there is nothing to say. */
export function untestedJobs(machine: Machine | undefined, jobs: readonly Used[]): Untested | undefined {
  if (!machine) return undefined
  const said = jobs
    .filter(
      ({ status, jobCategory: { key }, requisites }) =>
        status !== 'PLANNED' && needsCertificate({ key }, requisites),
    )
    .map(({ date, endDate }) => testOnDays(machine, { from: date, to: endDate ?? date }))
  const { testedOn } = machine
  const end = testEndOf(machine)
  const late = said.filter((says) => says === 'ended' || says === 'unknown').length
  if (late > 0) return { count: late, end }
  const before = said.filter((says) => says === 'later').length
  return before === 0 || testedOn === null ? undefined : { count: before, end, testedOn }
}
