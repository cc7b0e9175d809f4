/** Content of the window that joins fields. */
import { FieldMerge } from '@vagu/core/field-division/schema'
import { mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { check } from '@vagu/core/validation'
import type { Checked } from '../../../ui/form-errors.ts'

export interface MergeForm {
  readonly name: string
  readonly priaCode: string
  /** Key of the main crop; '' for none. */
  readonly crop: string
  /** The fields that are joined to the one that the window was opened for. */
  readonly otherIds: readonly string[]
}

export const mergeFormOf = (field: Field, year: number): MergeForm => ({
  name: nameOfYear(field, year),
  priaCode: '',
  crop: mainCropOf(field, year)?.crop ?? '',
  otherIds: [],
})

interface Whole {
  readonly field: Field
  readonly year: number
  readonly id: string
}

/** The call's body; the crop is named only where it is another than the field's, so that all that is known of it stays. */
export function checkMerge(form: MergeForm, { field, year, id }: Whole): Checked<FieldMerge> {
  const { crop, otherIds, ...part } = form
  const before = mainCropOf(field, year)
  const mainCrop = crop === '' ? null : crop === before?.crop ? before : { crop }
  return check(FieldMerge, {
    ...part,
    _id: id,
    code: field.code,
    year,
    mainCrop,
    fieldIds: [field._id, ...otherIds],
  })
}
