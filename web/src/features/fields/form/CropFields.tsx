import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { cropByKey, YIELD_TYPES, YIELD_UNIT } from '@vagu/core/crops/table'
import type { MainCrop } from '@vagu/core/fields/schema'
import { Controller, useController, useFormContext } from 'react-hook-form'
import { CropSelect } from '../../../entities/crops/CropSelect.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { fieldsPageText } from '../text.ts'
import type { FieldEdit, FieldInput } from './field-form.ts'
import { withOwn } from './YieldFields.tsx'

/** A freshly chosen crop with what is usual for it. */
const chosen = (key: string, before: MainCrop | null | undefined): MainCrop => {
  const crop = cropByKey(key)
  return {
    crop: key,
    ...(before?.crop === key && { refinement: before.refinement, variety: before.variety }),
    ...(crop && { yieldType: YIELD_TYPES[crop.harvest], yieldUnit: YIELD_UNIT }),
  }
}

/** The main crop of the season: which, how it is grown, and on how much of the field. */
export function CropFields() {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  const {
    field: { ref, value: crop, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'yearInfo.0.mainCrop' })
  const refinements = withOwn(cropByKey(crop?.crop ?? '')?.refinements ?? [], crop?.refinement)
  const change = (part: Partial<MainCrop>): void => {
    if (crop) onChange({ ...crop, ...part })
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <CropSelect
        ref={ref}
        label={fieldsPageText.mainCrop}
        value={crop?.crop}
        isClearable
        onChange={(key) => onChange(key ? chosen(key, crop) : null)}
        onBlur={onBlur}
        error={fieldState.error?.message}
      />
      {crop && (
        <TextInput
          label={fieldsPageText.variety}
          value={crop.variety ?? ''}
          onChange={(event) => change({ variety: event.currentTarget.value })}
          autoComplete="off"
        />
      )}
      {crop && refinements.length > 0 && (
        <Select
          label={fieldsPageText.refinement}
          data={refinements}
          value={crop.refinement ?? null}
          onChange={(refinement) => change({ refinement })}
          clearable
        />
      )}
      {crop && (
        <Controller
          name="yearInfo.0.mainCropArea"
          control={control}
          render={({ field, fieldState: areaState }) => (
            <DecimalField
              {...field}
              label={fieldsPageText.mainCropArea}
              unit="ha"
              placeholder={fieldsPageText.wholeField}
              error={areaState.error?.message}
            />
          )}
        />
      )}
    </SimpleGrid>
  )
}
