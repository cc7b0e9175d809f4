import type { EventFacts, Facts } from '../../facts.ts'
import { type ProductInJob, productsOfJob } from '../../lib/register/register-use.ts'
import type { Finding, Missing, Rule } from '../../rule.ts'
import { BEES } from '../../lib/law/sources.ts'
import { beeLimits, floweringAt, nightAt } from './limits.ts'
import { permissionIn } from './permission.ts'
import { askText, labelText, nightText, type Products, type Told } from './text.ts'

const isFlowering = ({ growthStage, date }: EventFacts): boolean | undefined => {
  const [from, to] = floweringAt(date)
  return growthStage === null ? undefined : growthStage >= from && growthStage <= to
}

const isAtNight = ({ startTime, date }: EventFacts): boolean | undefined => {
  const [from, to] = nightAt(date)
  return startTime === null ? undefined : startTime >= from || startTime < to
}

/**
 * Products that may be used on flowering plants at night are in order then, whatever flowers; a plan has neither
 * stage nor hour.
 */
function tell(event: EventFacts): Told {
  const flowering = isFlowering(event)
  const atNight = isAtNight(event)
  if (event.status === 'PLANNED' || atNight === true || flowering === false)
    return { outcome: 'advice', missing: [] }
  const missing: Missing[] = [
    ...(flowering === undefined ? (['growthStage'] as const) : []),
    ...(atNight === undefined ? (['startTime'] as const) : []),
  ]
  return { outcome: missing.length > 0 ? 'unknown' : 'broken', missing }
}

interface BeeFacts extends Told {
  readonly products: Products
  readonly mark: string
  readonly message: () => string
}

const findingOf = (event: EventFacts, { products, mark, ...told }: BeeFacts): Finding => ({
  outcome: told.outcome,
  missing: told.missing,
  event,
  related: null,
  material: products[0].material,
  cause: `${products[0].material.key.slice(0, 100)}|${event.growthStage ?? ''}|${mark}`,
  date: told.outcome === 'broken' ? event.date : null,
  until: null,
  nextAllowed: null,
  message: told.message,
})

const some = (list: readonly ProductInJob[]): Products | undefined => {
  const [first, ...others] = list
  return first && [first, ...others]
}

/** Products that may be used on flowering plants, but at night. */
function judgeNightly(facts: Facts, event: EventFacts, found: readonly ProductInJob[]): Finding[] {
  const products = some(found)
  if (!products) return []
  const told = tell(event)
  const message = () => nightText(facts, event, { told, products })
  return [findingOf(event, { ...told, products, mark: event.startTime ?? '', message })]
}

/**
 * Products that nothing allows on flowering plants: the label may, else it is banned by day and by night. A weed may flower
 * when the crop does not.
 */
function judgeOthers(facts: Facts, event: EventFacts, found: readonly ProductInJob[]): Finding[] {
  const products = some(found)
  if (!products) return []
  const flowering = isFlowering(event)
  if (event.status !== 'PLANNED' && flowering === true) {
    const message = () => labelText(facts, event, products)
    return [findingOf(event, { outcome: 'broken', missing: [], products, mark: 'label', message })]
  }
  const message = () => askText(facts, products, flowering === false ? event.growthStage : null)
  return [findingOf(event, { outcome: 'advice', missing: [], products, mark: 'label', message })]
}

function judge(facts: Facts, event: EventFacts): Finding[] {
  const found = productsOfJob(facts, event).filter(({ uses }) => uses.length > 0)
  const by = Map.groupBy(found, permissionIn)
  const mixed = by.get('some') ?? []
  // Of some uses nobody knows whether it was one that is allowed at night.
  const isOpen = isAtNight(event) !== false || isFlowering(event) !== true
  return [
    ...judgeNightly(facts, event, [...(by.get('night') ?? []), ...(isOpen ? [] : mixed)]),
    ...judgeOthers(facts, event, [...(by.get('none') ?? []), ...(by.get('forbidden') ?? [])]),
  ]
}

/** Sprayings on a flowering crop without leave, or by day. */
export const beeProtection: Rule = {
  id: 'BEE_PROTECTION',
  title: 'Mesilaste kaitse',
  level: 'WARN',
  summary:
    'Õitsvat kultuuri (BBCH 60-69) ja õitsvat umbrohtu tohib pritsida ainult vahendiga, mille märgis seda lubab, ja ' +
    'siis ainult kell 22:00-05:00; töö algus kell 05:00 on juba hilja. Kui registri tekst luba ei anna, tuleb ' +
    'kontrollida etiketti, ka öise töö korral. Muul ajal antakse nõu õitsva umbrohu ja mesinike kohta.',
  isOfOneJob: true,
  sources: BEES,
  limits: beeLimits,
  quantities: [],
  check: (facts) => (facts.products ? facts.events.flatMap((event) => judge(facts, event)) : []),
}
