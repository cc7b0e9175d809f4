import { Fieldset, Stack } from '@mantine/core'
import { fieldsPageText } from '../text.ts'
import { CropFields } from './CropFields.tsx'
import { OtherCrops } from './OtherCrops.tsx'

/** The crops of the season that the page shows. */
export function YearFields({ year }: { readonly year: number }) {
  return (
    <Fieldset legend={fieldsPageText.yearTitle(year)}>
      <Stack>
        <CropFields />
        <OtherCrops />
      </Stack>
    </Fieldset>
  )
}
