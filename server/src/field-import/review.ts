import type { Review, ReviewRow } from '@vagu/core/field-import/schema'
import type { Field, FieldDraft, YearInfo } from '@vagu/core/fields/schema'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { roundTo } from '@vagu/core/units/rounding'
import { Farm } from './farm.ts'
import { type Match, matchRows } from './match.ts'
import { FieldNames } from './names.ts'
import type { ReadFile } from './read-field-file.ts'
import type { FieldRow } from './rows.ts'

const yearInfoOf = ({ year, area, priaCode, externalId, mainCrop }: FieldRow): YearInfo => ({
  year,
  area,
  ...(priaCode !== '' && { priaCode }),
  ...(externalId !== '' && { externalId }),
  ...(mainCrop && { mainCrop }),
})

const draftOf = (row: FieldRow, name: string): FieldDraft => ({
  name,
  code: row.code,
  priaCode: row.priaCode,
  externalId: row.externalId,
  area: row.area,
  yearInfo: [yearInfoOf(row)],
  mapData: mapDataOf(row.rings),
})

/** A draft under a name of its own and with an id, so that storing it twice makes one field. */
function draftFor(
  row: FieldRow,
  match: Match,
  making: { names: FieldNames; newId: () => string },
): FieldDraft | null {
  if (match.state === 'rejected') return null
  if (match.field) return draftOf(row, match.field.name)
  return { _id: making.newId(), ...draftOf(row, making.names.nameFor(row.name, row.priaCode)) }
}

const reviewRow = (row: FieldRow, match: Match, draft: FieldDraft | null): ReviewRow => ({
  row: row.row,
  state: match.state,
  matchedBy: match.matchedBy,
  fieldId: match.field?._id ?? null,
  fieldName: match.field?.name ?? null,
  candidates: match.candidates.map(({ field, overlap }) => ({
    _id: field._id,
    name: field.name,
    overlap: roundTo(overlap, 2),
  })),
  problems: [...row.problems],
  declaredCrop: row.declaredCrop,
  mainCrop: row.mainCrop,
  year: row.year,
  draft,
})

/** Lays a file beside the farm (fields with shapes): what is new, what is known, what is in doubt, what is unusable. */
export function reviewRows(file: ReadFile, farm: { fields: readonly Field[]; newId: () => string }): Review {
  const matches = matchRows(file.rows, new Farm(farm.fields))
  const making = { names: new FieldNames(farm.fields.map((field) => field.name)), newId: farm.newId }
  const rows = file.rows.flatMap((row, i) => {
    const match = matches[i]
    return match ? [reviewRow(row, match, draftFor(row, match, making))] : []
  })
  const count = (state: ReviewRow['state']): number => rows.filter((row) => row.state === state).length
  const { format, coordinateSystem, isSystemStated, isAxisSwapped } = file
  return {
    format,
    coordinateSystem,
    isSystemStated,
    isAxisSwapped,
    counts: {
      read: rows.length,
      new: count('new'),
      matched: count('matched'),
      conflict: count('conflict'),
      rejected: count('rejected'),
    },
    rows,
  }
}
