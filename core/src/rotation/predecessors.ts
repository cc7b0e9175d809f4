/**
 * Cost of a predecessor: the yield of cereals after a crop, per cent of the best. Source: pikk.ee, suitable
 * predecessors of field crops, table 1 (Piho, Rooma). Of a range the middle is taken; "up to 70" counts as 70.
 * Advice, as all of it.
 */
import { roundTo } from '../units/rounding.ts'
import { suitabilityOf } from './rules.ts'

export const PERCENT_SOURCE = 'pikk.ee, põllukultuuridele sobivad eelviljad, tabel 1'

const FOLLOWING = ['talinisu', 'rukis', 'suvinisu', 'suvioder', 'kaer'] as const
type Range = readonly [low: number, high: number] | null

const RANGES: readonly (readonly [predecessors: readonly string[], ranges: readonly Range[]])[] = [
  [
    ['kartul', 'varajane_kartul'],
    [
      [80, 90],
      [80, 90],
      [100, 100],
      [100, 100],
      [100, 100],
    ],
  ],
  [
    ['suhkrupeet', 'soodapeet', 'kaalikas', 'naeris'],
    [null, null, [100, 100], [100, 100], [100, 100]],
  ],
  [
    [
      'punane_ristik',
      'roosa_ristik',
      'valge_ristik',
      'muu_ristik',
      'lutsern',
      'liblik_korreliste_segu',
      'muu_heintaimede_segu',
    ],
    [
      [100, 100],
      [100, 100],
      [95, 100],
      [100, 100],
      [100, 100],
    ],
  ],
  [
    ['segavili'],
    [
      [100, 100],
      [100, 100],
      [90, 95],
      [90, 95],
      [95, 100],
    ],
  ],
  [
    ['poldhernes', 'aedhernes'],
    [
      [90, 98],
      [90, 95],
      [90, 95],
      [90, 95],
      [95, 100],
    ],
  ],
  [
    ['talinisu'],
    [
      [60, 70],
      [75, 85],
      [70, 70],
      [85, 95],
      [95, 95],
    ],
  ],
  [
    ['rukis', 'sangaste_rukis'],
    [
      [65, 75],
      [70, 85],
      [70, 80],
      [90, 95],
      [95, 95],
    ],
  ],
  [
    ['suvinisu'],
    [
      [55, 65],
      [75, 80],
      [70, 70],
      [85, 95],
      [90, 95],
    ],
  ],
  [
    ['suvioder'],
    [
      [65, 75],
      [75, 85],
      [70, 85],
      [90, 95],
      [90, 95],
    ],
  ],
  [
    ['kaer'],
    [
      [65, 75],
      [75, 80],
      [70, 80],
      [90, 95],
      [90, 95],
    ],
  ],
]

const percents = new Map<string, number>(
  RANGES.flatMap(([predecessors, ranges]) =>
    predecessors.flatMap((previous) =>
      ranges.flatMap((range, i): [string, number][] =>
        range === null ? [] : [[`${previous} ${FOLLOWING[i]}`, (range[0] + range[1]) / 2]],
      ),
    ),
  ),
)

/** Per cent of the best yield that a crop gives after another; undefined where no source says. */
export const yieldPercent = (previous: string, crop: string): number | undefined =>
  percents.get(`${previous} ${crop}`)

/** Below this per cent of the best yield a predecessor is marked. */
export const POOR_BELOW = 90

interface Better {
  readonly crop: string
  readonly percent: number
}
/** The best predecessor of a crop among some; the first of equals. */
export function bestPredecessor(crop: string, among: Iterable<string>): Better | undefined {
  let best: Better | undefined
  for (const previous of among) {
    const percent = yieldPercent(previous, crop)
    if (percent !== undefined && percent > (best?.percent ?? 0)) best = { crop: previous, percent }
  }
  return best
}

/** A predecessor that suits but costs yield, with what it leaves of the best. */
export function poorPredecessor(previous: string, crop: string): { readonly percent: number } | undefined {
  const percent = yieldPercent(previous, crop)
  if (percent === undefined || percent >= POOR_BELOW) return undefined
  return suitabilityOf(previous, crop) === 'unsuitable' ? undefined : { percent }
}

interface Loss {
  /** Per cent of the best yield after what stands before, and after the better predecessor. */
  readonly percent: number
  readonly better: number
  /** Yield that is counted on, t/ha. */
  readonly perHa: number
  /** Euros a tonne; null while nobody has said. */
  readonly price: number | null
}

/** Loss of a hectare to a poor predecessor: tonnes, and euros where a price is known. */
export function lossOf({ percent, better, perHa, price }: Loss): {
  readonly tonnes: number
  readonly euros: number | null
} {
  const tonnes = roundTo(roundTo((perHa * (better - percent)) / 100, 8), 3)
  return { tonnes, euros: price === null ? null : roundTo(roundTo(tonnes * price, 8), 2) }
}
