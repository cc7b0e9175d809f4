import { inFieldOrder } from '@vagu/core/fields/order'
import type { Field } from '@vagu/core/fields/schema'
import type { Warning, WarningLevel } from '@vagu/core/warnings/schema'
import { useMemo } from 'react'
import { useFields } from '../../entities/fields/use-fields.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { countOf, fieldOptions, ruleOptions, type WarningFilter } from './filter-warnings.ts'
import { warningsText } from './text.ts'
import styles from './Warnings.module.css'

const ALL = 'ALL'
const LEVELS: readonly WarningLevel[] = ['ERROR', 'WARN']

const NO_FIELDS: readonly Field[] = []

interface Props {
  readonly warnings: readonly Warning[]
  readonly filter: WarningFilter
  readonly onChange: (filter: WarningFilter) => void
}

/** Narrows a long list by level, by rule and by field; each says how many there are. */
export function WarningFilters({ warnings, filter, onChange }: Props) {
  const { data: known = NO_FIELDS } = useFields()
  const year = useGlobalYear()
  const rules = useMemo(
    () => [{ value: '', label: warningsText.allRules }, ...ruleOptions(warnings)],
    [warnings],
  )
  const fields = useMemo(
    () => [
      { value: '', label: warningsText.allFields },
      ...fieldOptions(
        warnings,
        known.toSorted(inFieldOrder(year)).map(({ _id }) => _id),
      ),
    ],
    [warnings, known, year],
  )
  const levels = useMemo(
    () => [
      { value: ALL, label: warningsText.all },
      ...LEVELS.map((level) => ({ value: level, label: warningsText.only(level, countOf(warnings, level)) })),
    ],
    [warnings],
  )
  return (
    <div className={styles.filters}>
      <ChoiceChips
        label={warningsText.level}
        name="level"
        choices={levels}
        value={filter.level === '' ? ALL : filter.level}
        onChange={(chosen) => {
          const level = LEVELS.find((each) => each === chosen) ?? ''
          onChange({ ...filter, level })
        }}
      />
      <div className={styles.select}>
        <SearchSelect
          label={warningsText.rule}
          options={rules}
          value={filter.rule}
          onChange={(rule) => onChange({ ...filter, rule: rule ?? '' })}
        />
      </div>
      {fields.length > 2 && (
        <div className={styles.select}>
          <SearchSelect
            label={warningsText.field}
            options={fields}
            value={filter.fieldId}
            onChange={(fieldId) => onChange({ ...filter, fieldId: fieldId ?? '' })}
          />
        </div>
      )}
    </div>
  )
}
