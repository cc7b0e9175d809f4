import { isDay } from '@vagu/core/time/day'
import { DateField } from '../../ui/DateField.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { type Counts, type Facet, FACETS, type JobsFilter, withValue } from './filter-jobs.ts'
import { type Labels, optionsOf } from './filter-options.ts'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'

interface Props {
  readonly filter: JobsFilter
  readonly onChange: (filter: JobsFilter) => void
  readonly counts: Counts
  readonly labels: Labels
  readonly year: number
}
/** The status has its own buttons, always in sight. */
const IN_PANEL: readonly Facet[] = FACETS.filter((facet) => facet !== 'status')

/** A text that is no day yet does not narrow. */
const dayOf = (typed: string | null): string | null => (typed !== null && isDay(typed) ? typed : null)

/** Filters of the list; a choice becomes a chip, and the next one can be made. */
export function FilterPanel({ filter, onChange, counts, labels, year }: Props) {
  const isReversed = filter.from !== null && filter.to !== null && filter.from > filter.to
  return (
    <div className={styles.panel} role="group" aria-label={jobsPageText.filters}>
      {IN_PANEL.map((facet) => (
        <SearchSelect
          key={facet}
          label={jobsPageText.facets[facet]}
          placeholder={jobsPageText.choose}
          value={null}
          options={optionsOf(facet, { labels, counts, filter })}
          onChange={(value) => {
            if (value !== null) onChange(withValue(filter, facet, value))
          }}
        />
      ))}
      <DateField
        label={jobsPageText.from}
        value={filter.from}
        season={{ year }}
        error={isReversed && jobsPageText.periodReversed}
        onChange={(day) => onChange({ ...filter, from: dayOf(day) })}
      />
      <DateField
        label={jobsPageText.to}
        value={filter.to}
        season={{ year }}
        onChange={(day) => onChange({ ...filter, to: dayOf(day) })}
      />
      {(filter.from !== null || filter.to !== null) && (
        <p className={styles.hint}>{jobsPageText.periodHint}</p>
      )}
    </div>
  )
}
