/**
 * The lime fertilizers. The names are those of the Estonian list of fertilizers of 2003 (RTL 2003, 94, 1406); the figures
 * are general knowledge, unverified: the product's own paper decides.
 */
import type { Sourced } from './schema.ts'

export interface LimeFertilizer extends Sourced {
  readonly key: string
  readonly name: string
  /** Neutralising value, per cent of what pure calcium carbonate would do. */
  readonly neutralisingValue: number
  /** Per cent of mass; calcium and magnesium as oxides, phosphorus and potassium as elements. */
  readonly nutrient: {
    readonly CaO: number
    readonly MgO: number
    readonly P: number
    readonly K: number
  }
}

const SOURCE = 'Nimetus: väetiste loetelu (RTL 2003, 94, 1406); sisaldus: üldteadmine, kontrollimata'

type Row = readonly [
  key: string,
  name: string,
  neutralisingValue: number,
  CaO: number,
  MgO: number,
  P: number,
  K: number,
]

const rows: readonly Row[] = [
  ['LUBJAKIVIJAHU', 'Lubjakivijahu', 95, 52, 1, 0, 0],
  ['DOLOMIIDIJAHU', 'Dolomiidijahu (dolokivijahu)', 98, 30, 19, 0, 0],
  ['POLEVKIVITUHK', 'Tolmpõlevkivituhk', 75, 42, 5, 0.1, 1.5],
  ['KLINKRITOLM', 'Klinkritolm', 80, 42, 3, 0.1, 5],
  ['TUHK', 'Puu-, õle- ja turbatuhk', 55, 30, 4, 1.2, 5],
  ['JARVELUBI', 'Nõrglubi ja järvelubi', 85, 47, 1, 0, 0],
  ['KUSTUTATUD_LUBI', 'Kustutatud lubi', 130, 70, 1, 0, 0],
]

export const LIME_FERTILIZERS: readonly LimeFertilizer[] = rows.map(
  ([key, name, neutralisingValue, CaO, MgO, P, K]) => ({
    key,
    name,
    neutralisingValue,
    nutrient: { CaO, MgO, P, K },
    source: SOURCE,
    trust: 'general',
  }),
)
