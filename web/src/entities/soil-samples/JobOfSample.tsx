import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cropYearOf } from '@vagu/core/time/season'
import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { useFields } from '../fields/use-fields.ts'
import { jobQuery } from '../jobs/api.ts'
import layout from '../../ui/layout.module.css'
import { soilSamplesText as text } from './text.ts'

/** The job by which a sample was taken, on the page of its field; of one that was deleted since nothing is said. */
export function JobOfSample({ jobId }: { readonly jobId: string }) {
  const { data: job } = useQuery({
    ...jobQuery(jobId),
    meta: { reads: ['jobs'], isQuiet: true },
    retry: false,
  })
  const { data: fields } = useFields()
  if (!job || !fields) return null
  const seasons = fields.find(({ _id }) => _id === job.fieldId)?.yearInfo
  return (
    <p className={layout.quiet}>
      {text.takenBy}{' '}
      <Link to={pathTo('field', { id: job.fieldId, year: cropYearOf(job.date, seasons) })}>
        {text.jobOf(job.job.name, formatDay(job.date))}
      </Link>
    </p>
  )
}
