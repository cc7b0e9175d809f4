import type { JobPlace } from '@vagu/core/field-division/schema'
import { useQuery } from '@tanstack/react-query'
import { describeJob } from '../../../entities/jobs/describe-job.ts'
import { fieldJobsQuery } from '../../../entities/verdicts/field-events.ts'
import { formatDay } from '../../../lib/format.ts'
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

/** The jobs of the season, each with the part that it was done on; on both where nobody says another. */
export function JobPlaces({ fieldId, year, names, places, onChange }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(fieldJobsQuery(fieldId, year))
  if (isPending) return <DelayedSkeleton lines={2} height={56} />
  if (isError) return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
  const { jobEvents: jobs } = data
  if (jobs.length === 0) return <p className={styles.line}>{divisionText.noJobs}</p>
  return (
    <section>
      <h3 className={styles.heading}>{divisionText.jobs(year)}</h3>
      <p className={styles.line}>{divisionText.jobsText(jobs.length)}</p>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job._id}>
            <ChoiceChips<JobPlace>
              label={[job.status === 'PLANNED' ? '' : formatDay(job.date), describeJob(job)]
                .filter(Boolean)
                .join(' · ')}
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
        ))}
      </ul>
    </section>
  )
}
