import { NumberInput, SimpleGrid } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Fold } from '../../../ui/Fold.tsx'
import { fieldsPageText } from '../text.ts'
import type { FieldEdit, FieldInput } from './field-form.ts'
import layout from '../../../ui/layout.module.css'
import styles from './form.module.css'

const YEARS = [
  ['firstYear', fieldsPageText.firstYear],
  ['lastYear', fieldsPageText.lastYear],
] as const

/** The first and the last crop year of the field; most fields have neither. */
export function LifeFields() {
  const { control, formState } = useFormContext<FieldInput, unknown, FieldEdit>()
  const { errors } = formState
  const [first, last] = useWatch<FieldInput, readonly ['firstYear', 'lastYear']>({
    name: ['firstYear', 'lastYear'],
  })
  const { folds } = fieldsPageText
  return (
    <Fold
      names={['firstYear', 'lastYear']}
      label={folds.life}
      summary={folds.lifeOf(first ?? null, last ?? null) || folds.lifeHold}
      isForced={Boolean(errors.firstYear ?? errors.lastYear)}
    >
      <div className={styles.under}>
        <p className={layout.quiet}>{fieldsPageText.lifeHint}</p>
        <SimpleGrid cols={2}>
          {YEARS.map(([name, label]) => (
            <Controller
              key={name}
              name={name}
              control={control}
              render={({ field, fieldState }) => (
                <NumberInput
                  {...field}
                  label={label}
                  value={field.value ?? ''}
                  onChange={(value) => field.onChange(value === '' ? null : Number(value))}
                  hideControls
                  allowDecimal={false}
                  allowNegative={false}
                  error={fieldState.error?.message}
                />
              )}
            />
          ))}
        </SimpleGrid>
      </div>
    </Fold>
  )
}
