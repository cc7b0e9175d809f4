/** Jobs of plant protection, and which jobs they are judged with. */
import { CATEGORY } from '../settings/table.ts'
import type { EventFacts, MaterialUse } from './facts.ts'

type Kind = Pick<EventFacts, 'category' | 'herding'> & {
  readonly materials: readonly { readonly type: string }[]
}

/** Whether a job protects plants and does nothing else: it brings no nutrients, sows nothing and lets nothing graze. */
export const isPlantProtectionAlone = ({ category, herding, materials }: Kind): boolean =>
  category.key === CATEGORY.plantProtection &&
  herding.length === 0 &&
  materials.every(({ type }) => type !== 'fertilizer' && type !== 'seed')

const BARE_TYPES: ReadonlySet<string> = new Set(['seed', 'fertilizer'])

/** Seed or fertilizer of which nothing is told that may limit a job. */
const isBare = (material: MaterialUse): boolean =>
  BARE_TYPES.has(material.type) &&
  material.registerNumber === null &&
  material.coating === null &&
  material.usageTimes === null &&
  material.workDelayDays === null &&
  material.harvestDelayDays === null &&
  material.ingredients.length === 0

/**
 * Whether one of these materials may limit another job of the field by a delay, a number of uses or an interval. What
 * else a job uses counts only where it is the same as one with limits: `mayBeSame`.
 */
export const hasLimits = (materials: readonly MaterialUse[]): boolean => !materials.every(isBare)

/** Whether a material may have limits: bare ones that bear its name, or are the same of the farm, count among its uses. */
export const mayLimit = ({
  type,
  registerNumber,
  usageTimes,
}: Pick<MaterialUse, 'type' | 'registerNumber' | 'usageTimes'>): boolean =>
  !BARE_TYPES.has(type) || registerNumber !== null || usageTimes !== null
