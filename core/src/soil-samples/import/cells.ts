/** Cells of a laboratory's table: figures with their marks, depths. */
import { numberIn, plainCell } from '../../text/table-cells.ts'
import { isDay } from '../../time/day.ts'
import type { SampleProblem } from './schema.ts'

type Code = SampleProblem['code']

/** A figure as a cell has it; `problem` tells what was made of a mark beside it. */
export interface CellFigure {
  readonly value: number | null
  readonly isBelow: boolean
  readonly problem?: Code | undefined
}

const NOTHING: CellFigure = { value: null, isBelow: false }
/** Words and strokes that stand where nothing was measured. */
const EMPTY = /^(?:[-–—.]+|n\.?\/?a\.?|puudub|ei määratud|määramata|em)$/i
/** Numbers that programs of laboratories write for nothing. */
const MISSING = /^-9{2,}(?:[.,]0+)?$/
const FOOTNOTE = /^(.*\d)\s*(?:[*†‡]+|\d?\))$/
const BELOW = /^(?:<|≤|alla)\s*=?\s*/i
const ABOVE = /^(?:>|≥|üle)\s*=?\s*/i
const UNCERTAINTY = /\s*(?:±|\+\/?-).*$/

/** "6.5" that a spreadsheet took for 6 May. */
function wasNumber(day: string): number | undefined {
  const [, month = '', date = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(day) ?? []
  return month.startsWith('0') && month !== '' ? Number(`${Number(date)}.${Number(month)}`) : undefined
}

/** Reads a figure; `isPh` ones that became days are numbers again, for only one can be meant. */
export function figureIn(cell: string, isPh = false): CellFigure {
  const text = plainCell(cell)
  if (text === '' || EMPTY.test(text)) return NOTHING
  if (MISSING.test(text)) return { ...NOTHING, problem: 'missingMark' }
  if (isDay(text)) {
    const number = isPh ? wasNumber(text) : undefined
    return { value: number ?? null, isBelow: false, problem: 'becameDay' }
  }
  const marked = FOOTNOTE.exec(text)?.[1]
  const bare = (marked ?? text).replace(UNCERTAINTY, '')
  const isBelow = BELOW.test(bare)
  const isAbove = ABOVE.test(bare)
  const value = numberIn(bare.replace(BELOW, '').replace(ABOVE, ''))
  if (value === undefined || value < 0) return { ...NOTHING, problem: 'wrongValue' }
  const problem = isAbove ? 'above' : marked === undefined ? undefined : 'footnote'
  return { value, isBelow, problem }
}

const LEAST_PH = 2
const MOST_PH = 11
const TENFOLD = 10

/** pH; 65 is 6,5 whose comma was lost. */
export function phIn(cell: string): CellFigure {
  const read = figureIn(cell, true)
  if (read.value === null || (read.value >= LEAST_PH && read.value <= MOST_PH)) return read
  const tenth = read.value / TENFOLD
  if (tenth >= LEAST_PH && tenth <= MOST_PH && Number.isInteger(read.value))
    return { value: tenth, isBelow: false, problem: 'phTenfold' }
  return { ...NOTHING, problem: 'outsideRange' }
}

const MOST_DEPTH = 200
/** "0-20 cm": centimetres from and to; one number is the lower end. */
export function depthIn(cell: string): {
  readonly depthFrom: number | null
  readonly depthTo: number | null
} {
  const [, first, second] = /^(\d{1,3})(?:\s*[-–…]\s*(\d{1,3}))?\s*(?:cm)?$/i.exec(plainCell(cell)) ?? []
  const numbers = [first, second].flatMap((text) => (text === undefined ? [] : [Number(text)]))
  if (numbers.length === 0 || numbers.some((number) => number > MOST_DEPTH))
    return { depthFrom: null, depthTo: null }
  const [from = 0, to = from] = numbers.length === 1 ? [0, numbers[0]] : numbers
  return { depthFrom: from, depthTo: to }
}
