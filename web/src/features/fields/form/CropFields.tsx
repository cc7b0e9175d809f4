import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { mainCropsAround } from '@vagu/core/fields/rules'
import { cropByKey, YIELD_TYPES, YIELD_UNIT } from '@vagu/core/crops/table'
import type { FieldDraft, MainCrop } from '@vagu/core/fields/schema'
import { useController, useFormContext } from 'react-hook-form'
import { yearOf } from '@vagu/core/time/day'
import { CROP_OPTIONS } from '../../../entities/crops/crop-options.ts'
import { useFields } from '../../../entities/fields/use-fields.ts'
import { today } from '../../../lib/today.ts'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { fieldsPageText } from '../text.ts'
import type { FieldInput } from './field-form.ts'

const YIELD_UNITS = ['t', 'kg', 'tk']
const YIELD_CHOICES: readonly string[] = [...Object.values(YIELD_TYPES), ...fieldsPageText.yieldTypes]

/** A choice keeps what is stored, also where it is not in the list. */
const withOwn = (choices: readonly string[], own: string | null | undefined): string[] => [
  ...new Set([...choices, ...(own ? [own] : [])]),
]

/** A freshly chosen crop with what is usual for it. */
const chosen = (key: string, before: MainCrop | null | undefined): MainCrop => {
  const crop = cropByKey(key)
  return {
    crop: key,
    ...(before?.crop === key && { refinement: before.refinement }),
    ...(crop && { yieldType: YIELD_TYPES[crop.harvest], yieldUnit: YIELD_UNIT }),
  }
}

/** The main crop of the season, how it is grown, and in what its yield is counted. */
export function CropFields() {
  const { control } = useFormContext<FieldInput, unknown, FieldDraft>()
  const {
    field: { ref, value: crop, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'yearInfo.0.mainCrop' })
  const { data: fields = [] } = useFields()
  const refinements = withOwn(cropByKey(crop?.crop ?? '')?.refinements ?? [], crop?.refinement)
  const change = (part: Partial<MainCrop>): void => {
    if (crop) onChange({ ...crop, ...part })
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SearchSelect
        ref={ref}
        label={fieldsPageText.mainCrop}
        value={crop?.crop}
        options={CROP_OPTIONS}
        recent={mainCropsAround(fields, yearOf(today()))}
        isClearable
        onChange={(key) => onChange(key ? chosen(key, crop) : null)}
        onBlur={onBlur}
        error={fieldState.error?.message}
      />
      {crop && (
        <TextInput
          label={fieldsPageText.cropName}
          value={crop.name ?? ''}
          onChange={(event) => change({ name: event.currentTarget.value })}
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
        <SimpleGrid cols={2}>
          <Select
            label={fieldsPageText.yieldType}
            data={withOwn(YIELD_CHOICES, crop.yieldType)}
            value={crop.yieldType ?? null}
            onChange={(yieldType) => change({ yieldType })}
          />
          <Select
            label={fieldsPageText.yieldUnit}
            data={withOwn(YIELD_UNITS, crop.yieldUnit)}
            value={crop.yieldUnit ?? null}
            onChange={(yieldUnit) => change({ yieldUnit })}
          />
        </SimpleGrid>
      )}
    </SimpleGrid>
  )
}
