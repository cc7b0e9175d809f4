/**
 * Common mineral fertilizers, per cent of mass. Grades are written in oxides, as on the bag; what travels and is counted
 * are elements. Nearly all rows are general knowledge: the bag decides.
 */
import { roundTo } from '../units/rounding.ts'
import type { Elements, Sourced } from './schema.ts'

/** Parts of phosphorus in P2O5 and of potassium in K2O, by atomic mass. */
export const PHOSPHORUS_IN_OXIDE = 0.4364
export const POTASSIUM_IN_OXIDE = 0.8301

export interface MineralFertilizer extends Sourced {
  readonly name: string
  /** Per cent of the element. */
  readonly nutrient: Elements & { readonly MgO: number; readonly S: number }
}

const GENERAL: Sourced = { source: 'Üldteadmine, kontrollimata; kontrollige pakendit', trust: 'general' }
const BALTIC: Sourced = { source: 'Baltic Agro väetisevalik; MgO magneesiumist arvutatud', trust: 'found' }
const NITRATE: Sourced = {
  source: 'Riigi Teataja väetiste loetelu annab 15% N; 15,5% on üldteadmine, kontrollimata',
  trust: 'general',
}

type Row = readonly [
  name: string,
  N: number,
  P2O5: number,
  K2O: number,
  MgO: number,
  S: number,
  sourced: Sourced,
]

// prettier-ignore
const rows: readonly Row[] = [
  ['Ammooniumnitraat AN 34,4', 34.4, 0, 0, 0, 0, GENERAL],
  ['Kaltsiumammooniumnitraat CAN 27', 27, 0, 0, 4, 0, GENERAL],
  ['Karbamiid 46', 46.2, 0, 0, 0, 0, GENERAL],
  ['Lämmastikvedelväetis UAN 32 (KAS)', 32, 0, 0, 0, 0, GENERAL],
  ['Ammooniumsulfaat 21-24S', 21, 0, 0, 0, 24, GENERAL],
  ['NS 26-13', 26, 0, 0, 0, 13, GENERAL],
  ['NS 27-4', 27, 0, 0, 0, 4, GENERAL],
  ['NS 30-7', 30, 0, 0, 0, 7, GENERAL],
  ['YaraBela Axan NS 27-4', 27, 0, 0, 0, 3.7, GENERAL],
  ['Kaltsiumnitraat (lubisalpeeter)', 15.5, 0, 0, 0, 0, NITRATE],
  ['DAP 18-46', 18, 46, 0, 0, 0, GENERAL],
  ['MAP 12-52', 12, 52, 0, 0, 0, GENERAL],
  ['Kolmiksuperfosfaat TSP 45', 0, 45, 0, 0, 0, GENERAL],
  ['Kaaliumkloriid KCl 60', 0, 0, 60, 0, 0, GENERAL],
  ['Kaaliumsulfaat 50+18S', 0, 0, 50, 0, 18, GENERAL],
  ['NPK 5-10-20', 5, 10, 20, 7.8, 4, BALTIC],
  ['NPK 4-12-32', 4, 12, 32, 2, 2, BALTIC],
  ['NPK 8-20-30', 8, 20, 30, 0, 2, GENERAL],
  ['NPK 6-18-34', 6, 18, 34, 0, 0, GENERAL],
  ['NPK 10-26-26', 10, 26, 26, 0, 0, GENERAL],
  ['NPK 8-19-29', 8, 19, 29, 0, 3, GENERAL],
  ['NPK 12-24-12', 12, 24, 12, 0, 2, GENERAL],
  ['NPK 15-15-15', 15, 15, 15, 0, 0, GENERAL],
  ['NPK 16-16-16', 16, 16, 16, 0, 0, GENERAL],
  ['NPK 18-8-16', 18, 8, 16, 0, 3, GENERAL],
  ['NPK 20-10-10', 20, 10, 10, 0, 4, GENERAL],
  ['NPK 22-7-12', 22, 7, 12, 0, 3, GENERAL],
  ['NPK 27-3-3', 27, 3, 3, 0, 4, GENERAL],
  ['PK 16-32', 0, 16, 32, 0, 0, GENERAL],
  ['PK 20-30', 0, 20, 30, 0, 0, GENERAL],
  ['Kiseriit (MgSO4)', 0, 0, 0, 25, 20, GENERAL],
  ['Magneesiumsulfaat (epsomiit)', 0, 0, 0, 16, 13, GENERAL],
]

export const MINERAL_FERTILIZERS: readonly MineralFertilizer[] = rows.map(
  ([name, N, P2O5, K2O, MgO, S, sourced]) => ({
    name,
    nutrient: {
      N,
      P: roundTo(P2O5 * PHOSPHORUS_IN_OXIDE, 2),
      K: roundTo(K2O * POTASSIUM_IN_OXIDE, 2),
      MgO,
      S,
    },
    ...sourced,
  }),
)
