import { nameOfYear } from '@vagu/core/fields/rules'
import { useCallback } from 'react'
import { FieldPicker } from '../../field-picker/FieldPicker.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { words } from '../../jobs/text.ts'
import { chooseFields, moveToField } from '../model/change-form.ts'
import { ChosenFields } from './ChosenFields.tsx'
import { FIELDS_INPUT } from '../model/find-errors.ts'
import { useFormState } from '../state/form-context.ts'

const CustomArea = lazyPart(async () => (await import('./CustomAreaSelect.tsx')).CustomAreaSelect)

const MultipleFieldsHint = lazyPart(
  async () => (await import('../../hints/MultipleFieldsHint.tsx')).MultipleFieldsHint,
)

/** The field of a stored job: one, that may be another. */
function OneField() {
  const { form, update, farm, year, errors } = useFormState()
  return (
    <SearchSelect
      label={words.field}
      options={farm.fields
        .filter(({ active, _id }) => active || form.fieldIds.includes(_id))
        .map((field) => ({ value: field._id, label: nameOfYear(field, year) }))}
      value={form.fieldIds[0] ?? null}
      name={FIELDS_INPUT}
      error={errors.get(FIELDS_INPUT)}
      isRequired
      onChange={(id) => {
        if (id !== null) update((now) => moveToField(now, id))
      }}
    />
  )
}

/** On which fields, how much of each, and what the rules say there. */
export function FieldsBlock() {
  const { form, update, errors, farm, area, year, isFieldLocked } = useFormState()
  const isFirst =
    form.fieldIds.length === 1 && farm.fields.length > 1 && form.eventId === null && !isFieldLocked
  const choose = useCallback((ids: readonly string[]) => update((now) => chooseFields(now, ids)), [update])
  return (
    <>
      {form.eventId !== null && <OneField />}
      {form.eventId === null && !isFieldLocked && (
        <FieldPicker
          fields={farm.fields}
          year={year}
          selectedIds={form.fieldIds}
          area={area}
          name={FIELDS_INPUT}
          error={errors.get(FIELDS_INPUT)}
          onChange={choose}
        />
      )}
      {isFirst && <MultipleFieldsHint props={{}} />}
      {(farm.customAreas.length > 0 || form.customFieldArea !== null) && (
        <CustomArea props={{}} fallback={<DelayedSkeleton lines={1} height={56} />} />
      )}
      <ChosenFields />
    </>
  )
}
