/**
 * Nutrients that each fertilizer and each kind of animal of a job gives a field: kilograms of nitrogen,
 * phosphorus and potassium (elements). Amount x area x content, and animals x days x hours x what one leaves
 * in an hour.
 */
import { CATEGORY } from '../settings/table.ts'
import { isPerHectare } from '../units/schema.ts'
import { animalOf } from './livestock.ts'
import { type OrganicFertilizer, organicByKey } from './organic.ts'
import { ELEMENTS, type NutrientElement } from './schema.ts'

/** Where nutrients come from. `organic` is what is no manure: compost, sludge, silage effluent. */
export type Origin = 'mineral' | 'manure' | 'organic' | 'grazing'

/** A material as far as its nutrients go. Per cent of a mineral fertilizer, kg per t or m3 of an organic one. */
export interface AppliedMaterial {
  readonly name: string
  readonly type: string
  readonly subtype: string | null
  readonly fertilizerKind: string | null
  readonly organicType: string | null
  readonly nutrient: { readonly [E in NutrientElement]?: number | null | undefined } | null
  readonly amount: number | null
  readonly unit: string | null
}

/** A job on one field; `area` is the hectares that were worked. */
export interface GivingJob {
  readonly category: { readonly key: string }
  readonly area: number
  readonly materials: readonly AppliedMaterial[]
  readonly herding: readonly {
    readonly animalType: string
    readonly amount: number
    readonly days: number
    readonly hoursPerDay: number
  }[]
}

/** Nutrients of one material, or one kind of animal, over the whole job. */
export interface Portion {
  readonly origin: Origin
  readonly name: string
  /** Key of the kind of organic fertilizer. */
  readonly organicType: string | null
  /** Kilograms of the element; null where it cannot be told. */
  readonly kilograms: Readonly<Record<NutrientElement, number | null>>
  readonly hasAmount: boolean
  /** Whether a figure of our tables, a kind that nobody named or a density of 1 kg/l stands behind it. */
  readonly isAdvisory: boolean
}

/** Kilograms or litres in one unit of an amount. */
const IN_ONE: Readonly<Record<string, { readonly size: number; readonly isVolume: boolean }>> = {
  t: { size: 1000, isVolume: false },
  kg: { size: 1, isVolume: false },
  g: { size: 0.001, isVolume: false },
  m3: { size: 1000, isVolume: true },
  l: { size: 1, isVolume: true },
  ml: { size: 0.001, isVolume: true },
}

interface Quantity {
  /** Kilograms, or litres. */
  readonly size: number
  readonly isVolume: boolean
}

/** How much was spread over the job's area; undefined while there is no amount, or one in pieces. */
function quantityOf({ amount, unit }: AppliedMaterial, area: number): Quantity | undefined {
  if (amount === null || unit === null) return undefined
  const isEach = isPerHectare(unit)
  const one = IN_ONE[isEach ? unit.slice(0, -3) : unit]
  return one && { size: amount * one.size * (isEach ? area : 1), isVolume: one.isVolume }
}

/** Nothing of it is nothing, however much was spread. */
function kilogramsOf(share: number | null | undefined, quantity: number | undefined): number | null {
  if (share === 0) return 0
  return share == null || quantity === undefined ? null : share * quantity
}

const eachElement = (of: (element: NutrientElement) => number | null): Portion['kilograms'] => ({
  N: of('N'),
  P: of('P'),
  K: of('K'),
})

function mineralPortion(material: AppliedMaterial, area: number): Portion {
  const quantity = quantityOf(material, area)
  return {
    origin: 'mineral',
    name: material.name,
    organicType: null,
    kilograms: eachElement((element) => {
      const percent = material.nutrient?.[element]
      return kilogramsOf(percent == null ? null : percent / 100, quantity?.size)
    }),
    hasAmount: quantity !== undefined,
    isAdvisory: quantity?.isVolume === true,
  }
}

/** An organic fertilizer whose kind nobody named counts as manure: the limits must not be missed for want of a word. */
const originOf = (kind: OrganicFertilizer | undefined): Origin =>
  kind === undefined || kind.isManure ? 'manure' : 'organic'

function organicPortion(material: AppliedMaterial, area: number): Portion {
  const kind = organicByKey(material.organicType)
  const quantity = quantityOf(material, area)
  const own = material.nutrient
  const isOtherMeasure = kind !== undefined && quantity && quantity.isVolume !== (kind.unit === 'm3')
  return {
    origin: originOf(kind),
    name: material.name,
    organicType: kind?.key ?? null,
    kilograms: eachElement((element) =>
      kilogramsOf(own?.[element] ?? kind?.nutrient?.[element], quantity && quantity.size / 1000),
    ),
    hasAmount: quantity !== undefined,
    isAdvisory:
      kind === undefined || isOtherMeasure === true || ELEMENTS.some((element) => own?.[element] == null),
  }
}

/** A fertilizer of which nobody says whether it is mineral or organic gives no figure: per cent or kg per t is open. */
function portionOf(material: AppliedMaterial, area: number): Portion | undefined {
  if (material.type !== 'fertilizer') return undefined
  const { fertilizerKind: kind, organicType, subtype } = material
  if (kind === 'MINERAL_FERTILIZER') return mineralPortion(material, area)
  if (kind === 'ORGANIC_FERTILIZER' || organicType !== null) return organicPortion(material, area)
  return subtype === 'FERTILIZER_LIMESTONE' ? mineralPortion(material, area) : undefined
}

function grazingPortion({ animalType, amount, days, hoursPerDay }: GivingJob['herding'][number]): Portion {
  const animal = animalOf(animalType)
  const hours = amount * days * hoursPerDay
  return {
    origin: 'grazing',
    name: animal?.name ?? animalType,
    organicType: null,
    kilograms: eachElement((element) => kilogramsOf(animal?.perHour[element], hours)),
    hasAmount: true,
    isAdvisory: true,
  }
}

const NOTHING: readonly Portion[] = []

function countPortions(job: GivingJob): readonly Portion[] {
  const spread = job.materials.flatMap((material) => portionOf(material, job.area) ?? NOTHING)
  return job.herding.length === 0 ? spread : [...spread, ...job.herding.map(grazingPortion)]
}

/** Several rules ask the same jobs at every keystroke; a job is never changed, so what was counted once holds. */
const counted = new WeakMap<GivingJob, readonly Portion[]>()

/** The portions of a job. A heap of manure that is only stored on a field gives it nothing. */
export function portionsOf(job: GivingJob): readonly Portion[] {
  const isGiving = job.herding.length > 0 || job.materials.some(({ type }) => type === 'fertilizer')
  if (!isGiving || job.category.key === CATEGORY.manureHeap) return NOTHING
  const known = counted.get(job)
  if (known) return known
  const portions = countPortions(job)
  counted.set(job, portions)
  return portions
}
