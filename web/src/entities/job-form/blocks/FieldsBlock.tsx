import { nameOfYear } from '@vagu/core/fields/rules'
import { useCallback } from 'react'
import { FieldPicker } from '../../field-picker/FieldPicker.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { jobsText } from '../../jobs/text.ts'
import { chooseFields, moveToField } from '../model/change-form.ts'
import { ChosenFields } from './ChosenFields.tsx'
import { FIELDS_INPUT } from '../model/find-errors.ts'
import { useErrorAt, useJobForm, useUpdate } from '../state/form-context.ts'

const CustomArea = lazyComponent(async () => (await import('./CustomAreaSelect.tsx')).CustomAreaSelect)

const MultipleFieldsHint = lazyComponent(
  async () => (await import('../../hints/MultipleFieldsHint.tsx')).MultipleFieldsHint,
)

/** The field of a stored job: one, that may be another. */
function OneField() {
  const { fields, fieldIds, year } = useJobForm(({ form, farm, year: ofJob }) => ({
    fields: farm.fields,
    fieldIds: form.fieldIds,
    year: ofJob,
  }))
  const error = useErrorAt(FIELDS_INPUT)
  const update = useUpdate()
  return (
    <SearchSelect
      label={jobsText.field}
      options={fields
        .filter(({ active, _id }) => active || fieldIds.includes(_id))
        .map((field) => ({ value: field._id, label: nameOfYear(field, year) }))}
      value={fieldIds[0] ?? null}
      name={FIELDS_INPUT}
      error={error}
      isRequired
      onChange={(id) => {
        if (id !== null) update((now) => moveToField(now, id))
      }}
    />
  )
}

/** The fields of new jobs. */
function ManyFields() {
  const { fields, fieldIds, year, area } = useJobForm((state) => ({
    fields: state.farm.fields,
    fieldIds: state.form.fieldIds,
    year: state.year,
    area: state.area,
  }))
  const error = useErrorAt(FIELDS_INPUT)
  const update = useUpdate()
  const choose = useCallback((ids: readonly string[]) => update((now) => chooseFields(now, ids)), [update])
  return (
    <>
      <FieldPicker
        fields={fields}
        year={year}
        selectedIds={fieldIds}
        area={area}
        name={FIELDS_INPUT}
        error={error}
        onChange={choose}
      />
      {fieldIds.length === 1 && fields.length > 1 && <MultipleFieldsHint props={{}} />}
    </>
  )
}

/** On which fields, how much of each, and what the rules say there. */
export function FieldsBlock() {
  const isStored = useJobForm(({ form }) => form.eventId !== null)
  const isFieldLocked = useJobForm((state) => state.isFieldLocked)
  const hasKinds = useJobForm(
    ({ form, farm }) => farm.customAreas.length > 0 || form.customFieldArea !== null,
  )
  return (
    <>
      {isStored && <OneField />}
      {!isStored && !isFieldLocked && <ManyFields />}
      {hasKinds && <CustomArea props={{}} fallback={<DelayedSkeleton lines={1} height={56} />} />}
      <ChosenFields />
    </>
  )
}
