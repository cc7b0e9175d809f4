import { cropOf } from '@vagu/core/crops/declared'
import { cropByKey, YIELD_TYPES, YIELD_UNIT } from '@vagu/core/crops/table'
import { COLUMN_NAMES, rowProblem, whereOf } from '@vagu/core/field-import/messages'
import { MAX_POINTS } from '@vagu/core/field-import/schema'
import { FieldDraft, type MainCrop } from '@vagu/core/fields/schema'
import type { Effort } from '@vagu/core/geo/crossing'
import { Year } from '@vagu/core/time/schema'
import { check } from '@vagu/core/validation'
import type { z } from 'zod'
import { areaOf } from './area.ts'
import { AttributeReader, type Attributes, numberOf } from './attributes.ts'
import type { Coordinates } from './coordinates.ts'
import type { FieldRow } from './field-row.ts'
import { Notes } from './notes.ts'
import type { RawRow } from './raw.ts'
import { fileEffort, type Shape, shapeFrom } from './shape.ts'
import { statedGround } from './stated-ground.ts'
import { withNeighbours } from './neighbours.ts'

type Column = keyof typeof COLUMN_NAMES
/** Longest name of a crop that is looked up, characters. */
const LONGEST_CROP = 200

/** A text that its schema accepts; another is left out with a note. */
function accepted<T>(
  schema: z.ZodType<T>,
  cell: { column: Column; value: string | number | undefined },
  notes: Notes,
): T | undefined {
  if (cell.value === undefined) return undefined
  const result = check(schema, cell.value)
  if (result.ok) return result.value
  notes.add('wrongValue', { column: COLUMN_NAMES[cell.column], value: String(cell.value).slice(0, 80) })
  return undefined
}

function mainCropOf(declared: string | undefined, notes: Notes): MainCrop | null {
  if (declared === undefined) return null
  const found = cropOf(declared)
  const crop = found && cropByKey(found.crop)
  if (crop) return { ...found, yieldType: YIELD_TYPES[crop.harvest], yieldUnit: YIELD_UNIT }
  notes.add('unknownCrop', { crop: declared.slice(0, 80) })
  return null
}

const { name, code, priaCode, externalId } = FieldDraft.shape

/** Names and numbers of a row, as far as they can be used. */
function labelsOf(attributes: Attributes, notes: Notes) {
  const text = (column: Exclude<Column, 'year'>, schema: z.ZodType<string>): string =>
    accepted(schema, { column, value: attributes[column] }, notes) ?? ''
  return {
    name: text('name', name),
    code: text('code', code),
    priaCode: text('priaCode', priaCode),
    externalId: text('externalId', externalId),
  }
}

interface Context {
  readonly coordinates: Coordinates
  readonly year: number
  /** Whether rows are of that year whatever they name. */
  readonly isForAll: boolean
  /** False for a table without shapes. */
  readonly hasShapes: boolean
  readonly effort: Effort
  readonly reader: AttributeReader
}

function shapeOf(raw: RawRow, { coordinates, effort }: Context): Shape {
  if (raw.flaw?.code === 'tooManyPoints')
    return { fault: { code: 'tooManyPoints', facts: { points: raw.flaw.points, limit: MAX_POINTS } } }
  if (raw.flaw) return { fault: { code: raw.flaw.code } }
  return shapeFrom(
    raw.rings.map((ring) => ring.map((point) => coordinates.toMetres(point))),
    { effort, outers: raw.outers },
  )
}

/** Ground of a row: its shape and the area that goes with it; nothing where it cannot be used. */
interface Ground {
  readonly rings: FieldRow['rings']
  readonly area: number
}

function drawnGround(shape: Shape, attributes: Attributes, notes: Notes): Ground | undefined {
  if (shape.fault) {
    notes.add(shape.fault.code, shape.fault.facts)
    return undefined
  }
  return { rings: shape.rings, area: areaOf(attributes, shape.area, notes) }
}

/** The stated year; a day stands for its year. */
function yearOf(stated: string | undefined, notes: Notes): number | undefined {
  const day = /^(\d{4})-\d\d-\d\d/.exec(stated ?? '')?.[1]
  const value = stated && (numberOf(day ?? stated) ?? stated)
  return accepted(Year, { column: 'year', value }, notes)
}

/** Reads one row; what cannot be used is noted, and a row without a valid shape is rejected. */
function rowFrom(raw: RawRow, row: number, context: Context): FieldRow {
  const notes = new Notes()
  const attributes = context.reader.read(raw)
  const ground = context.hasShapes
    ? drawnGround(shapeOf(raw, context), attributes, notes)
    : statedGround(attributes, notes)
  if (ground && raw.hasRepeats === true) notes.add('partRepeats')
  const labels = labelsOf(attributes, notes)
  const declaredCrop = attributes.crop?.slice(0, LONGEST_CROP)
  const found = {
    isRejected: ground === undefined,
    rings: ground?.rings ?? [],
    area: ground?.area ?? 0,
    year: (context.isForAll ? undefined : yearOf(attributes.year, notes)) ?? context.year,
    declaredCrop: declaredCrop ?? null,
    mainCrop: mainCropOf(declaredCrop, notes),
  }
  const where = whereOf({ row, ...labels })
  return { row, where, problems: notes.of(where), ...labels, ...found }
}

/** Rejects a row whose PRIA id stood in the file before, in the same year. */
function withoutRepeats(rows: readonly FieldRow[]): FieldRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (row.externalId === '' || row.isRejected) return row
    const key = `${row.year} ${row.externalId}`
    const other = seen.get(key)
    seen.set(key, other ?? row.row)
    if (other === undefined) return row
    const problem = rowProblem('duplicateInFile', { where: row.where, id: row.externalId, other })
    return { ...row, isRejected: true, rings: [], area: 0, problems: [...row.problems, problem] }
  })
}

/** All rows of a file; `year` is for rows that name none. */
export function rowsFrom(
  raw: readonly RawRow[],
  of: Pick<Context, 'coordinates' | 'year' | 'isForAll' | 'hasShapes'>,
): FieldRow[] {
  const context = { ...of, effort: fileEffort(), reader: new AttributeReader() }
  return withNeighbours(withoutRepeats(raw.map((row, i) => rowFrom(row, i + 1, context))))
}
