/** Columns and facts of tables as they are read: found, remembered, or said by the farmer. */
import type { ColumnChoice, ImportColumn, ImportTable, RememberedTable, TableChoice } from './schema.ts'
import type { FoundTable } from './tables.ts'
import { unitsOf } from './units.ts'
import { type Figure, FIGURES } from '../schema.ts'

export interface Choices {
  readonly columns: readonly ColumnChoice[]
  readonly tables: readonly TableChoice[]
}

/** A table with all that is known of it. */
export interface ReadTable extends ImportTable {
  readonly columns: readonly (ImportColumn & { readonly isLatitude: boolean })[]
  readonly lines: FoundTable['rows']
}

const MAX_EXAMPLES = 3

const figureOf = (meaning: string): Figure | undefined => FIGURES.find((figure) => figure === meaning)

/** A unit that the meaning can have; else the usual one. */
function unitFor({ meaning, unit }: Pick<ColumnChoice, 'meaning' | 'unit'>) {
  const figure = figureOf(meaning)
  if (figure === undefined) return null
  const units = unitsOf(figure)
  return unit !== null && units.includes(unit) ? unit : (units[0] ?? null)
}

/** Key by which a table's choices are remembered: its headers, and its laboratory where the file names one. */
export const memoryKey = ({ signature, facts }: Pick<FoundTable, 'signature' | 'facts'>): string =>
  `${facts.lab ?? ''}|${signature}`

interface Known {
  readonly choices: Choices
  readonly remembered: ReadonlyMap<string, RememberedTable>
}

export function readTable(found: FoundTable, table: number, { choices, remembered }: Known): ReadTable {
  const signature = memoryKey(found)
  const memory = remembered.get(signature)
  const said = new Map(
    choices.columns.filter((each) => each.table === table).map((each) => [each.index, each]),
  )
  const before = new Map((memory?.columns ?? []).map((each) => [each.index, each]))
  const columns = found.columns.map(({ index, header, ...own }) => {
    const choice = said.get(index) ?? before.get(index) ?? own
    const { meaning } = choice
    return {
      table,
      index,
      header,
      meaning,
      unit: unitFor(choice),
      isUnitStated: own.isUnitStated || said.has(index) || before.has(index),
      isRemembered: !said.has(index) && before.has(index),
      isLatitude: own.isLatitude,
      examples: found.rows
        .map(({ cells }) => cells[index] ?? '')
        .filter((cell) => cell !== '')
        .slice(0, MAX_EXAMPLES),
    }
  })
  const { facts } = found
  const own = {
    ...facts,
    lab: facts.lab ?? memory?.facts.lab ?? null,
    methodP: facts.methodP ?? memory?.facts.methodP ?? null,
    phMethod: facts.phMethod ?? memory?.facts.phMethod ?? null,
  }
  const { table: _place, ...farmers } = choices.tables.find((each) => each.table === table) ?? { table }
  return {
    ...own,
    ...farmers,
    table,
    sheet: found.sheet,
    rows: found.rows.length,
    signature,
    columns,
    lines: found.rows,
  }
}
