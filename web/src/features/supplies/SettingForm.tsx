import { Checkbox, Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSupplySetting } from '@vagu/core/supplies/contract'
import { SupplySettingChange, type SupplyRow, type SupplySetting } from '@vagu/core/supplies/schema'
import { measureOf } from '@vagu/core/supplies/quantities'
import { BASE_UNITS, type BaseUnit } from '@vagu/core/units/schema'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { useMay } from '../../ui/may.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import layout from '../../ui/layout.module.css'
import { suppliesKeys } from './keys.ts'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'

interface Props {
  readonly row: SupplyRow
  readonly requisiteId: string
  readonly setting: SupplySetting | undefined
  readonly onTyping: () => void
  readonly onSaved: () => void
}

type Form = Omit<SupplySettingChange, 'requisiteId' | 'updatedAt'>

const formOf = ({ unit, isBought }: SupplyRow, setting: SupplySetting | undefined): Form => ({
  unit: setting?.unit ?? unit,
  packSize: setting?.packSize ?? null,
  reserve: setting?.reserve ?? null,
  pricePerUnit: setting?.pricePerUnit ?? null,
  supplier: setting?.supplier ?? '',
  isBought: setting?.isBought ?? isBought,
})

/** Units of the same measure first: what is planned in kilograms is bought in them or in tonnes. */
const unitsFor = ({ unit }: SupplyRow): BaseUnit[] =>
  BASE_UNITS.toSorted(
    (a, b) => Number(measureOf(a) !== measureOf(unit)) - Number(measureOf(b) !== measureOf(unit)),
  )

function useSave({ row, requisiteId, setting, onSaved }: Props) {
  const client = useQueryClient()
  const messages = useMessages()
  const put = useMutation({
    mutationFn: (body: SupplySettingChange) => call(changeSupplySetting, { body }),
    // whoever orders next does so by the new packs and supplier: the rows that are being read again are waited for
    onSuccess: () =>
      client.refetchQueries({ queryKey: suppliesKeys.all, type: 'active' }, { cancelRefetch: false }),
    onError: (error) => {
      const isOlder = error instanceof CallError && error.code === 'conflict'
      messages.failed(error, isOlder ? text.conflict : text.saveFailed)
    },
    meta: { rereadsOnFailure: ['supplySettings'] },
  })
  return {
    isPending: put.isPending,
    save: (form: Form): void =>
      put.mutate(
        { ...form, requisiteId, updatedAt: setting?.updatedAt ?? null },
        {
          onSuccess: (stored) => {
            const before = setting && { ...setting, updatedAt: stored.updatedAt }
            messages.success(text.saved(row.name), {
              ...(before && { action: { label: text.undo, onClick: () => put.mutate(before) } }),
            })
            onSaved()
          },
        },
      ),
  }
}

interface InputsProps {
  readonly row: SupplyRow
  readonly form: Form
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (change: Partial<Form>) => void
}

function Inputs({ row, form, errorOf, onChange }: InputsProps) {
  const seesMoney = useMay('money')
  return (
    <div className={styles.inputs}>
      <DecimalField
        label={text.packSize}
        description={text.packHint}
        name="packSize"
        decimals={3}
        value={form.packSize}
        error={errorOf('packSize')}
        onChange={(packSize) => onChange({ packSize })}
      />
      <Select
        label={text.unit}
        data={unitsFor(row)}
        value={form.unit}
        allowDeselect={false}
        onChange={(unit) => onChange({ unit: BASE_UNITS.find((each) => each === unit) ?? form.unit })}
      />
      <DecimalField
        label={text.reserve}
        unit={form.unit}
        name="reserve"
        decimals={3}
        value={form.reserve}
        error={errorOf('reserve')}
        onChange={(reserve) => onChange({ reserve })}
      />
      {seesMoney && (
        <DecimalField
          label={text.price}
          unit={`€/${form.unit}`}
          name="pricePerUnit"
          decimals={4}
          value={form.pricePerUnit}
          error={errorOf('pricePerUnit')}
          onChange={(pricePerUnit) => onChange({ pricePerUnit })}
        />
      )}
      <TextInput
        label={text.supplier}
        name="supplier"
        value={form.supplier}
        error={errorOf('supplier')}
        onChange={({ currentTarget }) => onChange({ supplier: currentTarget.value })}
      />
    </div>
  )
}

/** How a material is bought: in which packs, at what price, from whom, and how much of it shall be over. */
export function SettingForm(props: Props) {
  const { row, requisiteId, setting, onTyping } = props
  const [form, setForm] = useState(() => formOf(row, setting))
  const [isTried, setIsTried] = useState(false)
  const { save, isPending } = useSave(props)
  const checked = check(SupplySettingChange, { ...form, requisiteId, updatedAt: setting?.updatedAt ?? null })
  const errors = isTried && !checked.ok ? checked.errors : []
  const errorOf = (path: string): string | undefined => errors.find((error) => error.path === path)?.message
  const type = (change: Partial<Form>): void => {
    onTyping()
    setForm({ ...form, ...change })
  }
  const submit = (): void => {
    setIsTried(true)
    if (checked.ok) save(form)
  }
  return (
    <form
      className={layout.columnXl}
      aria-label={text.setting}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 className={styles.subheading}>{text.setting}</h3>
      <Checkbox
        label={text.isBought}
        checked={form.isBought ?? true}
        onChange={({ currentTarget }) => type({ isBought: currentTarget.checked })}
      />
      <Inputs row={row} form={form} errorOf={errorOf} onChange={type} />
      <SaveFoot label={text.save} isSaving={isPending} />
    </form>
  )
}
