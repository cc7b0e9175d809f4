import { SimpleGrid } from '@mantine/core'
import { seasonBounds, seasonOf } from '@vagu/core/time/season'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { formatDay } from '../../../lib/format.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { fieldsPageText } from '../text.ts'
import type { FieldEdit, FieldInput } from './field-form.ts'
import styles from './form.module.css'

/** When the season of this field begins and ends, where it is not as the years around it say. */
export function SeasonFields({ year }: { readonly year: number }) {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  const years = useWatch({ control, name: 'yearInfo' }) ?? []
  const usual = seasonOf(
    year,
    years.filter((info) => info.year !== year),
  )
  const bounds = seasonBounds(year)
  const ends = [
    ['seasonStart', fieldsPageText.seasonStart, usual.start, bounds.start],
    ['seasonEnd', fieldsPageText.seasonEnd, usual.end, bounds.end],
  ] as const
  return (
    <div>
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
      <p className={styles.note}>{fieldsPageText.seasonHint}</p>
    </div>
  )
}
