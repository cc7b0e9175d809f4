import { Chip, Group } from '@mantine/core'
import type { Review, ReviewRow } from '@vagu/core/field-import/schema'
import { useMemo } from 'react'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

const FILTERS = ['all', 'new', 'matched', 'changing', 'conflict', 'rejected'] as const
/** Filter of the rows that are shown; `questions` wait for a decision, `changed` are to be looked at again. */
export type Filter = (typeof FILTERS)[number] | 'questions' | 'changed'

/** Whether the file has something of the row's field otherwise. */
const isChanging = ({ fieldId, candidates }: ReviewRow): boolean =>
  candidates.some(({ _id, changes }) => _id === fieldId && changes.length > 0)

/** Whether a row stands under one of the counts. */
export const isShown = (row: ReviewRow, filter: Filter): boolean =>
  filter === 'all' || (filter === 'changing' ? isChanging(row) : row.state === filter)

interface Props {
  readonly review: Review
  readonly value: Filter
  readonly onChange: (filter: Filter) => void
}

/** The counts of a review; each shows its own rows. */
export function ReviewFilter({ review: { counts, rows }, value, onChange }: Props) {
  const changing = useMemo(() => rows.filter(isChanging).length, [rows])
  const count = (filter: (typeof FILTERS)[number]): number =>
    filter === 'all' ? counts.read : filter === 'changing' ? changing : counts[filter]
  return (
    <Chip.Group value={value} onChange={(next) => onChange(FILTERS.find((name) => name === next) ?? 'all')}>
      <Group gap="xs" mb="md" role="radiogroup" aria-label={fieldImportText.filters}>
        {FILTERS.map((filter) => (
          <Chip key={filter} value={filter} size="md" classNames={{ label: styles.filter }}>
            {fieldImportText.states[filter]} {count(filter)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}
