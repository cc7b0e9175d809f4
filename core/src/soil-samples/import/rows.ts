/** Samples of a table as it has them: cells by their meaning, figures in our units, and what was wrong. */
import type { ReadTable } from './choices.ts'
import { dayIn, numberIn, plainCell } from '../../text/table-cells.ts'
import { depthIn, figureIn, phIn } from './cells.ts'
import { MEANS, labIn, methodIn } from './headers.ts'
import { placeIn, placeInOne, type CellPlace } from './place.ts'
import type { SentenceFacts } from '../../text/table-files.ts'
import { problemOf } from './messages.ts'
import type { Meaning, SampleProblem } from './schema.ts'
import { type Figure, FIGURES, SampleValues } from '../schema.ts'
import { converted } from './units.ts'

/** A sample of a file before it meets the farm. */
export interface ReadSample {
  readonly table: number
  readonly sheet: string
  readonly line: number
  readonly sampleNo: string
  readonly label: string
  readonly parcelCode: string
  readonly parcelNumber: string
  /** Nothing can be stored without it. */
  readonly values: SampleValues | null
  /** Values without the day, of a sample that waits and knows its own. */
  readonly undated: Omit<SampleValues, 'date'>
  readonly problems: readonly SampleProblem[]
  /** Whether the row itself forbids storing it. */
  readonly isInvalid: boolean
}

type Note = (code: SampleProblem['code'], facts?: SentenceFacts) => void

const OLDEST_DAY = '1990-01-01'
const TOTALS =
  /^(?:kokku|summa|min(?:imum)?|max(?:imum)?|mediaan|total|sum|m(?:ää|aa)ramis(?:piir|vahemik)\w*|m(?:ää|aa)ramatus|piirväärtus|norm|optimum|lod|loq|lk|lehekülg)\b|^mp$/i
const MAX_LABEL = 200
const MAX_NUMBER = 60

const isMeanRow = (cells: readonly string[]): boolean =>
  cells
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .some(
      (cell) => TOTALS.test(cell) || (MEANS.test(cell) && numberIn(cell) === undefined && cell.length < 40),
    )

/** The cells of one row by the meaning of their columns. */
class RowReader {
  readonly #table: ReadTable
  readonly #cells: readonly string[]

  constructor(table: ReadTable, cells: readonly string[]) {
    this.#table = table
    this.#cells = cells
  }

  column(meaning: Meaning) {
    return this.#table.columns.find((column) => column.meaning === meaning)
  }

  text(meaning: Meaning): string {
    const index = this.column(meaning)?.index
    return index === undefined ? '' : plainCell(this.#cells[index] ?? '')
  }

  get isEmpty(): boolean {
    return this.#table.columns.every(
      ({ meaning, index }) => meaning === 'ignored' || plainCell(this.#cells[index] ?? '') === '',
    )
  }
}

const nameOf = (figure: Figure): string =>
  figure === 'ph' ? 'pH' : `${figure.charAt(0).toUpperCase()}${figure.slice(1)}`

/** Problems with which a figure is read all the same. */
function figuresOf(row: RowReader, note: Note) {
  const figures: Partial<Record<Figure, number>> = {}
  const below: Figure[] = []
  for (const figure of FIGURES) {
    const cell = row.text(figure)
    const read = figure === 'ph' ? phIn(cell) : figureIn(cell)
    if (read.problem) note(read.problem, { name: nameOf(figure), cell })
    if (read.value === null) continue
    const value = converted(figure, row.column(figure)?.unit ?? null, read.value)
    if (!SampleValues.shape[figure].safeParse(value).success) {
      note('outsideRange', { name: nameOf(figure), cell })
      continue
    }
    figures[figure] = value
    if (read.isBelow) below.push(figure)
  }
  return { figures, below }
}

function placeOf(row: RowReader): CellPlace {
  const one = row.text('place')
  if (one !== '') return placeInOne(one)
  return placeIn(row.text('x'), row.text('y'), row.column('x')?.isLatitude ?? false)
}

function dayOf(
  row: RowReader,
  { fallback, today, note }: { fallback: string | null; today: string; note: Note },
) {
  const cell = row.text('date')
  const day = cell === '' ? fallback : dayIn(cell)
  if (day === undefined || (day !== null && day < OLDEST_DAY)) {
    note('wrongDate', { cell })
    return null
  }
  if (day === null) note('noDate')
  else if (day > today) note('futureDate', { cell: cell === '' ? day : cell })
  return day !== null && day <= today ? day : null
}

function areaOf(row: RowReader, note: Note): number | null {
  const cell = row.text('areaHa')
  if (cell === '') return null
  const value = numberIn(cell.replace(/\s*ha$/i, ''))
  if (value !== undefined && SampleValues.shape.areaHa.safeParse(value).success) return value
  note('wrongValue', { name: 'ha', cell })
  return null
}

/** Facts of a row beside its figures; those of the table where it does not. */
function aboutOf(row: RowReader, table: ReadTable) {
  const lab = row.text('lab')
  const method = row.text('methodP')
  return {
    lab: lab === '' ? table.lab : (labIn(lab) ?? 'other'),
    methodP: method === '' ? table.methodP : methodIn(method),
    phMethod: table.phMethod,
    protocolNo: (row.text('protocolNo') || table.protocolNo).slice(0, MAX_NUMBER),
    texture: row.text('texture').slice(0, 40),
    ...depthIn(row.text('depth')),
  } as const
}

function readRow(table: ReadTable, { line, cells }: ReadTable['lines'][number], today: string): ReadSample {
  const problems: SampleProblem[] = []
  const note: Note = (code, facts = {}) => {
    problems.push(problemOf(code, facts))
  }
  const row = new RowReader(table, cells)
  const isMean = isMeanRow(cells)
  if (isMean) note('meanRow')
  const { figures, below } = figuresOf(row, note)
  const place = placeOf(row)
  if (place.problem)
    note(place.problem, {
      name: 'koht',
      cell: `${row.text('x')} ${row.text('y')}${row.text('place')}`.trim(),
    })
  const hasFigures = Object.keys(figures).length > 0
  if (!hasFigures && !isMean) note('noFigures')
  const date = dayOf(row, { fallback: table.date, today, note })
  const about = aboutOf(row, table)
  const undated = {
    ...SampleValues.omit({ date: true }).parse({}),
    ...figures,
    ...about,
    below,
    location: place.place,
    areaHa: areaOf(row, note),
    sampleNo: row.text('sampleNo').slice(0, MAX_NUMBER),
  }
  return {
    table: table.table,
    sheet: table.sheet,
    line,
    sampleNo: undated.sampleNo,
    label: row.text('field').slice(0, MAX_LABEL),
    parcelCode: row.text('parcelCode').slice(0, MAX_NUMBER),
    parcelNumber: row.text('parcelNumber').slice(0, MAX_NUMBER),
    undated,
    values: date === null ? null : { ...undated, date },
    problems,
    isInvalid: isMean || !hasFigures,
  }
}

/** The samples of a table, in the order of the file; lines that no column of ours holds anything of are left out. */
export const samplesOf = (table: ReadTable, today: string): ReadSample[] =>
  table.lines
    .filter(({ cells }) => !new RowReader(table, cells).isEmpty)
    .map((line) => readRow(table, line, today))
