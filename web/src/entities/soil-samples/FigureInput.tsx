import type { Figure, SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { DecimalField } from '../../ui/DecimalField.tsx'
import type { SampleInput } from './sample-form.ts'
import { unitOf } from './sample-kind.ts'
import { soilSamplesText } from './text.ts'

/** One figure of a protocol. */
export function FigureInput({ figure }: { readonly figure: Figure }) {
  const { control } = useFormContext<SampleInput, unknown, SoilSampleDraft>()
  return (
    <Controller
      name={figure}
      control={control}
      render={({ field, fieldState }) => (
        <DecimalField
          {...field}
          label={soilSamplesText.figures[figure]}
          unit={unitOf(figure)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
