/** Cost of a sequence of crops in the eyes of a suggestion. The weights are our own choice. */
import { isInSupport, type Terms } from './judge.ts'
import { yieldPercent } from './predecessors.ts'
import { type CropSequence, judgeRotation, suitabilityOf } from './rules.ts'
import { judgeSupport } from './support-rules.ts'

export const COSTS = {
  /** A group that returns too soon. */
  gap: 100,
  /** Too many years in a row, and a predecessor that does not suit. */
  unsuitable: 50,
  low: 10,
  medium: 3,
  /** Each per cent of yield that a predecessor takes. */
  yieldPercent: 1,
  /** Each hectare off the wished share of a crop. */
  shareHectare: 2,
  /** Each hectare of legumes that the support asks for and that is not there. */
  legumeHectare: 20,
  /** A year in which any are lacking: the support knows no nearly. */
  legumesLacking: 500,
  /** Crops that the support forbids are never suggested. */
  forbidden: 1_000_000,
} as const

const FAULT_COSTS = {
  return: COSTS.gap,
  'group-in-row': COSTS.unsuitable,
  'crop-in-row': COSTS.unsuitable,
  predecessor: COSTS.unsuitable,
} as const

/** How a crop stands after the one before it. */
function predecessorCost(previous: string | undefined, crop: string): number {
  if (previous === undefined) return 0
  const suits = suitabilityOf(previous, crop)
  const level = suits === 'low' ? COSTS.low : suits === 'medium' ? COSTS.medium : 0
  return level + (100 - (yieldPercent(previous, crop) ?? 100)) * COSTS.yieldPercent
}

/** Cost of the crops of the years from `from` to `to`, with what stood before. */
export function sequenceCost(
  crops: CropSequence,
  { from, to }: { readonly from: number; readonly to: number },
  terms: Terms,
): number {
  let cost = 0
  for (const { kind } of judgeRotation(crops, { from, to }))
    if (kind !== 'crop-in-row' || terms.isHpk7) cost += FAULT_COSTS[kind]
  for (const { year } of judgeSupport(crops, { from, to }))
    cost += isInSupport(terms, year) ? COSTS.forbidden : COSTS.gap
  for (let year = from; year <= to; year += 1) {
    const crop = crops.get(year)
    if (crop !== undefined) cost += predecessorCost(crops.get(year - 1), crop)
  }
  return cost
}
