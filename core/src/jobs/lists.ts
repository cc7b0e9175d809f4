/** Shapes of the calls about several jobs, and of a job's history. */
import { z } from 'zod'
import { Change } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Instant, WorkDay, Year } from '../time/schema.ts'
import { consistent, Job, JobStatus, MAX_JOBS_AT_ONCE, withPlannedDays } from './schema.ts'

/** Filter of the jobs asked for; anything left out does not narrow it. Statuses are separated by commas. */
export const JobQuery = z.object({
  /** The crop year, by the season of each job's field. */
  year: z.coerce.number<string>().pipe(Year).optional(),
  status: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(JobStatus))
    .optional(),
  batchId: Id.optional(),
  /** Jobs with the material behind this name, names that it had before included; also as a seed dressing. */
  requisiteName: z.string().trim().min(1, 'required').max(200, 'tooLong').optional(),
})
export type JobQuery = z.infer<typeof JobQuery>

/** A batch edit of one job: its status and days, and its machine where that is named too (null takes it away). `updatedAt` is what the client saw last. */
export const JobDatesChange = z.preprocess(
  withPlannedDays,
  z
    .object({
      jobId: Id,
      status: JobStatus,
      date: WorkDay,
      endDate: WorkDay.nullable(),
      plannedYear: Year.nullish(),
      machine: Id.nullable().optional(),
      updatedAt: Instant.optional(),
    })
    .superRefine(consistent),
)
export type JobDatesChange = z.infer<typeof JobDatesChange>

export const JobIds = z.object({ ids: z.array(Id).min(1, 'required').max(MAX_JOBS_AT_ONCE, 'tooLarge') })

/** One change of a job, newest first: who, when, and the job as it was and became. */
export const JobVersion = Change.extend({
  /** As it became; null when it was deleted. Without what older versions of the program did not keep. */
  after: Job.partial().nullable(),
  before: Job.partial().nullable(),
})
export type JobVersion = z.infer<typeof JobVersion>

/** A deleted job that may come back, and since when it is gone. */
/** A deleted job; `userName` is the e-mail address of who deleted it, '' where nobody knows. */
export const DeletedJob = Job.extend({ deletedAt: Instant, userName: z.string() })
export type DeletedJob = z.infer<typeof DeletedJob>
