import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { CROP_USES, CropUse, MAX_OTHER_CROPS } from '@vagu/core/fields/schema'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { CropSelect } from '../../../entities/crops/CropSelect.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { fieldsPageText } from '../text.ts'
import type { FieldEdit, FieldInput } from './field-form.ts'
import layout from '../../../ui/layout.module.css'
import styles from './form.module.css'

const NAME = 'yearInfo.0.otherCrops'
const USES = CROP_USES.map((value) => ({ value, label: fieldsPageText.cropUses[value] }))

interface RowProps {
  readonly index: number
  readonly onRemove: () => void
}

/** One crop beside the main one. */
function OtherCropRow({ index, onRemove }: RowProps) {
  const { control, register } = useFormContext<FieldInput, unknown, FieldEdit>()
  const number = index + 1
  return (
    <li className={styles.crop} aria-label={fieldsPageText.otherCropNumber(number)}>
      <Controller
        name={`${NAME}.${index}.use`}
        control={control}
        render={({ field: { value, ...field } }) => (
          <Select
            {...field}
            value={value ?? null}
            label={fieldsPageText.otherCropUse}
            data={USES}
            allowDeselect={false}
            onChange={(use) => field.onChange(CropUse.parse(use))}
          />
        )}
      />
      <Controller
        name={`${NAME}.${index}.crop`}
        control={control}
        render={({ field, fieldState }) => (
          <CropSelect
            {...field}
            label={fieldsPageText.otherCrop}
            isRequired
            onChange={(key) => field.onChange(key ?? '')}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextInput
        {...register(`${NAME}.${index}.variety`)}
        label={fieldsPageText.variety}
        autoComplete="off"
      />
      <Controller
        name={`${NAME}.${index}.area`}
        control={control}
        render={({ field, fieldState }) => (
          <DecimalField
            {...field}
            label={fieldsPageText.area}
            unit="ha"
            placeholder={fieldsPageText.wholeField}
            error={fieldState.error?.message}
          />
        )}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.remove}
        aria-label={fieldsPageText.removeOtherCrop(number)}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Crops of the season beside the main one: undersown and catch crops. */
export function OtherCrops() {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  const { fields, append, remove } = useFieldArray({ control, name: NAME })
  const isEmpty = fields.length === 0
  return (
    <section aria-label={fieldsPageText.otherCrops}>
      {!isEmpty && (
        <>
          <h3 className={styles.heading}>{fieldsPageText.otherCrops}</h3>
          <p className={layout.quiet}>{fieldsPageText.otherCropsHint}</p>
          <ol className={styles.crops}>
            {fields.map(({ id }, index) => (
              <OtherCropRow key={id} index={index} onRemove={() => remove(index)} />
            ))}
          </ol>
        </>
      )}
      {fields.length < MAX_OTHER_CROPS && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() =>
            append({ use: isEmpty ? 'UNDERSOWN' : 'CATCH_CROP', crop: '' }, { shouldFocus: false })
          }
        >
          {isEmpty ? fieldsPageText.addFirstOtherCrop : fieldsPageText.addOtherCrop}
        </Button>
      )}
    </section>
  )
}
