/** Crops that the table has otherwise than the book; an import changes none. */
import { cropByKey } from '@vagu/core/crops/table'
import { mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { CheckedRow } from '../../entities/job-grid/check-row.ts'
import { cropYearOn } from '../../entities/job-form/model/build-drafts.ts'
import { normalizeText } from '../../ui/search-options.ts'
import type { TableRow } from './row-texts.ts'
import { jobImportText as text } from './text.ts'

const isAlike = (own: string, told: string): boolean => {
  const [one, other] = [normalizeText(own), normalizeText(told)]
  return one.includes(other) || other.includes(one)
}

/** Sentences about the rows whose crop is another on their field. */
export const cropNotes = (rows: readonly CheckedRow[], told: readonly TableRow[]): string[] =>
  rows.flatMap(({ form, fields }, index) => {
    const { crop = '', lines = [] } = told[index] ?? {}
    if (crop === '') return []
    return fields.flatMap((field) => {
      const year = cropYearOn(form, field)
      const own = year === undefined ? undefined : cropByKey(mainCropOf(field, year)?.crop ?? '')?.name
      if (year === undefined || (own !== undefined && isAlike(own, crop))) return []
      const row = { line: text.lines(lines), field: nameOfYear(field, year), told: crop }
      return [text.cropOf({ ...row, own: own ?? text.noCrop })]
    })
  })
