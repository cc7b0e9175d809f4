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

const draftOf = (row: FieldRow, title: Title): FieldDraft => ({
  ...title,
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

/** Title of a row's field: the known one's name, or for a new one a name of its own and an id, so that storing it twice makes one field. */
interface Title {
  readonly _id?: string
  readonly name: string
}

/** The titles of all rows; rows of several years that are one new field share theirs. A row that cannot be used has none. */
function titlesOf(
  rows: readonly FieldRow[],
  { matches, sameAs }: ReturnType<typeof joinYears<Field>>,
  { names, newId }: Making,
): (Title | undefined)[] {
  const titles = rows.map((row, i): Title | undefined => {
    const match = matches[i]
    if (!match || match.state === 'rejected') return undefined
    if (match.field) return { name: match.field.name }
    if (sameAs[i] !== undefined) return undefined
    return { _id: newId(), name: names.nameFor(row.name, row.priaCode) }
  })
  return titles.map((title, i) => {
    const lead = titles[sameAs[i] ?? -1]
    return lead?._id === undefined ? title : lead
  })
}

/** Changes that a row would make to a field that it may go to. */
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

/**
 * Lays a file beside the farm: what is new, what is known and would change, what is in doubt, what is unusable. Answers
 * the review as JSON, written row by row: the shapes of all drafts at once would fill the memory.
 */
export function reviewText(file: ReadFile, { fields, newId, brought = [] }: FarmNow): string {
  const joined = joinYears(file.rows, matchRows(file.rows, new FieldIndex(fields)))
  const names = new FieldNames(fields.map((field) => field.name))
  const making = { names, newId, brought: new BroughtByField(brought) }
  const titles = titlesOf(file.rows, joined, making)
  const count = (state: ReviewRow['state']): number =>
    joined.matches.filter((match) => match.state === state).length
  const { format, coordinateSystem, isSystemStated, isAxisSwapped, notes } = file
  const head: Omit<Review, 'rows'> = {
    format,
    coordinateSystem,
    isSystemStated,
    isAxisSwapped,
    notes: [...notes],
    counts: {
      read: joined.matches.length,
      new: count('new'),
      matched: count('matched'),
      conflict: count('conflict'),
      rejected: count('rejected'),
    },
  }
  const rowAt = (match: FieldMatch, i: number): ReviewRow[] => {
    const [row, title, lead] = [file.rows[i], titles[i], joined.sameAs[i]]
    if (!row) return []
    const draft = title ? draftOf(row, title) : null
    const sameAs = lead === undefined ? null : (file.rows[lead]?.row ?? null)
    return [{ ...reviewRow(row, match, { draft, making }), sameAs }]
  }
  const rows = joined.matches.flatMap((match, i) => rowAt(match, i).map((row) => JSON.stringify(row)))
  return `${JSON.stringify(head).slice(0, -1)},"rows":[${rows.join(',')}]}`
}
