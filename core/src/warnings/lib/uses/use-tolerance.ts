import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** Areas of a field may be counted up to this many hundredths of it for one use: room for rounded and overlapping areas. */
export const TOLERANCE_PERCENT = dated([{ since: null, value: 105 }])

export const usageLimits: readonly Limit[] = [
  {
    what: 'Kokku loetavad pindalad, osa lubatud kordade arvu ja põllu pindala korrutisest',
    unit: '%',
    values: TOLERANCE_PERCENT,
    source: 'Vagu enda varu ümardatud ja kattuvate pindalade jaoks, ei tulene seadusest',
  },
]

/** Whole numbers of 0.0001 ha that may be worked, rounded half up. */
export const allowedUnits = (times: number, fieldUnits: number, day: string): number =>
  Math.floor((times * fieldUnits * (TOLERANCE_PERCENT.at(day)?.value ?? 100) + 50) / 100)
