import type { Warning } from '@vagu/core/warnings/schema'
import { useMemo } from 'react'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { fieldOptions, type WarningFilter } from './filter-warnings.ts'
import { words } from './text.ts'
import styles from './Warnings.module.css'

const ALL = 'ALL'
const LEVELS = [
  { value: ALL, label: words.allLevels },
  { value: 'ERROR', label: words.onlyErrors },
  { value: 'WARN', label: words.onlyWarnings },
] as const

interface Props {
  readonly warnings: readonly Warning[]
  readonly filter: WarningFilter
  readonly onChange: (filter: WarningFilter) => void
}

/** Narrows a long list by level and by field. */
export function WarningFilters({ warnings, filter, onChange }: Props) {
  const options = useMemo(
    () => [{ value: '', label: words.allFields }, ...fieldOptions(warnings)],
    [warnings],
  )
  return (
    <div className={styles['filters']}>
      <ChoiceChips
        label={words.level}
        name="level"
        choices={LEVELS}
        value={filter.level === '' ? ALL : filter.level}
        onChange={(level) => onChange({ ...filter, level: level === ALL ? '' : level })}
      />
      <div className={styles['fieldFilter']}>
        <SearchSelect
          label={words.field}
          options={options}
          value={filter.fieldId}
          onChange={(fieldId) => onChange({ ...filter, fieldId: fieldId ?? '' })}
        />
      </div>
    </div>
  )
}
