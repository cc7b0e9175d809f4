import type { WorkUnit } from '@vagu/core/job-events/schema'
import { isRateOfWork } from '@vagu/core/job-events/work-amount'
import { Select } from '@mantine/core'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { useFormState } from '../state/form-context.ts'
import type { JobForm } from '../model/job-form.ts'
import styles from './JobForm.module.css'
import { words } from '../text.ts'
import { unitOf, unitsOf } from '../model/work-form.ts'

/** How much was improved or heaped up in all; shared among the fields by area. */
export function WorkAmountBlock() {
  const { form, update, errors, category, job, chosen } = useFormState()
  const units = unitsOf(category, job)
  const unit = unitOf(form.work, units)
  const change = (part: Partial<JobForm['work']>): void =>
    update((now) => ({ ...now, work: { ...now.work, ...part } }))
  const offered = unit === null || units.includes(unit) ? units : [unit, ...units]
  const isOnly = offered.length === 1
  return (
    <div className={styles.pair}>
      <DecimalField
        label={words.amount}
        value={form.work.amount}
        unit={isOnly && unit !== null ? words.units[unit] : undefined}
        decimals={3}
        name="amount"
        error={errors.get('amount') ?? (isOnly ? errors.get('unit') : undefined)}
        isRequired
        onChange={(amount) => change({ amount })}
      />
      {!isOnly && (
        <Select
          label={words.unit}
          data={offered.map((value: WorkUnit) => ({ value, label: words.units[value] }))}
          value={unit}
          name="unit"
          error={errors.get('unit')}
          allowDeselect={false}
          onChange={(next) => next && change({ unit: next })}
        />
      )}
      {chosen.length > 1 && (
        <p className={styles.hint}>{isRateOfWork(unit) ? words.rateKept : words.workShared}</p>
      )}
    </div>
  )
}
