import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { YIELD_TYPES } from '@vagu/core/crops/table'
import type { MainCrop } from '@vagu/core/fields/schema'
import { useController, useFormContext } from 'react-hook-form'
import { fieldsPageText } from '../text.ts'
import type { FieldEdit, FieldInput } from './field-form.ts'

const YIELD_UNITS = ['t', 'kg', 'tk']
const YIELD_CHOICES: readonly string[] = [...Object.values(YIELD_TYPES), ...fieldsPageText.yieldTypes]

/** A choice keeps what is stored, also where it is not in the list. */
export const withOwn = (choices: readonly string[], own: string | null | undefined): string[] => [
  ...new Set([...choices, ...(own ? [own] : [])]),
]

/** In what the yield of the main crop is counted, and what the farmer calls the crop. */
export function YieldFields() {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  const {
    field: { value: crop, onChange },
  } = useController({ control, name: 'yearInfo.0.mainCrop' })
  if (!crop) return null
  const change = (part: Partial<MainCrop>): void => onChange({ ...crop, ...part })
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
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
      <TextInput
        label={fieldsPageText.cropName}
        value={crop.name ?? ''}
        onChange={(event) => change({ name: event.currentTarget.value })}
        autoComplete="off"
      />
    </SimpleGrid>
  )
}
