/** Every fertilizer of the tables in one shape: mineral, organic, lime. */
import { materialKey } from '../materials/schema.ts'
import { LIME_FERTILIZERS, type LimeFertilizer } from './lime.ts'
import { MINERAL_FERTILIZERS } from './mineral.ts'
import { organicByKey, ORGANIC_FERTILIZERS } from './organic.ts'
import { isAdvisory } from './schema.ts'

export { ANIMALS, animalOf } from './livestock.ts'
export { ORGANIC_FERTILIZERS } from './organic.ts'
export { organicByKey }

export interface TableFertilizer {
  readonly name: string
  readonly kind: 'MINERAL_FERTILIZER' | 'ORGANIC_FERTILIZER'
  readonly type: 'FERTILIZER' | 'FERTILIZER_LIMESTONE'
  /** Key of the kind of organic fertilizer. */
  readonly organicType: string | null
  /** Key of the kind of lime. */
  readonly limeType: string | null
  /** Of elements, calcium and magnesium as oxides; null where nothing is known. */
  readonly elements: Readonly<Record<'N' | 'P' | 'K' | 'CaO' | 'MgO', number | null>>
  /** Unit of the figures: per cent of mass, or kilograms per tonne or cubic metre. */
  readonly unit: '%' | 'kg/t' | 'kg/m3'
  readonly source: string
  readonly isAdvisory: boolean
}

const NONE = { N: null, P: null, K: null, CaO: null, MgO: null }

export const FERTILIZERS: readonly TableFertilizer[] = [
  ...MINERAL_FERTILIZERS.map(({ name, nutrient: { N, P, K, MgO }, source, trust }): TableFertilizer => ({
    name,
    kind: 'MINERAL_FERTILIZER',
    type: 'FERTILIZER',
    organicType: null,
    limeType: null,
    elements: { N, P, K, CaO: null, MgO },
    unit: '%',
    source,
    isAdvisory: isAdvisory({ trust }),
  })),
  ...ORGANIC_FERTILIZERS.map(({ key, name, nutrient, unit, source }): TableFertilizer => ({
    name,
    kind: 'ORGANIC_FERTILIZER',
    type: 'FERTILIZER',
    organicType: key,
    limeType: null,
    elements: { ...NONE, ...nutrient },
    unit: `kg/${unit}`,
    source,
    // A mean of other farms, however well known, is not what this farm spreads.
    isAdvisory: true,
  })),
  ...LIME_FERTILIZERS.map(({ key, name, nutrient, source, trust }): TableFertilizer => ({
    name,
    kind: 'MINERAL_FERTILIZER',
    type: 'FERTILIZER_LIMESTONE',
    organicType: null,
    limeType: key,
    elements: { N: 0, ...nutrient },
    unit: '%',
    source,
    isAdvisory: isAdvisory({ trust }),
  })),
]

const byName = new Map(FERTILIZERS.map((fertilizer) => [materialKey(fertilizer.name), fertilizer]))

/** A fertilizer by its name, whatever the case and the spaces; undefined for one that no table has. */
export const fertilizerByName = (name: string): TableFertilizer | undefined => byName.get(materialKey(name))

const sulphur = new Map(
  MINERAL_FERTILIZERS.map(({ name, nutrient: { S } }): [string, number] => [materialKey(name), S]),
)
/** Per cent of sulphur in a mineral fertilizer, by its name; undefined for one that the table lacks. */
export const sulphurPercent = (name: string): number | undefined => sulphur.get(materialKey(name))

const limes = new Map(LIME_FERTILIZERS.map((lime) => [lime.key, lime]))
export const limeByKey = (key: string | null): LimeFertilizer | undefined =>
  key === null ? undefined : limes.get(key)
