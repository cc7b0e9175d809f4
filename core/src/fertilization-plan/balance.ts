/**
 * Balance of nitrogen on a field, kg/ha: a duty of the support for environmentally friendly management (KSM § 11). Its
 * official factors were not found, so the figure is advisory (formula after A. Astover, pikk.ee 2022).
 */
import { cropByKey } from '../crops/table.ts'
import { roundTo } from '../units/rounding.ts'
import { isLegume, removalOf } from './norms.ts'

export interface BalanceInput {
  readonly crop: string
  /** Nitrogen of mineral fertilizers, and of organic ones in full. */
  readonly mineral: number
  readonly organic: number
  /** Nitrogen that legumes bind; null until the farmer says. */
  readonly fixation: number | null
  /** Tonnes per hectare; null while nothing is harvested. */
  readonly harvest: number | null
}

export type MissingOfBalance = 'harvest' | 'fixation' | 'removal'

export type Balance =
  | { readonly isKnown: true; readonly in: number; readonly out: number; readonly balance: number }
  | { readonly isKnown: false; readonly missing: readonly MissingOfBalance[] }

const cents = (kg: number): number => roundTo(kg, 2)

/** Nitrogen in less nitrogen out; for legumes only once a fixation is known. */
export function nitrogenBalance({ crop, mineral, organic, fixation, harvest }: BalanceInput): Balance {
  const removal = removalOf(crop)
  const found = cropByKey(crop)
  const missing: MissingOfBalance[] = []
  if (harvest === null) missing.push('harvest')
  if (!removal) missing.push('removal')
  if (fixation === null && found && isLegume(found.rotationGroup)) missing.push('fixation')
  if (harvest === null || !removal || missing.length > 0) return { isKnown: false, missing }
  const brought = cents(cents(mineral) + cents(organic) + cents(fixation ?? 0))
  const out = cents(harvest * removal.perTonne.N)
  return { isKnown: true, in: brought, out, balance: cents(brought - out) }
}
