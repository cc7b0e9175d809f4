/** Bans that hold for a fertilizer, and those that may hold as long as something of it is not known. */
import { organicByKey } from '../../../nutrients/organic.ts'
import type { MaterialUse } from '../../facts.ts'
import type { Missing } from '../../rule.ts'
import type { SpreadFertilizer } from '../../lib/fertilizing/spreading.ts'
import type { SpreadingBan } from '../../lib/fertilizing/spreading-dates.ts'

/** Facts of the fertilizer that are unknown. */
export type Untold = 'kind' | 'nitrogen' | 'organicType' | 'spreading'

export interface Bans {
  readonly sure: readonly SpreadingBan[]
  readonly possible: readonly SpreadingBan[]
  readonly untold?: Untold
}

export const MISSING: Readonly<Record<Untold, readonly Missing[]>> = {
  kind: ['nutrient'],
  nitrogen: ['nutrient'],
  organicType: ['nutrient'],
  spreading: ['spreading'],
}

const NONE: Bans = { sure: [], possible: [] }

/** Zero is a value: a fertilizer without nitrogen is free. */
function bansOfMineral({ nutrient }: MaterialUse): Bans {
  const nitrogen = nutrient?.N ?? null
  if (nitrogen === null) return { sure: [], possible: ['mineral'], untold: 'nitrogen' }
  return nitrogen > 0 ? { sure: ['mineral'], possible: [] } : NONE
}

/** The bans that hold for liquid manure when it may be spread in this way. */
const possibleOfLiquid = ({ event }: SpreadFertilizer): readonly SpreadingBan[] => {
  const spreading = event.fertilization?.spreading ?? null
  return spreading === null || spreading === 'BROADCAST' ? ['liquidBroadcast'] : ['liquid']
}

function bansOfLiquid({ event }: SpreadFertilizer): Bans {
  const spreading = event.fertilization?.spreading ?? null
  if (spreading === 'BROADCAST') return { sure: ['liquid', 'liquidBroadcast'], possible: [] }
  if (spreading !== null) return { sure: ['liquid'], possible: [] }
  return { sure: ['liquid'], possible: ['liquidBroadcast'], untold: 'spreading' }
}

function bansOfOrganic(spread: SpreadFertilizer): Bans {
  const kind = organicByKey(spread.material.organicType)
  if (kind === undefined)
    return { sure: ['organic'], possible: possibleOfLiquid(spread), untold: 'organicType' }
  return kind.isLiquid ? bansOfLiquid(spread) : { sure: ['organic'], possible: [] }
}

/** Neither mineral nor organic: whatever it is, with nitrogen it is banned while all kinds are. */
function bansOfAny(spread: SpreadFertilizer): Bans {
  const nitrogen = spread.material.nutrient?.N ?? null
  return {
    sure: (nitrogen ?? 0) > 0 ? ['organic'] : [],
    possible: nitrogen === 0 ? possibleOfLiquid(spread) : [...possibleOfLiquid(spread), 'mineral'],
    untold: 'kind',
  }
}

export function bansOf(spread: SpreadFertilizer): Bans {
  const { fertilizerKind, organicType } = spread.material
  if (fertilizerKind === 'MINERAL_FERTILIZER') return bansOfMineral(spread.material)
  if (fertilizerKind === 'ORGANIC_FERTILIZER' || organicType !== null) return bansOfOrganic(spread)
  return bansOfAny(spread)
}
