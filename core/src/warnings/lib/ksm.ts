/**
 * Shared parts of the rules of the KSM support: its years, its crops, and what kind of crop they take a key
 * for.
 */
import { cropByKey } from '../../crops/table.ts'
import { calendarYearOf } from './fertilizing/nutrient-doses.ts'
import type { EventFacts, Facts, MaterialUse } from '../facts.ts'

/** Whether a job lies in a calendar year in which the farm takes the support. */
export const isInKsm = ({ ksmYears = [] }: Pick<Facts, 'ksmYears'>, event: EventFacts): boolean =>
  ksmYears.includes(calendarYearOf(event))

/** Substances of a material: as its copy says, else as the register says of the product. */
export const substancesIn = (
  { products }: Pick<Facts, 'products'>,
  material: MaterialUse,
): MaterialUse['ingredients'] =>
  material.ingredients.length > 0 ? material.ingredients : (products?.of(material)?.ingredients ?? [])

/** Fallow, and land left out of use. */
export const isFallow = (crop: string): boolean => cropByKey(crop)?.rotationGroup === 'fallow'

const VEGETABLE_GROUPS: ReadonlySet<string> = new Set([
  'umbellifer',
  'allium',
  'cabbage',
  'cucurbit',
  'nightshade',
  'leafy',
  'perennialVegetable',
  'vegetable',
])
/** Vegetables of groups that hold field crops too. */
const VEGETABLES: ReadonlySet<string> = new Set(['aedhernes', 'aeduba', 'suhkrumais', 'minimais', 'punapeet'])
/** Potato and sugar beet are none, but field crops. */
export const isVegetable = (crop: string): boolean =>
  VEGETABLES.has(crop) || VEGETABLE_GROUPS.has(cropByKey(crop)?.rotationGroup ?? '')

/** Vegetables, strawberries, herbs, fruit and berries (§ 5 lg 2). */
const OTHER_GARDEN_GROUPS: ReadonlySet<string> = new Set(['strawberry', 'berry', 'fruit', 'herb'])
export const isGardenCrop = (crop: string): boolean =>
  isVegetable(crop) || OTHER_GARDEN_GROUPS.has(cropByKey(crop)?.rotationGroup ?? '')

/** Grasses and legumes for fodder. */
const HAY_GROUPS: ReadonlySet<string> = new Set(['grass', 'permanentGrass', 'forageLegume'])
export const isHay = (crop: string): boolean => HAY_GROUPS.has(cropByKey(crop)?.rotationGroup ?? '')

/** Cereals as § 13 counts them: maize and sorghum are none, nor what is sown with other crops. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['segavili'])
export const isCountedCereal = (crop: string): boolean => {
  const group = cropByKey(crop)?.rotationGroup
  return (group === 'winterCereal' || group === 'springCereal') && !NOT_COUNTED.has(crop)
}

/** Neither field nor garden crops, and yet supported (§ 3 lg 1). */
export const FLOWERS = 'lilled'
/** Land whose crop the act names neither as a field crop, a garden crop nor hay (§ 3 lg 1, § 5 lg 2). */
const NO_FIELD_GROUPS: ReadonlySet<string> = new Set(['fallow', 'nursery'])
const NO_FIELD_CROPS: ReadonlySet<string> = new Set([FLOWERS, 'seenekasvatus'])
/** Cereals, pulses, oil and fibre crops, root crops and other technical crops (§ 3 lg 1), and keys of another list. */
export const isFieldCrop = (crop: string): boolean =>
  crop !== '' &&
  !NO_FIELD_GROUPS.has(cropByKey(crop)?.rotationGroup ?? '') &&
  !NO_FIELD_CROPS.has(crop) &&
  !isGardenCrop(crop) &&
  !isHay(crop)
