/**
 * Nitrogen that the crops before leave to a crop, kg/ha: annex 2 of the German ordinance on fertilizers of 2007 (repealed),
 * better than any Estonian figure at hand; advisory.
 */
import type { Crop, RotationGroup } from '../crops/table.ts'

/** The most that predecessor, undersown and catch crop leave together. */
export const MOST_LEFT = 40

const BY_GROUP: Partial<Record<RotationGroup, number>> = {
  winterCereal: 0,
  springCereal: 0,
  potato: 0,
  flax: 0,
  maize: 0,
  brassica: 10,
  grass: 20,
  pulse: 30,
  forageLegume: 30,
  permanentGrass: 40,
}
const MUSTARDS: ReadonlySet<string> = new Set(['valge_sinep', 'must_kapsasrohi', 'sarepta_kapsasrohi'])
const MUSTARD = 20

/** Kilograms per hectare; null where nothing is known of the crop, which then counts 0 and is named. */
export const leftBy = ({ key, rotationGroup }: Pick<Crop, 'key' | 'rotationGroup'>): number | null =>
  MUSTARDS.has(key) ? MUSTARD : (BY_GROUP[rotationGroup] ?? null)

/** Nitrogen that several crops of one year leave together. */
export const leftByAll = (left: readonly (number | null)[]): number =>
  Math.min(
    MOST_LEFT,
    left.reduce<number>((sum, each) => sum + (each ?? 0), 0),
  )
