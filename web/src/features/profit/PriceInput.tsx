import { NativeSelect } from '@mantine/core'
import { Euros, PRICE_UNITS, PriceUnit } from '@vagu/core/profit/schema'
import { check } from '@vagu/core/validation'
import { useRef, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
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
  /** Rejects where it could not be stored. */
  readonly onSave: (typed: TypedPrice) => Promise<unknown>
}

const isSame = (a: TypedPrice, b: TypedPrice | undefined): boolean =>
  a.price === b?.price && a.unit === b.unit

/**
 * A price that is stored when its input is left; an empty one takes it away. What could not be stored stays as it was
 * typed, and is sent again when the input is left again; where somebody else has set another one, that one is shown.
 */
export function PriceInput({ name, value, unit, units = PRICE_UNITS, unitText, onSave }: Props) {
  const mayWrite = useMay('write')
  const [typed, setTyped] = useState<number | null>()
  const [unitTyped, setUnitTyped] = useState<PriceUnit>()
  const [chosen, price] = [unitTyped ?? unit, typed === undefined ? value : typed]
  const checked = check(Euros.nullable(), price)
  const error = checked.ok || Number.isNaN(price) ? undefined : checked.errors[0]?.message
  const sending = useRef<TypedPrice>(undefined)
  const settle = (next: TypedPrice): void => {
    setTyped((now) => (now === next.price ? undefined : now))
    setUnitTyped((now) => (now === next.unit ? undefined : now))
  }
  const send = async (next: TypedPrice): Promise<void> => {
    sending.current = next
    try {
      await onSave(next)
      settle(next)
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'conflict') settle(next)
    }
    if (sending.current === next) sending.current = undefined
  }
  const save = (next: TypedPrice): void => {
    if (!check(Euros.nullable(), next.price).ok || isSame(next, sending.current)) return
    if (next.price === value && (next.unit === unit || next.price === null)) settle(next)
    else void send(next)
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
            if (price !== null) save({ price, unit: next })
          }}
        />
      )}
    </div>
  )
}
