import { Chip } from '@mantine/core'
import type { PriaRow } from '@vagu/core/pria/schema'
import { useMemo } from 'react'
import { formatWhole } from '../../lib/format.ts'
import { type Filter, filterCounts } from './choices.ts'
import styles from './Comparison.module.css'
import { compareText as text } from './text.ts'

const labelOf = (filter: Filter): string => {
  if (filter === 'all') return text.all
  if (filter === 'differences') return text.differences
  return filter === 'undecided' ? text.undecidedRows : text.statuses[filter].label
}

interface Props {
  readonly rows: readonly PriaRow[]
  readonly value: Filter
  readonly onChange: (filter: Filter) => void
}

/** Sums by status; each shows its own rows. */
export function FilterChips({ rows, value, onChange }: Props) {
  const counts = useMemo(() => filterCounts(rows), [rows])
  const find = (name: string | string[]): Filter => counts.find(([filter]) => filter === name)?.[0] ?? 'all'
  return (
    <Chip.Group value={value} onChange={(name) => onChange(find(name))}>
      <div className={styles.filters} role="radiogroup" aria-label={text.filters}>
        {counts.map(([filter, count]) => (
          <Chip key={filter} value={filter} size="md" classNames={{ label: styles.chip }}>
            {labelOf(filter)} {formatWhole(count)}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  )
}
