import { useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { formatQuantity } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { fieldsPageText } from '../text.ts'
import { areaGapOf, type FieldEdit, type FieldInput, hectaresOf } from './field-form.ts'
import styles from './form.module.css'

interface Props {
  readonly name: 'area' | 'yearInfo.0.area'
  readonly label: string
  readonly placeholder?: string | undefined
  readonly isRequired?: boolean
}

/** Says that a typed area is not that of the shape; it stays as it was typed. */
function AreaGap({ area }: { readonly area: number | null | undefined }) {
  const shape = useFormContext<FieldInput, unknown, FieldEdit>().watch('mapData')
  const drawn = useMemo(() => (shape ? hectaresOf(shape) : 0), [shape])
  const gap = areaGapOf(area, drawn)
  if (gap === undefined) return null
  return (
    <p className={styles.note} role="status">
      {fieldsPageText.areaGap(formatQuantity(drawn, 'ha'), Math.round(gap * 100))}
    </p>
  )
}

/** An area of the field, with a word where the shape says something else. */
export function AreaInput({ name, ...input }: Props) {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <div>
          <DecimalField {...field} {...input} unit="ha" error={fieldState.error?.message} />
          <AreaGap area={field.value} />
        </div>
      )}
    />
  )
}
