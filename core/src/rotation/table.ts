/**
 * Rules of crop rotation. All are advice of practice but HPK 7. A group without years may return at any time.
 */
import type { RotationGroup } from '../crops/table.ts'

export interface GroupRule {
  readonly group: RotationGroup
  /** Estonian, in the plural. */
  readonly name: string
  /** Crop years with something else between two crops of the group. */
  readonly yearsBetween: number
  /** Most crop years in a row; null: no limit. */
  readonly maxInRow: number | null
  /** The group stands for years: what follows itself is one stand and no return. */
  readonly isStand: boolean
  readonly source: string
}

const PIKK = 'pikk.ee, kultuuride järgnevuse taluvus (Vipper 1999, Freyer 2003)'
const RANGE = `${PIKK}: vahe 3-6 aastat, arv sellest on Vagu valik`
const GENERAL = 'üldteadmine, kontrollimata'

type Row = readonly [
  RotationGroup,
  name: string,
  yearsBetween: number,
  maxInRow: number | null,
  source: string,
]

// prettier-ignore
const rows: readonly Row[] = [
  ['flax', 'lina', 5, null, `${PIKK}: vahe 5-6 aastat`],
  ['brassica', 'ristõielised õlikultuurid', 4, null, RANGE],
  ['cabbage', 'kapsad', 4, null, RANGE],
  ['pulse', 'kaunviljad', 4, null, RANGE],
  ['forageLegume', 'liblikõielised heintaimed', 4, null, RANGE],
  ['beet', 'peedid', 4, null, RANGE],
  ['sunflower', 'päevalill', 5, null, RANGE],
  ['potato', 'kartul', 3, null, GENERAL],
  ['umbellifer', 'sarikalised köögiviljad', 4, null, GENERAL],
  ['allium', 'sibulköögiviljad', 4, null, GENERAL],
  ['cucurbit', 'kõrvitsalised', 3, null, GENERAL],
  ['nightshade', 'maavitsalised köögiviljad', 3, null, GENERAL],
  ['winterCereal', 'taliteraviljad', 0, 2, GENERAL],
  ['springCereal', 'suviteraviljad', 0, 2, GENERAL],
]

export const GROUP_RULES: readonly GroupRule[] = rows.map(
  ([group, name, yearsBetween, maxInRow, source]) => ({
    group,
    name,
    yearsBetween,
    maxInRow,
    isStand: group === 'forageLegume',
    source,
  }),
)

/** Winter rye bears itself well (the same source), so that no number of years in a row is held against it. */
export const SELF_TOLERANT: ReadonlySet<string> = new Set(['rukis', 'sangaste_rukis'])

/**
 * HPK 7, asked of those who apply for area payments: the main crop changes. Its figures were not found in the text of the
 * regulation; not of fallow, herbage and perennials. The KSM support has rules of its own (support-rules.ts).
 */
export const SAME_CROP = {
  most: 3,
  sinceYear: 2023,
  source:
    'HPK 7, 21.12.2022 määrus nr 68 § 3 lg 6-8; arv on tekstist kontrollimata; ainult pindalatoetuse taotlejale',
} as const

const BARLEY = ['suvioder', 'talioder']
const RAPE = ['taliraps', 'suviraps']
const TURNIP_RAPE = ['talirups', 'suvirups']
const FLAX = ['olilina', 'kiulina']
const PEA = ['poldhernes', 'aedhernes']
const FIELD_PULSE = [...PEA, 'suvivikk', 'talivikk', 'polduba']
const PULSE = [
  ...FIELD_PULSE,
  'aeduba',
  'maguslupiin',
  'sojauba',
  'laats',
  'kikerhernes',
  'kaunviljade_segu',
  'muu_kaunvili',
]
const CABBAGE = ['peakapsas', 'lillkapsas', 'brokoli']
const CLOVER = ['punane_ristik', 'roosa_ristik', 'valge_ristik', 'muu_ristik']
const SWEET_CLOVER = ['valge_mesikas', 'kollane_mesikas']
const LEY = ['liblik_korreliste_segu', 'muu_heintaimede_segu']
const HERBAGE_LEGUME = [
  ...CLOVER,
  ...SWEET_CLOVER,
  'lutsern',
  'humallutsern',
  'esparsett',
  'noiahammas',
  'ida_kitsehernes',
  'muud_liblikoielised',
]
const GRASS = ['korreliste_rohumaa', 'raihein', 'orashein']
const POTATO = ['kartul', 'varajane_kartul']
const RYE = ['rukis', 'sangaste_rukis']
const WINTER_CEREAL = [...RYE, 'talinisu', 'speltanisu', 'talioder', 'talitritikale']
const SPRING_CEREAL = ['suvinisu', 'suvioder', 'kaer', 'suvitritikale']
const FODDER_ROOT = ['soodapeet', 'kaalikas', 'naeris']

