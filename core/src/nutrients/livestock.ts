/**
 * Farm animals: what one leaves on the land in an hour, and its livestock units. Nutrients are kilograms of the element
 * per animal and hour, grazing or not: animals x days x hours a day x this. Nitrogen comes from published tables of
 * other countries, phosphorus and potassium mostly by the ratio of such manure to its nitrogen. The official Estonian
 * tables are annexes of regulation No 73 of 30 September 2019, which were not at hand: every figure is advisory.
 */
import { materialKey } from '../materials/schema.ts'
import type { Elements, Sourced, Trust } from './schema.ts'

export type AnimalGroup = 'cattle' | 'sheep' | 'goat' | 'horse' | 'pig' | 'poultry' | 'rabbit'

export interface Animal extends Sourced {
  readonly key: string
  readonly name: string
  readonly group: AnimalGroup
  /** One is a dairy cow of 8000 kg of milk a year. */
  readonly livestockUnits: number
  readonly unitsTrust: Trust
  readonly perHour: Elements
}

const COW = 'Piimalehma arvutusväärtus, 135 kg N aastas; fosfor on pigem suur'
const NRW = 'Env Sci Eur 2021, 10.1186/s12302-021-00554-3, tabel 3 (Nordrhein-Westfalen); P ja K suhte järgi'
const THUNEN = 'Thüneni instituut, KTBL 2006; P ja K suhte järgi'
const SHEEP = 'Env Sci Eur 2021, tabel 3 (Alam-Saksi piimalammas); P ja K suhte järgi'
const GOAT = 'Env Sci Eur 2021, tabel 3 (piimakits); P ja K suhte järgi'
const GENERAL = 'Üldteadmine, kontrollimata'

type Row = readonly [
  key: string,
  name: string,
  group: AnimalGroup,
  livestockUnits: number,
  /** o = the livestock units are our own estimate. */
  marks: '' | 'o',
  perHour: readonly [N: number, P: number, K: number],
  source: string,
]

// prettier-ignore
const rows: readonly Row[] = [
  ['piimalehm', 'Piimalehm', 'cattle', 1, '', [0.01542, 0.0034, 0.0115], COW],
  ['ammlehm', 'Ammlehm (lihalehm)', 'cattle', 1, '', [0.007991, 0.001762, 0.005959], NRW],
  ['pull', 'Pull (üle 24 kuu)', 'cattle', 1, '', [0.009589, 0.002114, 0.007151], THUNEN],
  ['mullikas', 'Mullikas, lehmik (6–24 kuud)', 'cattle', 0.6, '', [0.007991, 0.001762, 0.005959], NRW],
  ['noorpull', 'Noorpull, nuumveis (6–24 kuud)', 'cattle', 0.6, '', [0.007991, 0.001762, 0.005959], NRW],
  ['vasikas', 'Vasikas (kuni 6 kuud)', 'cattle', 0.2, '', [0.002511, 0.0005537, 0.001873], NRW],
  ['utt', 'Lammas, utt talledega', 'sheep', 0.15, '', [0.002295, 0.0004578, 0.002177], SHEEP],
  ['tall', 'Tall, nuumlammas (kuni 1 aasta)', 'sheep', 0.05, 'o', [0.0007991, 0.0001594, 0.000758], `${SHEEP}, kolmandik utest`],
  ['jaar', 'Jäär', 'sheep', 0.15, '', [0.002295, 0.0004578, 0.002177], `${SHEEP}, nagu utt`],
  ['kits', 'Kits talledega', 'goat', 0.15, '', [0.001735, 0.0003587, 0.001819], GOAT],
  ['hobune', 'Hobune', 'horse', 1, '', [0.006119, 0.001101, 0.005813], NRW],
  ['varss', 'Varss, poni', 'horse', 0.5, 'o', [0.003082, 0.0005548, 0.002928], `${NRW}, pool hobusest`],
  ['emis', 'Emis põrsastega', 'pig', 0.34, '', [0.003116, 0.0005667, 0.001581], NRW],
  ['kult', 'Kult', 'pig', 0.34, '', [0.002523, 0.0004587, 0.00128], NRW],
  ['nuumsiga', 'Nuumsiga (üle 30 kg)', 'pig', 0.12, 'o', [0.001393, 0.0002532, 0.0007064], NRW],
  ['voordeporsas', 'Võõrdepõrsas (kuni 30 kg)', 'pig', 0.03, 'o', [0.0004338, 0.00007888, 0.00022], NRW],
  ['munakana', 'Munakana', 'poultry', 0.014, '', [0.00008676, 0.00002391, 0.00005685], NRW],
  ['broiler', 'Kanabroiler', 'poultry', 0.007, '', [0.00004452, 0.00001227, 0.00002917], NRW],
  ['kalkun', 'Kalkun', 'poultry', 0.02, 'o', [0.000153, 0.00004216, 0.0001002], NRW],
  ['part', 'Part', 'poultry', 0.01, 'o', [0.00006963, 0.00001919, 0.00004563], NRW],
  ['hani', 'Hani', 'poultry', 0.015, 'o', [0.00009132, 0.00002517, 0.00005984], GENERAL],
  ['kuulik', 'Küülik (emasloom järglastega)', 'rabbit', 0.02, 'o', [0.00007991, 0.00002202, 0.00005236], NRW],
]

export const ANIMALS: readonly Animal[] = rows.map(
  ([key, name, group, livestockUnits, marks, [N, P, K], source]) => ({
    key,
    name,
    group,
    livestockUnits,
    unitsTrust: marks === 'o' ? 'derived' : 'found',
    perHour: { N, P, K },
    source,
    trust: source === GENERAL ? 'general' : 'derived',
  }),
)

const byName = new Map(
  ANIMALS.flatMap((animal) => [[animal.key, animal] as const, [materialKey(animal.name), animal] as const]),
)

/** An animal by its key, or by its name as names are compared; undefined for one of another list. */
export const animalOf = (animalType: string): Animal | undefined => byName.get(materialKey(animalType))
