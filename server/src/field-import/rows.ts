import { cropOf } from '@vagu/core/crops/declared'
import { cropByKey, YIELD_TYPES, YIELD_UNIT } from '@vagu/core/crops/table'
import { COLUMN_NAMES, rowProblem, withComma } from '@vagu/core/field-import/messages'
import type { RowProblem } from '@vagu/core/field-import/schema'
import { FieldDraft, type MainCrop } from '@vagu/core/fields/schema'
import type { Effort } from '@vagu/core/geo/crossing'
import type { PointRing } from '@vagu/core/geo/rings'
import { Year } from '@vagu/core/time/schema'
import { areaUnits } from '@vagu/core/units/rounding'
import { Area } from '@vagu/core/units/schema'
import { check } from '@vagu/core/validation'
import type { z } from 'zod'
import { type Attributes, attributesOf, numberOf } from './attributes.ts'
import type { Coordinates } from './coordinates.ts'
import type { RawRow } from './raw.ts'
import { fileEffort, shapeFrom } from './shape.ts'

/** A row of a file in our own words. A rejected row has no shape. */
export interface FieldRow {
  /** Number in the file, from 1. */
  readonly row: number
  readonly problems: readonly RowProblem[]
  /** Metres of EPSG:3301; empty when the row is rejected. */
  readonly rings: readonly PointRing[]
  readonly name: string
  readonly code: string
  readonly priaCode: string
  readonly externalId: string
  readonly year: number
  /** Hectares: as the file states them, else as measured; 0 when rejected. */
  readonly area: number
  readonly declaredCrop: string | null
  readonly mainCrop: MainCrop | null
}

export const isRejected = (row: FieldRow): boolean => row.rings.length === 0

/** An area that differs from its outline by more than both of these is worth a word. */
const NOTABLE_SHARE = 0.01
const NOTABLE_HECTARES = 0.05
const M2_PER_HA = 10_000

/** Collects what is wrong with one row while its parts are read. */
interface Notes {
  readonly row: number
  readonly problems: RowProblem[]
}

type Column = keyof typeof COLUMN_NAMES

/** A text that its schema accepts; another is left out with a note. */
function accepted<T>(
  schema: z.ZodType<T>,
  cell: { column: Column; value: string | number | undefined },
  notes: Notes,
): T | undefined {
  if (cell.value === undefined) return undefined
  const result = check(schema, cell.value)
  if (result.ok) return result.value
  const value = String(cell.value).slice(0, 80)
  notes.problems.push(rowProblem('wrongValue', { row: notes.row, column: COLUMN_NAMES[cell.column], value }))
  return undefined
}

function areaOf(attributes: Attributes, measured: number, notes: Notes): number {
  const text = attributes.area ?? attributes.squareMetres
  if (text === undefined) return measured
  const number = numberOf(text) ?? Number.NaN
  const area = check(Area, attributes.area === undefined ? number / M2_PER_HA : number)
  if (!area.ok) {
    notes.problems.push(rowProblem('wrongArea', { row: notes.row, value: text.slice(0, 80) }))
    return measured
  }
  const difference = Math.abs(areaUnits(area.value) - areaUnits(measured))
  if (difference > areaUnits(NOTABLE_HECTARES) && difference > NOTABLE_SHARE * areaUnits(measured)) {
    const facts = { stated: withComma(area.value, 2), measured: withComma(measured, 2) }
    notes.problems.push(rowProblem('areaDiffers', { row: notes.row, ...facts }))
  }
  return area.value
}

function mainCropOf(declared: string | undefined, notes: Notes): MainCrop | null {
  if (declared === undefined) return null
  const found = cropOf(declared)
  const crop = found && cropByKey(found.crop)
  if (crop) return { ...found, yieldType: YIELD_TYPES[crop.harvest], yieldUnit: YIELD_UNIT }
  notes.problems.push(rowProblem('unknownCrop', { row: notes.row, crop: declared.slice(0, 80) }))
  return null
}

const { name, code, priaCode, externalId } = FieldDraft.shape

interface Context {
  readonly coordinates: Coordinates
  readonly year: number
  readonly effort: Effort
}

/** Reads one row; what cannot be used is noted, and a row without a sound shape is rejected. */
function rowFrom(raw: RawRow, row: number, context: Context): FieldRow {
  const notes: Notes = { row, problems: [] }
  const attributes = attributesOf(raw)
  const shape = shapeFrom(
    raw.rings.map((ring) => ring.map((point) => context.coordinates.toMetres(point))),
    { row, effort: context.effort },
  )
  if (shape.problem) notes.problems.push(shape.problem)
  const text = (column: Exclude<Column, 'year'>, schema: z.ZodType<string>): string =>
    accepted(schema, { column, value: attributes[column] }, notes) ?? ''
  const year = attributes.year && (numberOf(attributes.year) ?? attributes.year)
  return {
    row,
    problems: notes.problems,
    rings: shape.problem ? [] : shape.rings,
    area: shape.problem ? 0 : areaOf(attributes, shape.area, notes),
    name: text('name', name),
    code: text('code', code),
    priaCode: text('priaCode', priaCode),
    externalId: text('externalId', externalId),
    year: accepted(Year, { column: 'year', value: year }, notes) ?? context.year,
    declaredCrop: attributes.crop ?? null,
    mainCrop: mainCropOf(attributes.crop, notes),
  }
}

/** Rejects a row whose PRIA id stood in the file before, in the same year. */
function withoutRepeats(rows: readonly FieldRow[]): FieldRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (row.externalId === '' || isRejected(row)) return row
    const key = `${row.year} ${row.externalId}`
    const other = seen.get(key)
    seen.set(key, other ?? row.row)
    if (other === undefined) return row
    const problem = rowProblem('duplicateInFile', { row: row.row, id: row.externalId, other })
    return { ...row, rings: [], area: 0, problems: [...row.problems, problem] }
  })
}

/** All rows of a file; `year` is for rows that name none. */
export function rowsFrom(raw: readonly RawRow[], of: { coordinates: Coordinates; year: number }): FieldRow[] {
  const context = { ...of, effort: fileEffort() }
  return withoutRepeats(raw.map((row, i) => rowFrom(row, i + 1, context)))
}
