/**
 * Norms of the fertilization plan: kilograms of elements (P and K are never oxides). The maxima of Estonian law stand in
 * annexes of regulation No 45 of 3 October 2019 that were not at hand (`OFFICIAL_NITROGEN`), so every norm is advice.
 */
import type { RotationGroup } from '../crops/table.ts'
import type { Elements, Sourced, Trust } from '../nutrients/schema.ts'
import type { NeedClass } from '../soil-samples/schema.ts'

/** Nitrogen that a crop needs at its usual yield. */
export interface NitrogenNorm extends Sourced {
  readonly crop: string
  /** Least and most, kg/ha; the plan counts with the middle. */
  readonly range: readonly [number, number]
}

const PIKK = 'pikk.ee, taliteraviljade väetamine'
const KUUSIKU = 'Maaleht 70612917, Kuusiku katse'
const OLDER = 'olderseeds.ee'
const GENERAL = 'Üldteadmine, kontrollimata'

type NormRow = readonly [crop: string, least: number, most: number, source: string, trust: Trust]

// prettier-ignore
const normRows: readonly NormRow[] = [
  ['rukis', 50, 70, PIKK, 'found'],
  ['talinisu', 100, 140, PIKK, 'found'],
  ['suvioder', 70, 90, KUUSIKU, 'found'],
  ['suviraps', 100, 100, KUUSIKU, 'found'],
  ['korreliste_rohumaa', 230, 270, OLDER, 'found'],
  ['taliraps', 140, 170, GENERAL, 'general'],
  ['suvinisu', 90, 120, GENERAL, 'general'],
  ['kaer', 60, 80, GENERAL, 'general'],
  ['talioder', 110, 140, GENERAL, 'general'],
  ['talitritikale', 90, 120, GENERAL, 'general'],
  ['kartul', 80, 120, GENERAL, 'general'],
  ['mais', 120, 160, GENERAL, 'general'],
  ['tatar', 30, 50, GENERAL, 'general'],
  ['olilina', 40, 60, GENERAL, 'general'],
]
const norms = new Map(
  normRows.map(([crop, least, most, source, trust]): [string, NitrogenNorm] => [
    crop,
    { crop, range: [least, most], source, trust },
  ]),
)
/** Crops that feed themselves with nitrogen; the plan gives them none. */
const LEGUMES: ReadonlySet<RotationGroup> = new Set<RotationGroup>(['pulse', 'forageLegume'])
export const isLegume = (group: RotationGroup): boolean => LEGUMES.has(group)

/** The norm of a crop by its key; undefined where none was found. */
export const nitrogenNormOf = (crop: string): NitrogenNorm | undefined => norms.get(crop)

/** The most nitrogen that the law allows a crop, kg/ha; empty until the annexes of regulation No 45 are at hand. */
export const OFFICIAL_NITROGEN: ReadonlyMap<string, number> = new Map()

/** Elements that a tonne of the harvest takes along, in kg. */
export interface Removal {
  readonly crop: string
  readonly perTonne: Elements
  /** P and K where the straw is taken off too. */
  readonly withStraw: Pick<Elements, 'P' | 'K'> | null
  readonly phosphorusPotassium: Sourced
  readonly nitrogen: Sourced
}

const RB209: Sourced = {
  source: 'AHDB RB209 (Suurbritannia), tabelid 3.2 ja 4.12, oksiidid ümber arvutatud elementideks',
  trust: 'derived',
}
const UNCHECKED: Sourced = { source: GENERAL, trust: 'general' }
const YARA: Sourced = { source: 'yara.ee, kartuli saak', trust: 'found' }

type RemovalRow = readonly [
  crop: string,
  N: number,
  P: number,
  K: number,
  straw: readonly [P: number, K: number] | null,
  phosphorusPotassium?: Sourced,
  nitrogen?: Sourced,
]

// prettier-ignore
const removalRows: readonly RemovalRow[] = [
  ['talinisu', 20, 2.84, 4.57, [3.05, 8.72]],
  ['suvinisu', 21, 3.49, 4.57, [3.71, 9.96]],
  ['rukis', 16, 3.49, 4.57, [3.71, 8.72]],
  ['talioder', 17, 3.49, 4.57, [3.71, 8.72]],
  ['suvioder', 17, 3.49, 4.57, [3.71, 9.96]],
  ['kaer', 18, 3.49, 4.57, [3.93, 13.7]],
  ['talitritikale', 18, 3.49, 4.57, [3.71, 8.72]],
  ['taliraps', 33, 6.11, 9.13, [6.55, 14.53]],
  ['suviraps', 34, 6.11, 9.13, [6.55, 14.53]],
  ['poldhernes', 36, 3.93, 8.3, null],
  ['polduba', 42, 4.8, 9.96, null],
  ['kartul', 3.3, 0.44, 4.81, null, RB209, YARA],
  ['suhkrupeet', 1.8, 0.35, 1.41, [0.83, 6.23]],
  ['mais', 3.8, 0.61, 3.65, null],
  ['korreliste_rohumaa', 5, 0.61, 3.98, null],
  ['kaalikas', 2, 0.31, 1.99, null],
  ['soodapeet', 1.8, 0.31, 3.32, null],
  ['olilina', 35, 6, 8, null, UNCHECKED],
  ['tatar', 20, 3.5, 4.5, null, UNCHECKED],
]
const removals = new Map(
  removalRows.map(([crop, N, P, K, straw, pk = RB209, n = UNCHECKED]): [string, Removal] => [
    crop,
    {
      crop,
      perTonne: { N, P, K },
      withStraw: straw && { P: straw[0], K: straw[1] },
      phosphorusPotassium: pk,
      nitrogen: n,
    },
  ]),
)

export const removalOf = (crop: string): Removal | undefined => removals.get(crop)

/** Part of the removal that is given back, by how much the plants need; our own choice, advisory. */
export const CLASS_FACTOR: Readonly<Record<NeedClass, number>> = {
  veryLarge: 1.5,
  large: 1.25,
  medium: 1,
  small: 0.5,
  verySmall: 0,
}

/** Sulphur that a crop needs, least and most kg/ha (Postimees Maaelu 7230144). */
export const sulphurOf = (group: RotationGroup): readonly [number, number] =>
  group === 'brassica' ? [30, 40] : [10, 20]
