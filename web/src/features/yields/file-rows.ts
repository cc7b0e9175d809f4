/** The page as rows of a file: a row a field, with the units in the heads. */
import type { CropOutcome, FieldOutcome } from '@vagu/core/harvest/overview'
import { cropTitle } from '@vagu/core/crops/title'
import type { CsvValue } from '@vagu/core/text/csv-writer'
import { tonnesPerHa } from '@vagu/core/yield-goals/rules'
import { fieldNotes } from './field-notes.ts'
import { yieldsText as text } from './text.ts'
import type { FieldNames } from './use-field-names.ts'

const { columns } = text
const HEADS = [
  columns.crop,
  columns.field,
  columns.area,
  columns.harvested,
  columns.tonnes,
  columns.weighed,
  columns.moisture,
  columns.perHa,
  columns.goal,
  columns.mean,
  columns.median,
  columns.verdict,
  columns.notes,
]

const rowOf = (crop: string, field: FieldOutcome, nameOf: FieldNames): CsvValue[] => {
  const { given, main, goal, measure, perHa, yieldClass } = field
  return [
    cropTitle({ crop }),
    nameOf(given.fieldId),
    given.area,
    given.harvestedArea,
    main?.standardTonnes ?? null,
    main?.tonnes ?? null,
    main?.moisturePct ?? null,
    perHa,
    goal ? tonnesPerHa(goal) : null,
    measure?.mean ?? null,
    measure?.median ?? null,
    yieldClass ? text.classes[yieldClass] : null,
    fieldNotes(field).join(' '),
  ]
}

export const fileRows = (crops: readonly CropOutcome[], nameOf: FieldNames): CsvValue[][] => [
  HEADS,
  ...crops.flatMap(({ crop, fields }) => fields.map((field) => rowOf(crop, field, nameOf))),
]
