import { TextInput } from '@mantine/core'
import type { PartOfShape } from '@vagu/core/field-division/ground'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { CropSelect } from '../../../entities/crops/CropSelect.tsx'
import { formatQuantity } from '../../../lib/format.ts'
import styles from './division.module.css'
import type { CheckedSplit, SplitForm } from './split-form.ts'
import { divisionText } from './text.ts'

interface Props {
  readonly form: UseFormReturn<SplitForm, unknown, CheckedSplit>
  readonly place: 0 | 1
  readonly year: number
  /** Shape that the line gives the part; none while there is no line. */
  readonly part: PartOfShape | undefined
}

/** Name, number and crop of one part. */
export function PartFields({ form, place, year, part }: Props) {
  const { register, control, formState } = form
  const errors = formState.errors.parts?.[place]
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        {divisionText.partNames[place]}
        {part && <span className={styles.hectares}>{formatQuantity(part.hectares, 'ha')}</span>}
      </legend>
      <TextInput
        label={divisionText.name}
        {...register(`parts.${place}.name`)}
        error={errors?.name?.message}
        autoComplete="off"
        required
      />
      <Controller
        control={control}
        name={`parts.${place}.crop`}
        render={({ field }) => (
          <CropSelect
            ref={field.ref}
            label={divisionText.crop(year)}
            value={field.value || undefined}
            isClearable
            onChange={(key) => field.onChange(key ?? '')}
            onBlur={field.onBlur}
          />
        )}
      />
      <TextInput
        label={divisionText.priaCode}
        {...register(`parts.${place}.priaCode`)}
        error={errors?.priaCode?.message}
        autoComplete="off"
      />
    </fieldset>
  )
}
