import type { FieldError } from '@vagu/core/errors'
import type { SelectedRow as KeptRowSchema } from '@vagu/core/field-import/schema'
import type { FieldDraft } from '@vagu/core/fields/schema'
import { fieldError } from '@vagu/core/validation'
import type { z } from 'zod'
import type { Field } from '@vagu/core/fields/schema'

export type SelectedRow = z.infer<typeof KeptRowSchema>

/** The draft with something for its year, at least the area. */
export function withYear({ draft, year }: Pick<SelectedRow, 'draft' | 'year'>): FieldDraft {
  const isThere = draft.yearInfo.some((info) => info.year === year)
  return isThere ? draft : { ...draft, yearInfo: [...draft.yearInfo, { year, area: draft.area }] }
}

/** Rows that would make one field twice, or change one field twice, for the same year. */
export function repeatsIn(rows: readonly SelectedRow[]): FieldError[] {
  const seen = new Set<string>()
  return rows.flatMap(({ fieldId, year, draft }, i) => {
    const id = fieldId ?? draft._id
    if (id === undefined) return []
    const isRepeat = seen.has(`${id} ${year}`)
    seen.add(`${id} ${year}`)
    if (!isRepeat) return []
    return fieldId === null
      ? fieldError(`rows.${i}.draft._id`, 'duplicateId')
      : fieldError(`rows.${i}.fieldId`, 'duplicateField')
  })
}

/** Rows that change a field which is not there, or not any more: it may have been deleted since the review. */
export function strangersIn(rows: readonly SelectedRow[], fields: ReadonlyMap<string, Field>): FieldError[] {
  return rows.flatMap(({ fieldId }, i) =>
    fieldId === null || fields.has(fieldId) ? [] : fieldError(`rows.${i}.fieldId`, 'unknownField'),
  )
}
