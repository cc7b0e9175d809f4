import { Fieldset, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { FieldDraft } from '@vagu/core/fields/schema'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { formatQuantity } from '../../../lib/format.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { fieldsPageText } from '../text.ts'
import { CropFields } from './CropFields.tsx'
import { areaWithoutYear, type FieldInput } from './field-form.ts'
import { SeasonFields } from './SeasonFields.tsx'

/** Hint in the year's area while it is empty: the area that holds without it. */
function useAreaHint(): string | undefined {
  const area = areaWithoutYear(useWatch<FieldInput>() as Partial<FieldInput>)
  return area === undefined || Number.isNaN(area)
    ? undefined
    : fieldsPageText.whenEmpty(formatQuantity(area, 'ha'))
}

/** Inputs of the season that the page shows. */
export function YearFields({ year }: { readonly year: number }) {
  const { register, control, formState } = useFormContext<FieldInput, unknown, FieldDraft>()
  const errors = formState.errors.yearInfo?.[0]
  const areaHint = useAreaHint()
  return (
    <Fieldset legend={fieldsPageText.yearTitle(year)}>
      <Stack>
        <CropFields />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            {...register('yearInfo.0.name')}
            label={fieldsPageText.yearName}
            error={errors?.name?.message}
            autoComplete="off"
          />
          <Controller
            name="yearInfo.0.area"
            control={control}
            render={({ field, fieldState }) => (
              <DecimalField
                {...field}
                label={fieldsPageText.yearArea}
                unit="ha"
                placeholder={areaHint}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextInput
            {...register('yearInfo.0.priaCode')}
            label={fieldsPageText.yearPriaCode}
            error={errors?.priaCode?.message}
            autoComplete="off"
          />
        </SimpleGrid>
        <SeasonFields year={year} />
        <Textarea
          {...register('yearInfo.0.notes')}
          label={fieldsPageText.notes}
          error={errors?.notes?.message}
          autosize
          minRows={2}
        />
      </Stack>
    </Fieldset>
  )
}
