/** Nitrogen of organic fertilizers that plants can use, in the crop year in which they are spread and in the next one. */
import { organicByKey } from '../nutrients/table.ts'
import type { SLURRY_OF, Timeframe } from './schema.ts'
import type { Trust } from '../nutrients/schema.ts'

export interface Spreading {
  /** Key of the kind of organic fertilizer. */
  readonly organicType: string | null
  readonly timeframe: Timeframe
  /** Whether it is worked into the soil at once. */
  readonly isWorkedIn: boolean
  readonly slurryOf?: (typeof SLURRY_OF)[number] | null | undefined
  readonly isSand?: boolean | undefined
}

/** Per cent of the whole nitrogen. */
export interface Usable {
  readonly percent: number
  /** The upper reading, where a source gives one. */
  readonly upTo: number
  readonly trust: Trust
  readonly source: string
}

const RB209 = 'AHDB RB209 (Suurbritannia), jaotis 2'
const GERMAN = 'ülemine lugem Saksa väetamismäärusest, lisa 3'
/** The German least figures, read as the upper ones. */
const UPPER = { cattle: 60, pig: 70, solid: 25, poultry: 30 } as const

const known = (percent: number, upTo: number): Usable => ({
  percent,
  upTo: Math.max(percent, upTo),
  trust: 'derived',
  source: `${RB209}; ${GERMAN}`,
})

function slurry({ slurryOf, timeframe, isWorkedIn, isSand }: Spreading): Usable | undefined {
  if (slurryOf === 'pig') return timeframe === 'SPRING' ? known(50, UPPER.pig) : undefined
  if (timeframe === 'AUTUMN') return known(isSand ? 5 : 25, UPPER.cattle)
  return known(isWorkedIn ? 40 : 35, UPPER.cattle)
}

function solid({ timeframe, isWorkedIn }: Spreading): Usable {
  return known(timeframe === 'SPRING' && isWorkedIn ? 15 : 10, UPPER.solid)
}

function byKind(spreading: Spreading): Usable | undefined {
  switch (spreading.organicType) {
    case 'VEDELSONNIK':
      return slurry(spreading)
    case 'TAHESONNIK':
    case 'SUGAVALLAPANUSONNIK':
      return solid(spreading)
    case 'LINNUSONNIK':
      return known(spreading.isWorkedIn ? 40 : 30, UPPER.poultry)
    default:
      return undefined
  }
}

/** Nitrogen that plants can use in the first year; undefined for a kind of which nothing is known. */
export function usableNitrogen(spreading: Spreading): Usable | undefined {
  const found = byKind(spreading)
  if (found) return found
  const kind = organicByKey(spreading.organicType)
  if (!kind?.firstYearNitrogen) return undefined
  const [percent, upTo] = kind.firstYearNitrogen
  return { percent, upTo, trust: kind.trust === 'found' ? 'derived' : kind.trust, source: kind.source }
}

/** Per cent of last year's organic nitrogen that comes this year (RB209; Germany counts 10). */
const AFTER_PERCENT = 5

/** Kilograms per hectare from last year's whole organic nitrogen, kg/ha. */
export const manureAfterNitrogen = (lastYearKgPerHa: number): number =>
  (lastYearKgPerHa * AFTER_PERCENT) / 100
