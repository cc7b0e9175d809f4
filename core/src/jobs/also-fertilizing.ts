import { CATEGORY } from '../settings/table.ts'

const MIXING: ReadonlySet<string> = new Set([CATEGORY.sowing, CATEGORY.undersowing, CATEGORY.plantProtection])

/**
 * Whether a fertilizer that is mixed in makes a sowing or a spraying a fertilizing job as well. What the other materials
 * ask for (worker, monitoring, certificate) is asked for all the same.
 */
export const isAlsoFertilizing = (
  category: string,
  materials: readonly { readonly type: string }[],
): boolean =>
  MIXING.has(category) && materials.length > 1 && materials.some(({ type }) => type === 'fertilizer')
