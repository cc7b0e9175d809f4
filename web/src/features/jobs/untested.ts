/** Jobs of plant protection that a device would have done without a test that holds. */
import { needsCertificate } from '@vagu/core/jobs/plant-protection'
import type { Job } from '@vagu/core/jobs/schema'
import { testOnDays } from '@vagu/core/machines/rules'
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
  const late = said.filter(({ says }) => says === 'ended' || says === 'unknown')
  const [end = null] = late.flatMap((each) => (each.says === 'ended' ? [each.end] : []))
  if (late.length > 0) return { count: late.length, end }
  const before = said.flatMap((each) => (each.says === 'later' ? [each.testedOn] : []))
  const [testedOn] = before
  return testedOn === undefined ? undefined : { count: before.length, end: null, testedOn }
}
