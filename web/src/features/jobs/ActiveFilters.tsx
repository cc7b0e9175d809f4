import { IconX } from '@tabler/icons-react'
import { activeFilters, type Labels } from './filter-options.ts'
import type { JobsFilter } from './filter-jobs.ts'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'

interface Props {
  readonly filter: JobsFilter
  readonly labels: Labels
  readonly onChange: (filter: JobsFilter) => void
}

/** Every filter that is on; a tap takes it away. */
export function ActiveFilters({ filter, labels, onChange }: Props) {
  const active = activeFilters(filter, labels)
  if (active.length === 0) return null
  return (
    <ul className={styles.active} aria-label={jobsPageText.active}>
      {active.map(({ key, label, rest }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={jobsPageText.removeFilter(label)}
            onClick={() => onChange(rest)}
          >
            {label}
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
