import { Button, Select, TextInput } from '@mantine/core'
import type { StockEntryDraft } from '@vagu/core/stock/schema'
import { MOMENTS } from '@vagu/core/stock/schema'
import { yearOf } from '@vagu/core/time/day'
import { useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { unitText } from '../../../lib/format.ts'
import { unitChoices } from '../../../entities/stock/units.ts'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import styles from './Entry.module.css'
import { type EntryInput, unitFor } from './entry-shape.ts'
import type { StockFactsOf } from './use-stock-facts.ts'

export const useEntryForm = () => useFormContext<EntryInput, unknown, StockEntryDraft>()

/** The material of the entry; with it comes the unit in which it stands in stock. */
export function MaterialInput({ facts }: { readonly facts: StockFactsOf }) {
  const { control, setValue, formState } = useEntryForm()
  const first = formState.defaultValues?.requisiteId
  const options = useMemo(() => facts.optionsWith(first), [facts, first])
  return (
    <Controller
      name="requisiteId"
      control={control}
      render={({ field, fieldState }) => (
        <SearchSelect
          {...field}
          label={text.material}
          placeholder={text.chooseMaterial}
          options={options}
          isRequired
          onChange={(id) => {
            if (id === null) return
            field.onChange(id)
            const unit = unitFor(facts, id)
            if (unit) setValue('unit', unit, { shouldDirty: true })
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** The amount with its unit. */
export function AmountInput({ facts, label }: { readonly facts: StockFactsOf; readonly label: string }) {
  const { control, getValues } = useEntryForm()
  return (
    <div className={styles.amount}>
      <Controller
        name="amount"
        control={control}
        render={({ field, fieldState }) => (
          <DecimalField {...field} label={label} decimals={6} isRequired error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="unit"
        control={control}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={text.unit}
            data={unitChoices(facts.materialOf(getValues('requisiteId')), field.value).map((value) => ({
              value,
              label: unitText(value),
            }))}
            allowDeselect={false}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  )
}

interface DayProps {
  readonly name: 'date' | 'expiresOn'
  readonly label: string
  readonly today: string
}
export function DayInput({ name, label, today }: DayProps) {
  const { control } = useEntryForm()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <DateField
          {...field}
          label={label}
          season={{ year: yearOf(today) }}
          isRequired={name === 'date'}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** The price per unit: of what came, or what a count says of what is there. */
export function PriceInput({ unit, isCount }: { readonly unit: string; readonly isCount: boolean }) {
  const { control } = useEntryForm()
  return (
    <Controller
      name="pricePerUnit"
      control={control}
      render={({ field, fieldState }) => (
        <DecimalField
          {...field}
          label={isCount ? text.countPrice : text.price}
          description={isCount ? text.countPriceHint : undefined}
          unit={text.priceUnit(unit)}
          decimals={6}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

interface WordsProps {
  readonly name: 'batchNo' | 'supplier' | 'note'
  readonly label: string
}
export function WordsInput({ name, label }: WordsProps) {
  const { register, formState } = useEntryForm()
  return (
    <TextInput {...register(name)} label={label} autoComplete="off" error={formState.errors[name]?.message} />
  )
}

/** Usual reasons why something went without a job, a tap each. */
export function Reasons() {
  const { setValue } = useEntryForm()
  return (
    <div className={styles.reasons}>
      {text.reasons.map((reason) => (
        <Button
          key={reason}
          size="compact-md"
          variant="light"
          onClick={() => setValue('note', reason, { shouldDirty: true })}
        >
          {reason}
        </Button>
      ))}
    </div>
  )
}

const CHOICES = ['auto', ...MOMENTS] as const
/** Part of the day in which a count stands. */
export function MomentInput() {
  const { control } = useEntryForm()
  return (
    <Controller
      name="moment"
      control={control}
      render={({ field }) => (
        <Select
          label={text.moment}
          description={text.momentHint}
          data={CHOICES.map((value) => ({ value, label: text.moments[value] }))}
          value={field.value ?? 'auto'}
          allowDeselect={false}
          onChange={(moment) => field.onChange(moment === 'auto' ? null : moment)}
        />
      )}
    />
  )
}
