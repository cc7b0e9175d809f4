import { JOB_STATUSES } from '@vagu/core/jobs/schema'
import { jobsText } from '../../entities/jobs/text.ts'
import { type JobsFilter, type FilterResult, withValue } from './filter-jobs.ts'
import layout from '../../ui/layout.module.css'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'

interface Props extends Pick<FilterResult, 'counts' | 'warned'> {
  readonly filter: JobsFilter
  readonly onChange: (filter: JobsFilter) => void
}

/** How many jobs there are of each status, and a tap that shows them alone; the same for those with warnings. What would show nothing is not offered. */
export function StatusToggles({ counts, warned, filter, onChange }: Props) {
  const toggles = [
    ...JOB_STATUSES.map((status) => ({
      key: status as string,
      name: jobsText.statuses[status],
      count: counts.status.get(status) ?? 0,
      isOn: filter.chosen.status.includes(status),
      onClick: () => onChange(withValue(filter, 'status', status)),
    })),
    {
      key: 'warnings',
      name: jobsPageText.hasWarnings,
      count: warned,
      isOn: filter.hasWarnings,
      onClick: () => onChange({ ...filter, hasWarnings: !filter.hasWarnings }),
    },
  ]
  const useful = toggles.filter(({ count, isOn }) => count > 0 || isOn)
  if (useful.length === 0) return null
  return (
    <div className={layout.wrap} role="group" aria-label={jobsPageText.facets.status}>
      {useful.map(({ key, name, count, isOn, onClick }) => (
        <button key={key} type="button" className={styles.toggle} aria-pressed={isOn} onClick={onClick}>
          {jobsPageText.countOf(name, count)}
        </button>
      ))}
    </div>
  )
}
