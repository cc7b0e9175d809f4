import type { ApplicationUnit } from '@vagu/core/units/schema'
import { Select } from '@mantine/core'
import { linkedAmountOf, storedUnitOf } from '../../../entities/materials/amount.ts'
import type { MaterialProps } from '../../../entities/materials/material-props.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { unitText } from '../../../lib/format.ts'
import styles from './form.module.css'
import { formText } from './text.ts'
import { usualUnits } from './usual-unit.ts'

/** How much is usual, and of what. */
export function NormFields({ material, onChange, name, errors }: MaterialProps) {
  const { amount, facts } = material
  const unit = storedUnitOf(amount)
  const units = [...new Set<ApplicationUnit>([...usualUnits(facts), ...(unit ? [unit] : [])])]
  return (
    <div className={styles.norm}>
      <DecimalField
        label={facts.type === 'seed' ? formText.seedNorm : formText.norm}
        value={amount.value}
        decimals={3}
        name={`${name}.amount`}
        error={errors.get(`${name}.amount`)}
        onChange={(value) => onChange({ ...material, amount: { ...amount, value } })}
      />
      <Select
        label={formText.unit}
        data={units.map((value) => ({ value, label: unitText(value) }))}
        value={unit}
        name={`${name}.unit`}
        error={errors.get(`${name}.unit`)}
        allowDeselect={false}
        onChange={(chosen) => onChange({ ...material, amount: linkedAmountOf(amount.value, chosen) })}
      />
    </div>
  )
}
