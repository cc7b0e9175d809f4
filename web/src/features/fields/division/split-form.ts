/** Content of the window that splits a field. */
import { FieldPart, type JobPlace } from '@vagu/core/field-division/schema'
import { mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { check, fieldError } from '@vagu/core/validation'
import { z } from 'zod'
import type { Checked } from '../../../ui/form-errors.ts'
import { divisionText } from './text.ts'

export interface PartForm {
  readonly name: string
  readonly priaCode: string
  /** Key of the main crop; '' for none. */
  readonly crop: string
}
export interface SplitForm {
  readonly parts: readonly PartForm[]
  /** Where jobs were done, by their ids; on both parts where nothing is said. */
  readonly places: Readonly<Record<string, JobPlace>>
}

/** The parts bear the name of the field with a number, and its crop. */
export const splitFormOf = (field: Field, year: number): SplitForm => ({
  parts: [1, 2].map((part) => ({
    name: divisionText.partName(nameOfYear(field, year), part),
    priaCode: '',
    crop: mainCropOf(field, year)?.crop ?? '',
  })),
  places: {},
})

/** Content of the form that is sent beside the line. */
export interface CheckedSplit {
  readonly parts: [z.infer<typeof FieldPart>, z.infer<typeof FieldPart>]
  readonly jobs: { jobId: string; place: JobPlace }[]
}

interface Whole {
  readonly field: Field
  readonly year: number
  readonly ids: readonly string[]
}

/** A part as it is sent: a crop that stays what it was is not named, so that all that is known of it stays. */
export function partOf(form: PartForm, { field, year }: Omit<Whole, 'ids'>, id: string | undefined) {
  const { crop, ...part } = form
  const before = mainCropOf(field, year)?.crop ?? ''
  const mainCrop = crop === '' ? null : { crop }
  return { _id: id, code: field.code, ...part, ...(crop !== before && { mainCrop }) }
}

const Parts = z.object({ parts: z.tuple([FieldPart, FieldPart]) })

export function checkSplit({ parts, places }: SplitForm, whole: Whole): Checked<CheckedSplit> {
  const checked = check(Parts, { parts: parts.map((part, i) => partOf(part, whole, whole.ids[i])) })
  if (!checked.ok) return checked
  const [first, second] = checked.value.parts
  if (first.name.toLowerCase() === second.name.toLowerCase())
    return { ok: false, errors: [fieldError('parts.1.name', 'nameTaken')] }
  const jobs = Object.entries(places).map(([jobId, place]) => ({ jobId, place }))
  return { ok: true, value: { parts: [first, second], jobs } }
}
