import { SimpleGrid } from '@mantine/core'
import { seasonBounds, seasonOf } from '@vagu/core/time/season'
import type { FieldDraft } from '@vagu/core/fields/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { formatDay } from '../../../lib/format.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { fieldsPageText } from '../text.ts'
import type { FieldInput } from './field-form.ts'

/** When the season of this field begins and ends, where it is not as usual. */
export function SeasonFields({ year }: { readonly year: number }) {
  const { control } = useFormContext<FieldInput, unknown, FieldDraft>()
  const usual = seasonOf(year)
  const bounds = seasonBounds(year)
  const ends = [
    ['seasonStart', fieldsPageText.seasonStart, usual.start, bounds.start],
    ['seasonEnd', fieldsPageText.seasonEnd, usual.end, bounds.end],
  ] as const
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {ends.map(([name, label, day, { from, to }]) => (
        <Controller
          key={name}
          name={`yearInfo.0.${name}`}
          control={control}
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={label}
              season={{ year }}
              min={from}
              max={to}
              placeholder={fieldsPageText.whenEmpty(formatDay(day))}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </SimpleGrid>
  )
}
