import { Chip, Group } from '@mantine/core'
import type { Review } from '@vagu/core/field-import/schema'
import styles from './field-import.module.css'
import { fieldImportText } from './text.ts'

const FILTERS = ['all', 'new', 'matched', 'conflict', 'rejected'] as const
/** Which rows are shown; `questions` wait for a decision, `changed` are to be looked at again. */
export type Filter = (typeof FILTERS)[number] | 'questions' | 'changed'

interface Props {
  readonly counts: Review['counts']
  readonly value: Filter
  readonly onChange: (filter: Filter) => void
}

/** The counts of a review; each shows its own rows. */
export function ReviewFilter({ counts, value, onChange }: Props) {
  const count = (filter: (typeof FILTERS)[number]): number =>
    filter === 'all' ? counts.read : counts[filter]
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
