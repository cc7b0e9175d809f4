/**
 * Uses of a job's products in the plant-protection register: those that concern the job. Greenhouses and rooms are no
 * fields. A monitored target that the register knows names the use; else all uses of the crop may be meant, and a
 * limit is broken only when it is broken for each of them.
 */
import type { RegisterProduct } from '../../../registers/products.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { cropAt, type EventFacts, type Facts, type MaterialUse } from '../../facts.ts'
import { fieldUsesOf, figuresOf, type MatchedUses, matchingUses } from './product-uses.ts'

/** A product of the register in a job, once, with all its rows. */
export interface ProductInJob extends MatchedUses {
  readonly event: EventFacts
  readonly material: MaterialUse
  readonly rows: readonly MaterialUse[]
  readonly product: RegisterProduct
  /** Main crop of the crop year; null when nobody has said, and then there are no uses. */
  readonly crop: string | null
}

/** Whether a material is judged by the register: plant protection, in a job of any kind but 'Muu'. */
export const isRegistered = ({ category }: EventFacts, material: MaterialUse): boolean =>
  material.registerNumber !== null &&
  category.key !== CATEGORY.other &&
  (material.type === 'chemical' || category.key === CATEGORY.plantProtection)

/** A material's product and the uses that the job may be; undefined where the register is not asked or does not know. */
export function productIn(
  facts: Pick<Facts, 'field' | 'products'>,
  event: EventFacts,
  material: MaterialUse,
): Omit<ProductInJob, 'rows'> | undefined {
  if (!facts.products || !isRegistered(event, material)) return undefined
  const product = facts.products.of(material)
  if (!product) return undefined
  const crop = cropAt(event, facts.field)
  const match = matchingUses(crop === null ? [] : fieldUsesOf(product, crop).uses, event)
  return { event, material, product, crop, ...match }
}

type Register = Pick<Facts, 'field' | 'products'>

function findProducts(facts: Register, event: EventFacts): ProductInJob[] {
  const found: ProductInJob[] = []
  for (const [i, material] of event.materials.entries()) {
    const isRepeated = event.materials.findIndex(({ key }) => key === material.key) < i
    const inJob = isRepeated ? undefined : productIn(facts, event, material)
    if (inJob) found.push({ ...inJob, rows: event.materials.filter(({ key }) => key === material.key) })
  }
  return found
}

/** Several rules ask for the products of the same job, one after the other. */
let last: { readonly facts: Register; readonly event: EventFacts; readonly found: ProductInJob[] } | undefined

/** The products of one job. */
export function productsOfJob(facts: Register, event: EventFacts): readonly ProductInJob[] {
  const isSame =
    last?.event === event && last.facts.field === facts.field && last.facts.products === facts.products
  if (last && isSame) return last.found
  const found = findProducts(facts, event)
  last = { facts: { field: facts.field, products: facts.products }, event, found }
  return found
}

/** Every product of the register in the jobs. */
export const productsInJobs = (facts: Facts): ProductInJob[] =>
  facts.products ? facts.events.flatMap((event) => productsOfJob(facts, event)) : []

/** Products of which no use fits the crop are another rule's; here the limits of the use can be read. */
export const productsInUse = (facts: Facts): ProductInJob[] =>
  productsInJobs(facts).filter(({ uses }) => uses.length > 0)

/** Day of the job; a planned one has none. */
export const dayOf = (event: EventFacts): string | null => (event.status === 'PLANNED' ? null : event.date)

/** The copy in the job is the farmer's own figure unless it is missing or just the product's greatest. */
export const isOwnFigure = (copy: number | null, greatest: number): copy is number =>
  copy !== null && copy !== greatest

/** The product by which a material's uses are counted. */
const countedBy = ({ products }: Register, event: EventFacts, material: MaterialUse) =>
  isRegistered(event, material) ? products?.of(material) : undefined

/** How often a product may be used in the field's crop; null where nobody has said which, or the register does not say it of each use. */
function timesInCrop({ field }: Register, event: EventFacts, product: RegisterProduct): number | null {
  const crop = cropAt(event, field)
  return crop ? fieldUsesOf(product, crop).timesMax : null
}

/**
 * How often a material may be used in a season: its copy, or what the register allows in the crop. The year's jobs are
 * counted together, whatever each was against, so the greatest number of all uses of the crop counts.
 */
export function limitOfUse(place: Register, event: EventFacts, material: MaterialUse): number | null {
  const copy = material.usageTimes
  const product = countedBy(place, event, material)
  if (!product || isOwnFigure(copy, figuresOf(product).timesMax)) return copy
  return timesInCrop(place, event, product) ?? copy
}

/** How often the register allows it in the crop, where that is less than the farmer's own figure; else null. */
export function stricterLimitOfUse(place: Register, event: EventFacts, material: MaterialUse): number | null {
  const copy = material.usageTimes
  if (copy === null) return null
  const product = countedBy(place, event, material)
  if (!product || !isOwnFigure(copy, figuresOf(product).timesMax)) return null
  const times = timesInCrop(place, event, product)
  return times !== null && times < copy ? times : null
}
