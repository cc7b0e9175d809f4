import type { Job } from '@vagu/core/jobs/schema'
import { sumAreas } from '@vagu/core/units/rounding'

/** Hectares that were worked in all; a job that is only prepared or planned has worked nothing. */
export const workedArea = (events: readonly Pick<Job, 'area' | 'status'>[]): number =>
  sumAreas(events.flatMap(({ area, status }) => (status === 'DONE' || status === 'IN_PROGRESS' ? area : [])))
