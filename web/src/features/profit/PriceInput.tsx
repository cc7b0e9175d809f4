import { NativeSelect } from '@mantine/core'
import { Euros, PRICE_UNITS, PriceUnit } from '@vagu/core/profit/schema'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { useMay } from '../../ui/may.tsx'
import { profitText as text } from './text.ts'
import styles from './Profit.module.css'

export interface TypedPrice {
  readonly price: number | null
  readonly unit: PriceUnit
}
interface Props {
  readonly name: string
  readonly value: number | null
  readonly unit: PriceUnit
  /** Units that may be chosen; none where there is but one, which is then said as it is. */
  readonly units?: readonly PriceUnit[]
  readonly unitText?: string
  readonly onSave: (typed: TypedPrice) => void
}

/** A price that is stored when its input is left; an empty one takes it away. */
export function PriceInput({ name, value, unit, units = PRICE_UNITS, unitText, onSave }: Props) {
  const mayWrite = useMay('write')
  const [typed, setTyped] = useState<number | null>()
  const [unitTyped, setUnitTyped] = useState<PriceUnit>()
  const [chosen, price] = [unitTyped ?? unit, typed === undefined ? value : typed]
  const checked = check(Euros.nullable(), price)
  const error = checked.ok || Number.isNaN(price) ? undefined : checked.errors[0]?.message
  const save = (next: TypedPrice): void => {
    if (!check(Euros.nullable(), next.price).ok) return
    setTyped(undefined)
    setUnitTyped(undefined)
    if (next.price !== value || (next.unit !== unit && next.price !== null)) onSave(next)
  }
  return (
    <div className={styles.priceInput}>
      <DecimalField
        label={text.priceLabel(name)}
        unit={unitText ?? '€'}
        decimals={4}
        value={price}
        error={error}
        isDisabled={!mayWrite}
        onChange={setTyped}
        onBlur={() => save({ price, unit: chosen })}
      />
      {unitText === undefined && (
        <NativeSelect
          label={text.unitLabel(name)}
          className={styles.unit}
          value={chosen}
          disabled={!mayWrite}
          data={units.map((each) => ({ value: each, label: `/ ${each}` }))}
          onChange={(event) => {
            const next = PriceUnit.parse(event.currentTarget.value)
            setUnitTyped(next)
            if (value !== null) save({ price, unit: next })
          }}
        />
      )}
    </div>
  )
}
