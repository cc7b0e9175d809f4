import { CROP_ROWS } from './rows.ts'

type Row = (typeof CROP_ROWS)[number]
export type RotationGroup = Row[2]
export type CropSeason = Row[3]
export type Harvest = Row[4]

/** A crop of the table. `usualYield` is t/ha and advisory. */
export interface Crop {
  readonly key: string
  readonly name: string
  readonly rotationGroup: RotationGroup
  readonly season: CropSeason
  readonly harvest: Harvest
  readonly usualYield: number
  /** `#rrggbb` */
  readonly colour: string
  /** Two capital letters that tell crops apart without colour. */
  readonly letters: string
  /** Whether the farmer names in his own words what it is. */
  readonly isFreeText: boolean
  readonly refinements: readonly string[]
}

/** Yield types as they travel; 'Terad' is the default. */
export const YIELD_TYPES: Readonly<Record<Harvest, string>> = {
  grain: 'Terad',
  seed: 'Seemned',
  green: 'Haljasmass',
  hay: 'Hein',
  vegetable: 'Köögiviljad',
  berry: 'Marjad',
  fruit: 'Viljad',
  whole: 'Kogu saak',
  none: 'Jääb põllule',
}
export const YIELD_UNIT = 't'

export const UNDERSOWING = [
  'allakülvita',
  'liblikõieliste allakülviga',
  'allakülviga, v.a liblikõieliste allakülviga',
] as const
export const SHARES = ['100%', 'vähemalt 80%, kuni 20% heintaimi', '50-80%, teisi heintaimi 20-50%'] as const

function cropFrom(row: Row): Crop {
  const [key, name, rotationGroup, season, harvest, usualYield, colour, letters, marks] = row
  return {
    key,
    name,
    rotationGroup,
    season,
    harvest,
    usualYield,
    colour,
    letters,
    isFreeText: marks.includes('f'),
    refinements: marks.includes('u') ? UNDERSOWING : marks.includes('s') ? SHARES : [],
  }
}

/** Every crop, in the order of the table. */
export const CROPS: readonly Crop[] = CROP_ROWS.map(cropFrom)
const byKey = new Map(CROPS.map((crop) => [crop.key, crop]))

/** A crop by its key; undefined for a key of another list. */
export const cropByKey = (key: string): Crop | undefined => byKey.get(key)
