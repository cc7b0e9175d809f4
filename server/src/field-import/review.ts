import type { Candidate, Review, ReviewRow } from '@vagu/core/field-import/schema'
import type { Field, FieldDraft, YearInfo } from '@vagu/core/fields/schema'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { roundTo } from '@vagu/core/units/rounding'
import type { Brought } from './brought.ts'
import { BroughtByField, changesOf, staysSame } from './changes.ts'
import { FieldIndex } from './farm.ts'
import { type Match, matchRows } from './match.ts'
import { FieldNames } from './names.ts'
import type { ReadFile } from './read-field-file.ts'
import type { FieldRow } from './field-row.ts'
import { joinYears } from './years.ts'

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
  mapData: row.rings.length === 0 ? null : mapDataOf(row.rings),
})

type FieldMatch = Match<Field>

/** Input from which the rows of one file are made. */
interface Making {
  readonly names: FieldNames
  readonly newId: () => string
  readonly brought: BroughtByField
}

/** Under a name of its own and with an id, so that storing it twice makes one field. */
const newDraft = (row: FieldRow, { names, newId }: Making): FieldDraft => ({
  _id: newId(),
  ...draftOf(row, names.nameFor(row.name, row.priaCode)),
})

/** The drafts of all rows; rows of several years that are one new field share its id and name. */
function draftsOf(
  rows: readonly FieldRow[],
  { matches, sameAs }: ReturnType<typeof joinYears<Field>>,
  making: Making,
): (FieldDraft | null)[] {
  const drafts = rows.map((row, i): FieldDraft | null => {
    const match = matches[i]
    if (!match || match.state === 'rejected') return null
    if (match.field) return draftOf(row, match.field.name)
    return sameAs[i] === undefined ? newDraft(row, making) : null
  })
  return rows.map((row, i) => {
    const lead = drafts[sameAs[i] ?? -1]
    return lead?._id === undefined ? (drafts[i] ?? null) : { _id: lead._id, ...draftOf(row, lead.name) }
  })
}

/** What a row would change of a field that it may go to. */
function meetingOf(
  field: Field,
  { draft, year }: { draft: FieldDraft | null; year: number },
  { brought }: Making,
): Pick<Candidate, 'changes' | 'isSame'> {
  if (draft === null) return { changes: [], isSame: false }
  const changes = changesOf(field, { draft, year }, { brought: brought.of(field._id) })
  return { changes, isSame: changes.length === 0 && staysSame(field, draft) }
}

function reviewRow(row: FieldRow, match: FieldMatch, more: { draft: FieldDraft | null; making: Making }) {
  const { draft, making } = more
  return {
    row: row.row,
    state: match.state,
    matchedBy: match.matchedBy,
    fieldId: match.field?._id ?? null,
    fieldName: match.field?.name ?? null,
    candidates: match.candidates.map(({ field, overlap }) => ({
      _id: field._id,
      name: field.name,
      overlap: roundTo(overlap, 2),
      updatedAt: field.updatedAt,
      ...meetingOf(field, { draft, year: row.year }, making),
    })),
    problems: [...row.problems],
    declaredCrop: row.declaredCrop,
    mainCrop: row.mainCrop,
    year: row.year,
    draft,
  }
}

interface FarmNow {
  /** The farm's fields, with their shapes. */
  readonly fields: readonly Field[]
  readonly newId: () => string
  /** Values that imports brought before. */
  readonly brought?: readonly Brought[]
}

/** Lays a file beside the farm: what is new, what is known and would change, what is in doubt, what is unusable. */
export function reviewRows(file: ReadFile, { fields, newId, brought = [] }: FarmNow): Review {
  const joined = joinYears(file.rows, matchRows(file.rows, new FieldIndex(fields)))
  const names = new FieldNames(fields.map((field) => field.name))
  const making = { names, newId, brought: new BroughtByField(brought) }
  const drafts = draftsOf(file.rows, joined, making)
  const rows = file.rows.flatMap((row, i): ReviewRow[] => {
    const match = joined.matches[i]
    if (!match) return []
    const lead = joined.sameAs[i]
    const sameAs = lead === undefined ? null : (file.rows[lead]?.row ?? null)
    return [{ ...reviewRow(row, match, { draft: drafts[i] ?? null, making }), sameAs }]
  })
  const count = (state: ReviewRow['state']): number => rows.filter((row) => row.state === state).length
  const { format, coordinateSystem, isSystemStated, isAxisSwapped, notes } = file
  return {
    format,
    coordinateSystem,
    isSystemStated,
    isAxisSwapped,
    notes: [...notes],
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
