import { JOB_STATUSES } from '@vagu/core/job-events/schema'
import { words as jobs } from '../text.ts'
import { type JobsFilter, type Sieved, withValue } from './filter-jobs.ts'
import styles from './JobsPage.module.css'
import { words } from './text.ts'

interface Props extends Pick<Sieved, 'counts' | 'warned'> {
  readonly filter: JobsFilter
  readonly onChange: (filter: JobsFilter) => void
}

/** How many jobs there are of each status, and a tap that shows them alone; the same for those with warnings. */
export function StatusToggles({ counts, warned, filter, onChange }: Props) {
  const toggles = [
    ...JOB_STATUSES.map((status) => ({
      key: status as string,
      label: words.countOf(jobs.statuses[status], counts.status.get(status) ?? 0),
      isOn: filter.chosen.status.includes(status),
      onClick: () => onChange(withValue(filter, 'status', status)),
    })),
    {
      key: 'warnings',
      label: words.countOf(words.hasWarnings, warned),
      isOn: filter.hasWarnings,
      onClick: () => onChange({ ...filter, hasWarnings: !filter.hasWarnings }),
    },
  ]
  return (
    <div className={styles['toggles']} role="group" aria-label={words.facets.status}>
      {toggles.map(({ key, label, isOn, onClick }) => (
        <button key={key} type="button" className={styles['toggle']} aria-pressed={isOn} onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  )
}
