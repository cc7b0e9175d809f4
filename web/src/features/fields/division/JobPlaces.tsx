import type { JobPlace } from '@vagu/core/field-division/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { yearOf } from '@vagu/core/time/day'
import { useQueries } from '@tanstack/react-query'
import { describeJob } from '../../../entities/jobs/describe-job.ts'
import { fieldJobsQuery } from '../../../entities/verdicts/field-events.ts'
import { formatDay } from '../../../lib/format.ts'
import { today } from '../../../lib/today.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import styles from './division.module.css'
import { divisionText } from './text.ts'

interface Props {
  readonly fieldId: string
  readonly year: number
  readonly names: readonly string[]
  readonly places: Readonly<Record<string, JobPlace>>
  readonly onChange: (places: Readonly<Record<string, JobPlace>>) => void
}

type Choices = Omit<Props, 'fieldId' | 'year'>

function JobPlaceOf({ job, names, places, onChange }: Choices & { readonly job: Job }) {
  const day = job.status === 'PLANNED' ? '' : formatDay(job.date)
  return (
    <li>
      <ChoiceChips<JobPlace>
        label={[day, describeJob(job)].filter(Boolean).join(' · ')}
        name={`place-${job._id}`}
        choices={[
          { value: 'BOTH', label: divisionText.both },
          { value: 'FIRST', label: names[0] ?? '' },
          { value: 'SECOND', label: names[1] ?? '' },
        ]}
        value={places[job._id] ?? 'BOTH'}
        onChange={(place) => onChange({ ...places, [job._id]: place })}
      />
    </li>
  )
}

/** The field's jobs of each season from the one on in which it is divided; those of the seasons before stay with it. */
function useJobsFrom(fieldId: string, year: number) {
  const last = Math.max(year, yearOf(today()) + 1)
  const years = Array.from({ length: last - year + 1 }, (_, i) => year + i)
  return useQueries({
    queries: years.map((each) => fieldJobsQuery(fieldId, each)),
    combine: (results) => ({
      seasons: results.flatMap(({ data }, i) =>
        data && data.jobEvents.length > 0 ? [{ year: year + i, jobs: data.jobEvents }] : [],
      ),
      isPending: results.some(({ isPending }) => isPending),
      isError: results.some(({ isError }) => isError),
      isFetching: results.some(({ isFetching }) => isFetching),
      reload: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
}

/** The jobs that go to the parts, each with the part that it was done on; on both where nobody says another. */
export function JobPlaces({ fieldId, year, ...choices }: Props) {
  const { seasons, isPending, isError, isFetching, reload } = useJobsFrom(fieldId, year)
  if (isPending) return <DelayedSkeleton lines={2} height={56} />
  if (isError) return <LoadFailed onReload={reload} isLoading={isFetching} />
  if (seasons.length === 0) return <p className={styles.line}>{divisionText.noJobs}</p>
  const count = seasons.reduce((sum, { jobs }) => sum + jobs.length, 0)
  return (
    <>
      <p className={styles.line}>{divisionText.jobsText(count)}</p>
      {seasons.map((season) => (
        <section key={season.year}>
          <h3 className={styles.heading}>{divisionText.jobs(season.year)}</h3>
          <ul className={styles.jobs}>
            {season.jobs.map((job) => (
              <JobPlaceOf key={job._id} job={job} {...choices} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
