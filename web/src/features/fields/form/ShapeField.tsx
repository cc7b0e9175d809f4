import { Button, Group, Input } from '@mantine/core'
import type { FieldDraft } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { fieldShapes } from '../../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../../entities/fields/use-fields.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { MapView } from '../../../map/MapView.tsx'
import { fieldsPageText } from '../text.ts'
import { type FieldInput, hectaresOf } from './field-form.ts'
import styles from './form.module.css'

interface Props {
  readonly id: string
  readonly year: number
}

/** Offers the area of the drawn shape; it is taken only when the farmer says so. */
function AreaOfShape({ hectares }: { readonly hectares: number }) {
  const { setValue, getValues, watch } = useFormContext<FieldInput, unknown, FieldDraft>()
  const year = watch('yearInfo.0.area')
  const isUsed = (year ?? watch('area')) === hectares
  const take = (): void => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('area', hectares, options)
    if (getValues('yearInfo')?.some((info) => info.area != null))
      setValue('yearInfo.0.area', hectares, options)
  }
  return (
    <Group gap="sm">
      <span>{fieldsPageText.shapeArea(formatQuantity(hectares, 'ha', 4))}</span>
      {isUsed ? (
        <span className={styles.quiet}>{fieldsPageText.usesShapeArea}</span>
      ) : (
        <Button variant="light" size="compact-md" onClick={take}>
          {fieldsPageText.takeShapeArea}
        </Button>
      )}
    </Group>
  )
}

/** The shape of the field, drawn on the map among the others. */
export function ShapeField({ id, year }: Props) {
  const { control } = useFormContext<FieldInput, unknown, FieldDraft>()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'mapData' })
  const { data } = useFieldShapes()
  const others = useMemo(
    () =>
      fieldShapes(
        (data ?? []).filter((other) => other._id !== id),
        year,
      ),
    [data, id, year],
  )
  const shape = value ?? null
  return (
    <Input.Wrapper label={fieldsPageText.shape} error={fieldState.error?.message} labelElement="div">
      <div className={styles.map} ref={ref} tabIndex={-1}>
        <MapView label={fieldsPageText.shapeLabel} shapes={others} drawing={{ shape, onChange }} />
      </div>
      {shape && <AreaOfShape hectares={hectaresOf(shape)} />}
    </Input.Wrapper>
  )
}
