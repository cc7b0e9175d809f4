/**
 * Moisture that yields are compared at, per cent of the fresh weight. Cereals: the standard humidity of the European
 * statistics of crops (14 %, Regulations (EC) 543/2009 and (EU) 2023/1538). Pulses 14 %, oilseeds 9 %: of the same
 * statistics by general knowledge, the text was not held against it. All is advisory: a buyer's base may be another.
 */
import type { Crop, RotationGroup } from '../crops/table.ts'
import { cropByKey, YIELD_TYPES } from '../crops/table.ts'
import { roundTo } from '../units/rounding.ts'

/** Whether the figure was held against its source, or is general knowledge. */
export type MoistureSource = 'EUROSTAT' | 'GENERAL'
export interface StandardMoisture {
  readonly pct: number
  readonly source: MoistureSource
}

const CEREAL: StandardMoisture = { pct: 14, source: 'EUROSTAT' }
const PULSE: StandardMoisture = { pct: 14, source: 'GENERAL' }
const OILSEED: StandardMoisture = { pct: 9, source: 'GENERAL' }

const OF_GROUP: Partial<Record<RotationGroup, StandardMoisture>> = {
  winterCereal: CEREAL,
  springCereal: CEREAL,
  buckwheat: CEREAL,
  maize: CEREAL,
  pulse: PULSE,
  brassica: OILSEED,
  flax: OILSEED,
  hemp: OILSEED,
  sunflower: OILSEED,
}

/** Kinds of yield that are dry when they are stored: grain and seed. */
const DRY: ReadonlySet<string> = new Set([YIELD_TYPES.grain, YIELD_TYPES.seed])

const standardOf = ({ rotationGroup }: Crop, yieldType: string): StandardMoisture | undefined =>
  DRY.has(yieldType) ? OF_GROUP[rotationGroup] : undefined

/**
 * Standard moisture of a crop's yield; undefined where there is none: green mass, hay, straw, vegetables, berries, fruit,
 * seed of clover and grass, poppy, caraway, and crops of another list.
 */
export function standardMoistureOf(crop: string, yieldType: string): StandardMoisture | undefined {
  const known = cropByKey(crop)
  return known && standardOf(known, yieldType)
}

/** Weight at the standard moisture of what was weighed at another: the dry matter stays. Per cent of the fresh weight. */
export const atMoisture = (weight: number, measuredPct: number, standardPct: number): number =>
  roundTo((weight * (100 - measuredPct)) / (100 - standardPct), 10)
