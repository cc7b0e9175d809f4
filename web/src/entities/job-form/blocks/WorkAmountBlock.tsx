import type { WorkUnit } from '@vagu/core/jobs/schema'
import { isRateOfWork } from '@vagu/core/jobs/work-amount'
import { Select } from '@mantine/core'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import type { JobForm } from '../model/job-form.ts'
import styles from './JobForm.module.css'
import { jobFormText } from '../text.ts'
import { unitOf, unitsOf } from '../model/work-form.ts'

/** How much was improved or heaped up in all; shared among the fields by area. */
export function WorkAmountBlock() {
  const work = useJobForm(({ form }) => form.work)
  const units = useJobForm(({ category, job }) => unitsOf(category, job))
  const isShared = useJobForm(({ chosen }) => chosen.length > 1)
  const errors = { amount: useErrorAt('amount'), unit: useErrorAt('unit') }
  const update = useUpdate()
  const unit = unitOf(work, units)
  const change = (part: Partial<JobForm['work']>): void =>
    update((now) => ({ ...now, work: { ...now.work, ...part } }))
  const offered = unit === null || units.includes(unit) ? units : [unit, ...units]
  const isOnly = offered.length === 1
  return (
    <div className={styles.pair}>
      <DecimalField
        label={jobFormText.amount}
        value={work.amount}
        unit={isOnly && unit !== null ? jobFormText.units[unit] : undefined}
        decimals={3}
        name="amount"
        error={errors.amount ?? (isOnly ? errors.unit : undefined)}
        isRequired
        onChange={(amount) => change({ amount })}
      />
      {!isOnly && (
        <Select
          label={jobFormText.unit}
          data={offered.map((value: WorkUnit) => ({ value, label: jobFormText.units[value] }))}
          value={unit}
          name="unit"
          error={errors.unit}
          allowDeselect={false}
          onChange={(next) => next && change({ unit: next })}
        />
      )}
      {isShared && (
        <p className={styles.hint}>{isRateOfWork(unit) ? jobFormText.rateKept : jobFormText.workShared}</p>
      )}
    </div>
  )
}
