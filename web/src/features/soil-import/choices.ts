import type {
  ColumnChoice,
  Decision,
  ImportColumn,
  RememberedTable,
  ReturnReason,
  SampleRow,
  SoilReview,
} from '@vagu/core/soil-samples/import/schema'
import type { Said } from './api.ts'

/** Decision of the farmer on a row for one of its fields. */
export interface Choice {
  readonly isIncluded: boolean
  /** One sample for several small fields is stored for each. */
  readonly fieldIds: readonly string[]
}
export type Choices = ReadonlyMap<string, Choice>

export const keyOf = ({ row, part }: SampleRow): string => `${row}.${part}`

/** Whether anything can be stored of a row. */
export const isStorable = ({ status, values }: SampleRow): boolean =>
  values !== null && status !== 'INVALID' && status !== 'SAME'

/** Whether the field of a row is for the farmer to choose: one that is there already keeps its own. */
export const isFieldOpen = (row: SampleRow): boolean => isStorable(row) && row.status !== 'DIFFERENT'

const firstChoice = (row: SampleRow): Choice => ({
  isIncluded: row.status === 'NEW' || row.status === 'DIFFERENT',
  fieldIds: row.fieldId === null ? [] : [row.fieldId],
})
export const firstChoices = ({ rows }: SoilReview): Choices =>
  new Map(rows.map((row) => [keyOf(row), firstChoice(row)]))

/** The choices with one row changed; saying which field it is includes it, and one without a field is left out. */
export function withChoice(choices: Choices, row: SampleRow, change: Partial<Choice>): Choices {
  const before = choices.get(keyOf(row)) ?? firstChoice(row)
  const isIncluded = change.fieldIds === undefined ? before.isIncluded : change.fieldIds.length > 0
  return new Map(choices).set(keyOf(row), { ...before, isIncluded, ...change })
}

const isStored = (row: SampleRow, choice: Choice | undefined): choice is Choice =>
  isStorable(row) && choice?.isIncluded === true && choice.fieldIds.length > 0

export const storedCount = ({ rows }: SoilReview, choices: Choices): number =>
  rows.reduce((sum, row) => {
    const choice = choices.get(keyOf(row))
    return sum + (isStored(row, choice) ? choice.fieldIds.length : 0)
  }, 0)

/** Rows of the file of which nothing is stored. */
export function leftOutCount({ rows }: SoilReview, choices: Choices): number {
  const stored = new Set(rows.filter((row) => isStored(row, choices.get(keyOf(row)))).map(({ row }) => row))
  return new Set(rows.map(({ row }) => row)).size - stored.size
}

function reasonOf({ status }: SampleRow, choice: Choice | undefined): ReturnReason {
  if (status === 'SAME') return 'same'
  if (status === 'INVALID') return 'invalid'
  if (choice === undefined || choice.fieldIds.length === 0)
    return status === 'CONFLICT' ? 'conflict' : 'noField'
  return 'notChosen'
}

const MAX_ALIAS = 255

function storingOf(row: SampleRow, fieldIds: readonly string[]): Decision[] {
  const { row: number, sampleNo, values, known, label } = row
  if (values === null) return []
  // one field that the farmer chose for a name is what that name means
  const isChosen = label !== '' && fieldIds.length === 1 && fieldIds[0] !== row.fieldId
  return fieldIds.map((fieldId) => ({
    kind: 'store',
    row: number,
    sampleNo,
    fieldId,
    alias: isChosen ? label.slice(0, MAX_ALIAS) : null,
    known: fieldId === row.fieldId ? known : null,
    values,
  }))
}

/** Decisions on all rows, as they are sent. */
export const decisionsOf = ({ rows }: SoilReview, choices: Choices): Decision[] =>
  rows.flatMap((row): Decision[] => {
    const choice = choices.get(keyOf(row))
    if (isStored(row, choice)) return storingOf(row, choice.fieldIds)
    return [{ kind: 'leave', row: row.row, sampleNo: row.sampleNo, reason: reasonOf(row, choice) }]
  })

const isOf =
  (table: number) =>
  (each: { readonly table: number }): boolean =>
    each.table === table

/** Columns with one of them changed; another that had its meaning is not read any more. */
export function withColumn(
  columns: readonly ImportColumn[],
  said: readonly ColumnChoice[],
  change: ColumnChoice,
): ColumnChoice[] {
  const { table, index, meaning } = change
  const current = (column: ImportColumn) =>
    said.find((each) => each.table === column.table && each.index === column.index) ?? column
  const rivals = columns.filter(
    (column) =>
      column.table === table &&
      column.index !== index &&
      meaning !== 'ignored' &&
      current(column).meaning === meaning,
  )
  const changed = [
    change,
    ...rivals.map((column): ColumnChoice => ({
      table,
      index: column.index,
      meaning: 'ignored',
      unit: null,
    })),
  ]
  const isChanged = (each: ColumnChoice): boolean =>
    changed.some((one) => one.table === each.table && one.index === each.index)
  return [...said.filter((each) => !isChanged(each)), ...changed]
}

/** Tables of which the farmer said something, to be read so the next time. */
export function rememberedOf({ tables, columns }: SoilReview, said: Said): RememberedTable[] {
  return tables.flatMap(({ table, signature, lab, methodP, phMethod }): RememberedTable[] => {
    const isSaid = said.columns.some(isOf(table)) || said.tables.some(isOf(table))
    if (!isSaid) return []
    const own = columns.filter(isOf(table)).filter(({ index, isRemembered }) => {
      const isChosen = said.columns.some((each) => each.table === table && each.index === index)
      return isRemembered || isChosen
    })
    return [
      {
        signature,
        columns: own.map(({ index, meaning, unit }) => ({ index, meaning, unit })),
        facts: { lab, methodP, phMethod },
      },
    ]
  })
}