export interface Pair {
  readonly one: readonly string[]
  readonly other: readonly string[]
}

/**
 * Crops of which neither may come right before the other; pikk.ee, as above. It names barley before wheat too: that is
 * what most farms do, so it stands below as a poor predecessor and is nothing to warn of.
 */
export const INCOMPATIBLE: readonly Pair[] = [
  { one: ['suhkrupeet', 'soodapeet'], other: RAPE },
  { one: FLAX, other: PEA },
  { one: CABBAGE, other: RAPE },
]

export type Suitability = 'good' | 'medium' | 'low' | 'unsuitable'

/** How well crops come right after others. */
export interface SuitabilityRow extends Readonly<Partial<Record<Suitability, readonly string[]>>> {
  readonly crops: readonly string[]
}

/**
 * pikk.ee, suitable predecessors of field crops (Piho, Rooma). Where its columns part medium from low is our reading;
 * the row of flax is not whole. Crops that it does not name are not known.
 */
export const SUITABILITY: readonly SuitabilityRow[] = [
  {
    crops: RYE,
    good: [...SWEET_CLOVER, ...CLOVER, ...LEY, ...PULSE],
    medium: ['varajane_kartul', 'segavili'],
    low: [...BARLEY, 'suvinisu', ...WINTER_CEREAL],
    unsuitable: FLAX,
  },
  {
    crops: ['talinisu', 'speltanisu'],
    good: [...SWEET_CLOVER, ...CLOVER, ...LEY, ...PULSE],
    medium: ['varajane_kartul', 'segavili', ...RAPE, ...TURNIP_RAPE],
    low: [...BARLEY, 'suvinisu', ...WINTER_CEREAL],
    unsuitable: FLAX,
  },
  {
    crops: ['suvinisu'],
    good: [...FODDER_ROOT, ...POTATO, ...PULSE, ...CLOVER, ...LEY],
    medium: [...RYE, ...RAPE, ...TURNIP_RAPE],
    low: ['suvinisu', ...BARLEY, 'kaer'],
    unsuitable: FLAX,
  },
  {
    crops: BARLEY,
    good: [...POTATO, ...FODDER_ROOT, ...PULSE, ...LEY],
    medium: [...WINTER_CEREAL, ...CLOVER, ...RAPE, ...TURNIP_RAPE, ...FLAX],
    low: ['kaer', 'suvioder', 'suvinisu'],
  },
  {
    crops: ['kaer'],
    good: [...POTATO, ...FODDER_ROOT, ...PULSE, ...CLOVER],
    medium: ['segavili', ...WINTER_CEREAL, 'suvioder', 'suvinisu', ...RAPE, ...TURNIP_RAPE],
    low: ['kaer', ...FLAX],
  },
  {
    crops: FIELD_PULSE,
    good: [...POTATO, ...FODDER_ROOT],
    medium: [...WINTER_CEREAL, ...SPRING_CEREAL],
    low: ['segavili', ...RAPE, ...TURNIP_RAPE],
    unsuitable: FIELD_PULSE,
  },
  {
    crops: POTATO,
    good: [...PULSE, ...HERBAGE_LEGUME],
    medium: [...WINTER_CEREAL, ...FODDER_ROOT],
    low: ['kaer', 'suvioder', 'suvinisu'],
    unsuitable: GRASS,
  },
  {
    crops: FODDER_ROOT,
    good: [...PULSE, ...WINTER_CEREAL],
    medium: [...POTATO, 'segavili', ...CLOVER],
    low: ['kaer', 'suvioder', 'suvinisu'],
  },
  { crops: FLAX, good: [...PULSE, ...CLOVER], medium: WINTER_CEREAL },
]
