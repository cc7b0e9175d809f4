import { CROPS, type RotationGroup } from '../crops/table.ts'
import { CROP_NAMES, NO_CROPS } from './crop-name-rows.ts'

/** Stands for any crop: uses on stubble, on fallow, before sowing, on all farm land. */
export const ANY_CROP = '*'

const grouped = (...groups: readonly RotationGroup[]): string[] =>
  CROPS.filter(({ rotationGroup }) => groups.includes(rotationGroup)).map(({ key }) => key)
const without = (keys: readonly string[], ...left: readonly string[]): string[] =>
  keys.filter((key) => !left.includes(key))

/** Mixtures and other cereals are sown in spring and in autumn. */
const SOWN_EITHER_WAY = ['teraviljade_segu', 'muu_teravili']
const cereals = without(grouped('winterCereal', 'springCereal'), 'segavili')
const winterCereals = [...grouped('winterCereal'), ...SOWN_EITHER_WAY]
const springCereals = without(grouped('springCereal'), 'segavili')
const oilBrassicas = grouped('brassica')
const oilCrops = [...oilBrassicas, 'olilina', 'kanep', 'paevalill', 'moon', 'muu_oli_kiukultuur']
const grasses = ['korreliste_rohumaa', 'rohttaimed', 'muu_heintaimede_segu', 'raihein', 'orashein']
const roots = ['porgand', 'pastinaak', 'seller', 'punapeet', 'kaalikas', 'naeris', 'redis_roigas']
const bulbs = grouped('allium')
const fruitVegetables = grouped('cucurbit', 'nightshade')
const leaves = ['salat_spinat', 'muu_koogivili']
const vegetables = [
  'aedhernes',
  'aeduba',
  'punapeet',
  'rabarber_spargel',
  'muu_koogivili',
  'salat_spinat',
  ...grouped('umbellifer', 'allium', 'cabbage', 'cucurbit', 'nightshade'),
]

/** Groups of crops as the rows of names call them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  any: [ANY_CROP],
  cereals,
  winterCereals,
  springCereals,
  oilBrassicas,
  oilCrops,
  pulses: grouped('pulse'),
  legumes: grouped('pulse', 'forageLegume'),
  clovers: ['punane_ristik', 'roosa_ristik', 'valge_ristik', 'muu_ristik'],
  grasses,
  lastingGrasses: without(grasses, 'raihein'),
  grassland: [...grasses, 'liblik_korreliste_segu', 'karjatamine_valjaspool'],
  hay: [...grasses, ...grouped('forageLegume')],
  potatoes: grouped('potato'),
  cabbages: grouped('cabbage'),
  crucifers: [...oilBrassicas, ...grouped('cabbage')],
  roots,
  bulbs,
  fruitVegetables,
  leaves,
  vegetables,
  berries: grouped('berry'),
  softFruit: ['maasikas', ...grouped('berry')],
  fruit: grouped('fruit'),
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^clearfield /, '')
    .trim()

const namesIn = (words: string): string[] => words.split(';').map(plain).filter(Boolean)
const byName = new Map<string, readonly string[]>([
  ...CROPS.map(({ key, name }): [string, readonly string[]] => [plain(name), [key]]),
  ...CROP_NAMES.flatMap(([crops, words]) => {
    const keys = [...new Set(crops.split(' ').flatMap((word) => GROUPS[word] ?? [word]))]
    return namesIn(words).map((name): [string, readonly string[]] => [name, keys])
  }),
  ...namesIn(NO_CROPS).map((name): [string, readonly string[]] => [name, []]),
])

/**
 * Keys of our crops behind a crop or place of use of the plant-protection register: `*` for any field, none for what is
 * no crop of the field book (a store, a forest, a path); undefined for a name that we do not know. A name that says more
 * than our crop does ("CLEARFIELD taliraps", "Suviteravili allakülviga") gives the crop; the name stays beside it.
 */
export const cropsOf = (name: string): readonly string[] | undefined => byName.get(plain(name))
