import { Select } from '@mantine/core'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { type BaseUnit, type Master, rateOf, totalOf } from './amount.ts'
import { unitsFor } from './fertilizer.ts'
import styles from './Material.module.css'
import type { MaterialProps } from './material-props.ts'
import { materialsText } from './text.ts'

interface Props extends MaterialProps {
  /** Hectares that are worked in all. */
  readonly area: number
}
/** Units of the material, and the one that it has. */
const unitOptions = (units: readonly BaseUnit[], current: BaseUnit | null) =>
  [...new Set([...units, ...(current ? [current] : [])])].map((value) => ({
    value,
    label: materialsText.unit(value),
  }))

function LinkedLabel({ label, isMaster }: { readonly label: string; readonly isMaster: boolean }) {
  return (
    <span className={styles.master} title={isMaster ? materialsText.master : undefined}>
      {label}
      <span className={styles.mark} data-master={isMaster || undefined}>
        {isMaster ? materialsText.typed : materialsText.computed}
      </span>
    </span>
  )
}

/** Per hectare and in all, side by side: the one typed last leads, the other follows the area. */
export function AmountFields({ material, onChange, name, errors, area }: Props) {
  const { amount } = material
  const type = (master: Master, value: number | null): void =>
    onChange({ ...material, amount: { ...amount, master, value } })
  const errorOf = (master: Master) => (amount.master === master ? errors.get(`${name}.amount`) : undefined)
  const nameOf = (master: Master) => (amount.master === master ? `${name}.amount` : undefined)
  return (
    <div className={styles.amounts}>
      <DecimalField
        label={<LinkedLabel label={materialsText.rate} isMaster={amount.master === 'rate'} />}
        value={rateOf(amount, area)}
        decimals={3}
        unit={materialsText.rateUnit(amount.unit)}
        name={nameOf('rate')}
        error={errorOf('rate')}
        onChange={(value) => type('rate', value)}
      />
      <DecimalField
        label={<LinkedLabel label={materialsText.total} isMaster={amount.master === 'total'} />}
        value={totalOf(amount, area)}
        decimals={4}
        unit={materialsText.unit(amount.unit)}
        name={nameOf('total')}
        error={errorOf('total')}
        onChange={(value) => type('total', value)}
      />
      <Select
        label={materialsText.unitLabel}
        data={unitOptions(unitsFor(material.facts), amount.unit)}
        value={amount.unit}
        name={`${name}.unit`}
        error={errors.get(`${name}.unit`)}
        allowDeselect={false}
        onChange={(unit) => onChange({ ...material, amount: { ...amount, unit } })}
      />
    </div>
  )
}
