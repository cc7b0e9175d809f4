import { hasKnownWeight, YIELD_TYPES, YIELD_UNITS } from '@vagu/core/jobs/yields'
import { Select } from '@mantine/core'
import { formatQuantity } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { jobsText } from '../../jobs/text.ts'
import { cropYearOn } from '../model/build-drafts.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'
import { measureOf, standardOf } from '../model/harvest-form.ts'
import type { JobForm } from '../model/job-form.ts'
import styles from './JobForm.module.css'

const withOwn = (list: readonly string[], own: string): string[] => [...new Set([...list, own])]

/** Yield of each hectare on the whole. */
function perHectareText(amount: number | null, unit: string, area: number): string | undefined {
  if (amount === null || Number.isNaN(amount) || area <= 0) return undefined
  return jobsText.perHectare(formatQuantity(amount / area, unit))
}

/** The harvest of the form, how it is measured, and what is said below it. */
function useHarvest() {
  const harvest = useJobForm(({ form }) => form.harvest)
  const area = useJobForm((state) => state.area)
  const isShared = useJobForm(({ chosen }) => chosen.length > 1)
  const { yieldType, yieldUnit, standard } = useJobForm(({ form, chosen }) => {
    const [first] = chosen
    const year = first && cropYearOn(form, first)
    const measure = measureOf(form.harvest, chosen, year)
    return { ...measure, standard: standardOf(measure.yieldType, chosen, year) }
  })
  const update = useUpdate()
  const split = isShared ? jobsText.yieldSplit : undefined
  const moisture =
    harvest.moisturePct === null || standard === undefined ? undefined : jobsText.moistureHint(standard)
  return {
    harvest,
    yieldType,
    yieldUnit,
    hint: [perHectareText(harvest.yield, yieldUnit, area), split, moisture].filter(Boolean).join(' '),
    change: (part: Partial<JobForm['harvest']>): void =>
      update((now) => ({ ...now, harvest: { ...now.harvest, ...part } })),
  }
}

/** Harvest in all; split over the fields by area. */
export function YieldBlock() {
  const { harvest, yieldType, yieldUnit, hint, change } = useHarvest()
  const errors = {
    yield: useErrorAt('yield'),
    yieldUnit: useErrorAt('yieldUnit'),
    yieldType: useErrorAt('yieldType'),
    yieldUnitWeight: useErrorAt('yieldUnitWeight'),
    moisturePct: useErrorAt('moisturePct'),
  }
  return (
    <div className={styles.pair}>
      <DecimalField
        label={jobsText.yield}
        value={harvest.yield}
        decimals={3}
        name="yield"
        error={errors.yield}
        onChange={(value) => change({ yield: value })}
      />
      <Select
        label={jobsText.yieldUnit}
        data={withOwn(YIELD_UNITS, yieldUnit)}
        value={yieldUnit}
        name="yieldUnit"
        error={errors.yieldUnit}
        allowDeselect={false}
        onChange={(unit) => change({ yieldUnit: unit })}
      />
      <Select
        label={jobsText.yieldType}
        data={withOwn(YIELD_TYPES, yieldType)}
        value={yieldType}
        name="yieldType"
        error={errors.yieldType}
        searchable
        allowDeselect={false}
        onChange={(type) => change({ yieldType: type })}
      />
      {!hasKnownWeight(yieldUnit) && (
        <DecimalField
          label={jobsText.yieldUnitWeight}
          unit="kg"
          value={harvest.yieldUnitWeight}
          name="yieldUnitWeight"
          error={errors.yieldUnitWeight}
          isRequired={harvest.yield !== null}
          onChange={(yieldUnitWeight) => change({ yieldUnitWeight })}
        />
      )}
      <DecimalField
        label={jobsText.moisturePct}
        unit="%"
        decimals={1}
        value={harvest.moisturePct}
        name="moisturePct"
        error={errors.moisturePct}
        onChange={(moisturePct) => change({ moisturePct })}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
