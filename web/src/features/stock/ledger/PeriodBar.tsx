import { yearOf } from '@vagu/core/time/day'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import type { LedgerPeriod } from '../../../entities/stock/queries.ts'
import styles from './Ledger.module.css'
import { PERIODS, periodOf, type PeriodKey } from './periods.ts'
import { ledgerText as text } from './text.ts'

interface Props {
  readonly period: LedgerPeriod
  readonly year: number
  readonly today: string
  readonly onChange: (period: LedgerPeriod) => void
  readonly error: string | undefined
}

const CHOICES = PERIODS.map((value) => ({ value, label: text.periods[value] }))

/** The days of the ledger, by season or typed. */
export function PeriodBar({ period, year, today, onChange, error }: Props) {
  const isShown = (key: PeriodKey): boolean => {
    const { start, end } = periodOf(key, year, today)
    return start === period.start && end === period.end
  }
  const season = { year: yearOf(today) }
  return (
    <div className={styles.period}>
      <ChoiceChips<PeriodKey>
        label={text.period}
        name="period"
        choices={CHOICES}
        value={PERIODS.find(isShown) ?? ''}
        onChange={(key) => onChange(periodOf(key, year, today))}
      />
      <div className={styles.days}>
        <DateField
          label={text.from}
          value={period.start}
          season={season}
          error={error}
          onChange={(start) => onChange({ ...period, start: start ?? '' })}
        />
        <DateField
          label={text.to}
          value={period.end}
          season={season}
          onChange={(end) => onChange({ ...period, end: end ?? '' })}
        />
      </div>
    </div>
  )
}
