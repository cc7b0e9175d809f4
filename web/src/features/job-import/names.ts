/** Names of a table that the farm does not have, and what the farmer says that they mean. */
import { NAMED_CELLS, type NamedCell, type NameMeaning } from '@vagu/core/job-import/schema'
import { findJob } from '../../entities/job-grid/find-job.ts'
import type { FarmNames } from '../../entities/job-grid/farm-names.ts'
import { splitNames } from '../../entities/job-grid/split-names.ts'
import { normalizeText } from '../../ui/search-options.ts'
import type { TableRow } from './row-texts.ts'
import { jobImportText as text } from './text.ts'

export interface UnknownName {
  readonly cell: NamedCell
  readonly text: string
  /** Rows that have it. */
  readonly count: number
}
/** Meanings by kind and text; an empty one goes into the note. */
export type Meanings = ReadonlyMap<string, string>

const MAX_TEXT = 255
export const keyOfName = ({ cell, text: name }: Pick<UnknownName, 'cell' | 'text'>): string =>
  `${cell}|${normalizeText(name).slice(0, MAX_TEXT)}`

export const meaningsOf = (names: readonly NameMeaning[]): Meanings =>
  new Map(names.map((each) => [keyOfName(each), each.name]))

const isKnown = (cell: NamedCell, name: string, { find, lists }: FarmNames): boolean =>
  (cell === 'job' ? findJob(name, find.job, lists.job) : find[cell](name)).is === 'one'

/** The names that a row has of a kind. */
function namesIn(cell: NamedCell, { cells, materials }: TableRow, names: FarmNames): string[] {
  if (cell === 'material') return materials.map(({ material }) => material)
  if (cell === 'unit') return materials.map(({ unit }) => unit)
  if (cell === 'fields') return splitNames(cells.fields, (part) => isKnown('fields', part, names))
  return [cells[cell]]
}

/** Names that are not the farm's, the most frequent first. */
export function unknownNames(rows: readonly TableRow[], names: FarmNames): UnknownName[] {
  const counts = new Map<string, UnknownName>()
  for (const cell of NAMED_CELLS)
    for (const row of rows)
      for (const name of new Set(namesIn(cell, row, names))) {
        if (name === '' || isKnown(cell, name, names)) continue
        const key = keyOfName({ cell, text: name })
        const before = counts.get(key)
        counts.set(key, { cell, text: name, count: (before?.count ?? 0) + 1 })
      }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}

/** Kinds whose names may go into the note of the job instead. */
export const mayBeNote = (cell: NamedCell): boolean =>
  cell === 'material' || cell === 'worker' || cell === 'machine'

/** A row with the farm's names for those that were said to mean them. */
export function renamed(row: TableRow, meanings: Meanings, names: FarmNames): TableRow {
  const noted: string[] = []
  const nameOf = (cell: NamedCell, own: string): string => {
    const meaning = own === '' ? undefined : meanings.get(keyOfName({ cell, text: own }))
    if (meaning === '' && mayBeNote(cell)) noted.push(text.noted(cell, own))
    return meaning ?? own
  }
  const fields = namesIn('fields', row, names).map((name) => nameOf('fields', name))
  const materials = row.materials.flatMap((each) => {
    const material = nameOf('material', each.material)
    const unit = nameOf('unit', each.unit)
    if (material !== '' || each.material === '') return [{ ...each, material, unit }]
    if (each.amount !== '') noted.push(`${noted.pop() ?? ''} ${each.amount} ${each.unit}`.trim())
    return []
  })
  const cells = {
    ...row.cells,
    fields: fields.join(', '),
    job: nameOf('job', row.cells.job),
    status: nameOf('status', row.cells.status),
    worker: nameOf('worker', row.cells.worker),
    machine: nameOf('machine', row.cells.machine),
  }
  const notes = [cells.notes, ...noted].filter((note) => note !== '').join('; ')
  return { ...row, materials, cells: { ...cells, notes } }
}
