import { Select } from '@mantine/core'
import { DateField } from '../../ui/DateField.tsx'
import { ListBar } from '../../records/ListBar.tsx'
import { yearOf } from '@vagu/core/time/day'
import styles from './Stock.module.css'
import type { StockFilter } from './stock-rows.ts'
import { stockText as text } from './text.ts'

interface Props {
  readonly filter: StockFilter
  readonly onChange: (filter: StockFilter) => void
  readonly day: string
  readonly today: string
  readonly onDay: (day: string) => void
}

const KINDS = ['all', 'seed', 'fertilizer', 'chemical', 'material'] as const
const CHOICES = KINDS.map((value) => ({ value, label: text.kinds[value] }))

/** Narrows the list by name and kind, and chooses the day whose evening it shows. */
export function StockFilters({ filter, onChange, day, today, onDay }: Props) {
  return (
    <ListBar
      label={text.search}
      placeholder={text.searchPlaceholder}
      value={filter.query}
      onChange={(query) => onChange({ ...filter, query })}
    >
      <Select
        className={styles.kind}
        aria-label={text.kind}
        data={CHOICES}
        value={filter.kind}
        allowDeselect={false}
        onChange={(kind) => onChange({ ...filter, kind: kind ?? 'all' })}
      />
      <div className={styles.day}>
        <DateField
          label={text.asOf}
          value={day}
          season={{ year: yearOf(today) }}
          onChange={(typed) => onDay(typed ?? today)}
        />
      </div>
    </ListBar>
  )
}
