/** Lines of a table as texts of the sheet of jobs; several lines of one job become one row. */
import type { JobMeaning } from '@vagu/core/job-import/schema'
import { dayIn, plainCell } from '@vagu/core/text/table-cells'
import { type Cells, NO_CELLS } from '../../entities/job-grid/grid-row.ts'
import { AMOUNT } from '../../entities/job-grid/read-paste.ts'
import { formatDay } from '../../lib/format.ts'
import type { JobTable, TableColumn } from './columns.ts'

interface MaterialTexts {
  readonly material: string
  readonly amount: string
  readonly unit: string
}
/** A job as the table tells it. */
export interface TableRow {
  /** Lines of the file that it was told in. */
  readonly lines: readonly number[]
  readonly cells: Cells
  readonly materials: readonly MaterialTexts[]
  readonly crop: string
}

/** Columns of one material. */
interface MaterialColumns {
  readonly material?: TableColumn
  readonly amount?: TableColumn
  readonly unit?: TableColumn
}

/** A material begins with its name, or with its amount where that stands before the name. */
export function materialColumns(columns: readonly TableColumn[]): MaterialColumns[] {
  const groups: MaterialColumns[] = []
  let open: MaterialColumns = {}
  const parts: Readonly<Partial<Record<JobMeaning, keyof MaterialColumns>>> = {
    material: 'material',
    rate: 'amount',
    amount: 'amount',
    unit: 'unit',
  }
  for (const column of columns) {
    const part = parts[column.meaning]
    if (part === undefined) continue
    if (part === 'material' && open.material) {
      groups.push(open)
      open = {}
    }
    if (open[part] === undefined) open = { ...open, [part]: column }
  }
  return open.material ? [...groups, open] : groups
}

const HECTARES = /\s*ha$/i
const RANGE = /^(\S{6,10})\s*[-–—]\s*(\S{6,10})$/

/** A day as the sheet writes it; anything else as it stands, so that it is told to be wrong. */
const dayText = (cell: string): string => {
  const day = dayIn(cell)
  return day === undefined ? plainCell(cell) : formatDay(day)
}

function daysOf(from: string, to: string): Pick<Cells, 'date' | 'endDate'> {
  const [, first, last] = RANGE.exec(from) ?? []
  if (first !== undefined && last !== undefined && to === '' && dayIn(last) !== undefined)
    return { date: dayText(first), endDate: dayText(last) }
  const [date, endDate] = [dayText(from), dayText(to)]
  return { date, endDate: endDate === date ? '' : endDate }
}

/** "2,5 l/ha" parted; a rate is one of each hectare, whatever its unit leaves out. */
function amountOf(cell: string, unitCell: string, column: TableColumn | undefined) {
  const [, parted, own = ''] = AMOUNT.exec(cell) ?? []
  const unit = plainCell(unitCell) || own || (cell === '' ? '' : (column?.unit ?? ''))
  const isRate = column?.meaning === 'rate' && unit !== '' && !unit.includes('/')
  return { amount: parted ?? cell, unit: isRate ? `${unit}/ha` : unit }
}

const TOTALS = /^(?:kokku|summa|total)\b/i

class LineReader {
  readonly #columns: readonly TableColumn[]
  readonly #materials: readonly MaterialColumns[]

  constructor(columns: readonly TableColumn[]) {
    this.#columns = columns
    this.#materials = materialColumns(columns)
  }

  read({ line, cells }: JobTable['lines'][number]): TableRow | undefined {
    const at = (column: TableColumn | undefined): string =>
      column === undefined ? '' : (cells[column.index] ?? '').trim()
    const of = (meaning: JobMeaning): string => at(this.#columns.find((column) => column.meaning === meaning))
    const first = cells.map(plainCell).find((cell) => cell !== '')
    if (first === undefined || TOTALS.test(first)) return undefined
    const materials = this.#materials.flatMap(({ material, amount, unit }): MaterialTexts[] => {
      const name = plainCell(at(material))
      const much = amountOf(plainCell(at(amount)), at(unit), amount)
      return name === '' && much.amount === '' ? [] : [{ material: name, ...much }]
    })
    const notes = this.#columns.filter(({ meaning }) => meaning === 'notes').map(at)
    const number = [of('massif'), of('fieldNumber')].map(plainCell).filter((text) => text !== '')
    return {
      lines: [line],
      materials,
      crop: plainCell(of('crop')),
      cells: {
        ...NO_CELLS,
        ...daysOf(plainCell(of('date')), plainCell(of('endDate'))),
        status: plainCell(of('status')),
        job: plainCell(of('job')),
        fields: of('fields') || number.join(' '),
        area: plainCell(of('area')).replace(HECTARES, ''),
        worker: plainCell(of('worker')),
        machine: plainCell(of('machine')),
        notes: notes.filter((text) => text !== '').join('; '),
        labels: plainCell(of('labels')),
      },
    }
  }

  /** Number of the job, where the table has one. */
  numberOf({ cells }: JobTable['lines'][number]): string {
    const column = this.#columns.find(({ meaning }) => meaning === 'jobNumber')
    return column ? plainCell(cells[column.index] ?? '') : ''
  }
}

/** Lines without day, job and field go on telling of the job above them. */
const isContinued = ({ cells: { date, job, fields } }: TableRow): boolean =>
  date === '' && job === '' && fields === ''

const nameIn = ({ material }: MaterialTexts): string => material.toLowerCase()

/** Whether two lines tell of one job: the same in all but what was used. */
function isOneJob(row: TableRow, next: TableRow): boolean {
  const { notes, ...cells } = row.cells
  const { notes: nextNotes, ...nextCells } = next.cells
  const isSame = JSON.stringify(cells) === JSON.stringify(nextCells)
  const names = new Set(row.materials.map(nameIn))
  const areOthers = next.materials.length > 0 && next.materials.every((each) => !names.has(nameIn(each)))
  return isSame && row.materials.length > 0 && areOthers && (nextNotes === '' || nextNotes === notes)
}

const joined = (row: TableRow, next: TableRow): TableRow => ({
  ...row,
  lines: [...row.lines, ...next.lines],
  materials: [...row.materials, ...next.materials],
  cells: {
    ...row.cells,
    notes: [...new Set([row.cells.notes, next.cells.notes].filter((text) => text !== ''))].join('; '),
  },
})

/** Materials of a job as the cells of the sheet hold them. */
export function withMaterials({ cells, materials }: Pick<TableRow, 'cells' | 'materials'>): Cells {
  const all = (part: keyof MaterialTexts): string => {
    const texts = materials.map((each) => each[part].replaceAll(';', ','))
    return texts.every((text) => text === '') ? '' : texts.join('; ')
  }
  return { ...cells, material: all('material'), amount: all('amount'), unit: all('unit') }
}

/** The jobs of a table, in its order. */
export function rowsOf({ columns, lines }: Pick<JobTable, 'columns' | 'lines'>): TableRow[] {
  const reader = new LineReader(columns)
  const rows: TableRow[] = []
  let numberAbove = ''
  for (const line of lines) {
    const row = reader.read(line)
    if (row === undefined) continue
    const number = reader.numberOf(line)
    const last = rows.at(-1)
    const isNext = last !== undefined && (isContinued(row) || (number === numberAbove && isOneJob(last, row)))
    if (isNext && last) rows[rows.length - 1] = joined(last, row)
    else rows.push(row)
    if (!isNext) numberAbove = number
  }
  return rows
}
