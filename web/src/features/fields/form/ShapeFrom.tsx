import type { Field } from '@vagu/core/fields/schema'
import { Controller, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { fieldsPageText } from '../text.ts'
import { type FieldEdit, type FieldInput, hasYearsBefore } from './field-form.ts'
import styles from './form.module.css'

interface Props {
  readonly base: Field
  readonly year: number
}

/** Whether a changed shape is a new boundary of this season, or mends the line of all of them. */
export function ShapeFrom({ base, year }: Props) {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  if (!hasYearsBefore(base, year)) return null
  return (
    <div className={styles.shapeFrom}>
      <Controller
        name="shapeFrom"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={fieldsPageText.shapeFrom}
            name={field.name}
            choices={[
              { value: 'year', label: fieldsPageText.shapeFromYear(year) },
              { value: 'all', label: fieldsPageText.shapeMended },
            ]}
            value={field.value == null ? 'all' : 'year'}
            description={fieldsPageText.shapeFromHint}
            onChange={(choice) => field.onChange(choice === 'year' ? year : null)}
          />
        )}
      />
    </div>
  )
}
