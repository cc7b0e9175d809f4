import type { JobEvent } from '@vagu/core/job-events/schema'
import { sumAreas } from '@vagu/core/units/rounding'

/** Hectares that were worked in all; a job that is only prepared or planned has worked nothing. */
export const workedArea = (events: readonly Pick<JobEvent, 'area' | 'status'>[]): number =>
  sumAreas(events.flatMap(({ area, status }) => (status === 'DONE' || status === 'IN_PROGRESS' ? area : [])))
