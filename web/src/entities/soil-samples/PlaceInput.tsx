import { nameOfYear } from '@vagu/core/fields/rules'
import type { SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { useFormContext, useWatch } from 'react-hook-form'
import { PlacePicker } from '../places/PlacePicker.tsx'
import type { SampleInput } from './sample-form.ts'
import { soilSamplesText as text } from './text.ts'

interface Props {
  readonly year: number
  readonly isHere: boolean
}

const WORDS = { label: text.place, marker: text.marker, hint: text.placeHint }

/** Where the sample was taken: on the map, or where one stands, which tells the field as well. */
export function PlaceInput({ year, isHere }: Props) {
  const { control, setValue } = useFormContext<SampleInput, unknown, SoilSampleDraft>()
  const [location, fieldId] = useWatch({ control, name: ['location', 'fieldId'] })
  return (
    <PlacePicker
      words={WORDS}
      year={year}
      fieldId={fieldId}
      isHere={isHere}
      place={location ?? null}
      onPlace={(place) => setValue('location', place, { shouldDirty: true })}
      onField={(field) => {
        if (!field) return text.outside
        setValue('fieldId', field._id, { shouldDirty: true })
        return text.atField(nameOfYear(field, year))
      }}
    />
  )
}
