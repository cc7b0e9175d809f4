/** Profit of a hectare in the steps of the map: a colour, a sign and words for each. */
import type { ColourLook } from '../../entities/fields/ColourLegend.tsx'
import { valueOf, type ViewRow } from './profit-view.ts'
import { profitText as text } from './text.ts'

interface Step extends ColourLook {
  /** Cents by the hectare that a value is below. */
  readonly below: number
}
/** The same in every year and farm, so that maps can be laid beside each other. */
export const PROFIT_STEPS: readonly Step[] = [
  { below: -20_000, word: text.steps.deepLoss, letters: '−−', colour: '#a8322a' },
  { below: 0, word: text.steps.loss, letters: '−', colour: '#e3923c' },
  { below: 20_000, word: text.steps.little, letters: '+', colour: '#f2dc7c' },
  { below: 50_000, word: text.steps.good, letters: '++', colour: '#9ccb86' },
  { below: Number.POSITIVE_INFINITY, word: text.steps.best, letters: '+++', colour: '#2b6e46' },
]
const UNKNOWN: ColourLook = { word: text.steps.unknown, letters: '?', colour: '#9aa39d' }
export const PROFIT_LOOKS: readonly ColourLook[] = [...PROFIT_STEPS, UNKNOWN]

/** Whether anything of a field is written down, and its harvest is there or expected. */
const isTold = ({ crop, fields, totals }: ViewRow): boolean =>
  (totals.costParts > 0 || fields.some(({ incomeParts }) => incomeParts > 0)) &&
  (crop === null || totals.unharvested === 0 || totals.tonnes !== null)

/** Cents by the hectare; null where a price, an amount, the yield or the area is missing: a part of a sum is no result. */
export const perHectare = (row: ViewRow): number | null =>
  row.isComplete && isTold(row) ? valueOf(row, 'ha') : null

export const profitLook = (row: ViewRow): ColourLook => {
  const cents = perHectare(row)
  if (cents === null) return UNKNOWN
  return PROFIT_STEPS.find(({ below }) => cents < below) ?? UNKNOWN
}
