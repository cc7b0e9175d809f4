/** Waiting days of a material: its copy in the job, or those of its use in the crop. */
import type { EventFacts, Facts, MaterialUse } from '../facts.ts'
import { figuresOf, greatestOf } from '../product-uses.ts'
import { isOwnFigure, productIn, type ProductInJob } from '../register-use.ts'

type Where = Pick<Facts, 'field' | 'products'>

/** The uses that tell the days; undefined where the copy tells them: the farmer's own figure, or nothing to tell more. */
function telling(
  where: Where,
  event: EventFacts,
  material: MaterialUse,
): Omit<ProductInJob, 'rows'> | undefined {
  const found = productIn(where, event, material)
  if (!found || found.uses.length === 0) return undefined
  return isOwnFigure(material.harvestDelayDays, figuresOf(found.product).harvestDelayDays) ? undefined : found
}

/** Of several uses the longest counts; a use without waiting days has none. */
export function waitingDays(where: Where, event: EventFacts, material: MaterialUse): number | null {
  const found = telling(where, event, material)
  return found ? greatestOf(found.uses, 'harvestDelayDays') : material.harvestDelayDays
}

/** Said where the uses differ and nothing tells which it was. */
export function whyLongest(where: Where, event: EventFacts, material: MaterialUse): string {
  const found = telling(where, event, material)
  const isSame = !found || new Set(found.uses.map(({ harvestDelayDays }) => harvestDelayDays ?? 0)).size < 2
  return isSame
    ? ''
    : ' Ooteaeg sõltub sellest, mille vastu töö tehti; seire seda üheselt ei ütle, seepärast loeb pikim.'
}

/** The longest that any use may bring, whatever grows on the field. */
export function longestDays(products: Facts['products'], material: MaterialUse): number {
  const own = material.harvestDelayDays ?? 0
  const product = products?.of(material)
  return product ? Math.max(own, figuresOf(product).harvestDelayDays) : own
}
