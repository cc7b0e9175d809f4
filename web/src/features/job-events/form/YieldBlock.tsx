import { Select } from '@mantine/core'
import { formatQuantity } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { words } from '../text.ts'
import { useFormState } from './form-context.ts'
import type { JobForm } from './job-form.ts'
import styles from './JobForm.module.css'

const UNITS = ['t', 'kg', 'tk', 'l']
const NEED_WEIGHT = new Set(['tk', 'l'])

const typesWith = (type: string | null): string[] =>
  [...new Set([...words.yieldTypes, type ?? ''])].filter(Boolean)

function perHectareText({ yield: amount, yieldUnit }: JobForm['harvest'], area: number): string | undefined {
  if (amount === null || Number.isNaN(amount) || area <= 0) return undefined
  return words.perHectare(formatQuantity(amount / area, yieldUnit ?? ''))
}

/** What was harvested in all; split over the fields by area. */
export function YieldBlock() {
  const { form, update, errors, area, chosen } = useFormState()
  const { harvest } = form
  const change = (part: Partial<JobForm['harvest']>): void =>
    update((now) => ({ ...now, harvest: { ...now.harvest, ...part } }))
  const split = chosen.length > 1 ? words.yieldSplit : undefined
  const hint = [perHectareText(harvest, area), split].filter(Boolean).join(' ')
  return (
    <div className={styles['pair']}>
      <DecimalField
        label={words.yield}
        value={harvest.yield}
        decimals={3}
        name="yield"
        error={errors.get('yield')}
        onChange={(value) => change({ yield: value })}
      />
      <Select
        label={words.yieldUnit}
        data={UNITS}
        value={harvest.yieldUnit}
        name="yieldUnit"
        error={errors.get('yieldUnit')}
        allowDeselect={false}
        onChange={(yieldUnit) => change({ yieldUnit })}
      />
      <Select
        label={words.yieldType}
        data={typesWith(harvest.yieldType)}
        value={harvest.yieldType}
        name="yieldType"
        error={errors.get('yieldType')}
        searchable
        onChange={(yieldType) => change({ yieldType })}
      />
      {NEED_WEIGHT.has(harvest.yieldUnit ?? '') && (
        <DecimalField
          label={words.yieldUnitWeight}
          unit="kg"
          value={harvest.yieldUnitWeight}
          name="yieldUnitWeight"
          error={errors.get('yieldUnitWeight')}
          onChange={(yieldUnitWeight) => change({ yieldUnitWeight })}
        />
      )}
      {hint && <p className={styles['hint']}>{hint}</p>}
    </div>
  )
}
