/** Targets by type, and the bounds of their usual amounts. */
import { DISEASES, EVENTS, PESTS, WEEDS } from './rows.ts'
import { type MonitoringType, NOTHING_FOUND } from './schema.ts'

/** Smallest and largest usual amount, in the unit of the type, and the step between amounts. */
export interface Bounds {
  readonly lower: number
  readonly upper: number
  readonly step: number
}
export interface Target {
  readonly type: MonitoringType
  readonly key: string
  readonly name: string
  /** '' where there is none. */
  readonly eppo: string
  /** Whether the EPPO code stands in the register of plant-protection products. */
  readonly isVerified: boolean
}

/** As the product's specification has them: bounds of a usual finding, no thresholds of control. Advisory. */
const BOUNDS: Readonly<Record<MonitoringType, Bounds | null>> = {
  TAIMEHAIGUSED: { lower: 10, upper: 50, step: 10 },
  KAHJURID: { lower: 2, upper: 20, step: 1 },
  UMBROHUD: { lower: 20, upper: 60, step: 1 },
  SUNDMUSED: null,
}
/** The two exceptions of the specification; that these pests are meant is derived from how they live. */
const OWN_BOUNDS: Readonly<Record<string, Bounds>> = {
  LEHETAID: { lower: 10, upper: 25, step: 1 },
  HIILAMARDIKAS: { lower: 2, upper: 15, step: 1 },
}

const ROWS = { TAIMEHAIGUSED: DISEASES, KAHJURID: PESTS, UMBROHUD: WEEDS, SUNDMUSED: EVENTS } as const

const targetsFrom = (type: MonitoringType): Target[] =>
  ROWS[type].map(([key, name, eppo, marks]) => ({ type, key, name, eppo, isVerified: marks !== 'u' }))

export const TARGETS: Readonly<Record<MonitoringType, readonly Target[]>> = {
  TAIMEHAIGUSED: targetsFrom('TAIMEHAIGUSED'),
  KAHJURID: targetsFrom('KAHJURID'),
  UMBROHUD: targetsFrom('UMBROHUD'),
  SUNDMUSED: targetsFrom('SUNDMUSED'),
}

const NOTHING_FOUND_NAME = 'ei tuvastatud'
const byKey = new Map(
  Object.values(TARGETS).flatMap((targets) => targets.map((target) => [target.key, target] as const)),
)

/** A target of the table by the stored key; undefined for "nothing found" and for the farmer's own words. */
export const targetOf = (key: string): Target | undefined => byKey.get(key)

/** Type under which the table has a stored target; undefined for "nothing found" and for the farmer's own words. */
export const typeOfTarget = (key: string): MonitoringType | undefined => byKey.get(key)?.type

/** Name of a stored target: that of the table, else the farmer's own words. */
export const nameOfTarget = (target: string): string =>
  target === NOTHING_FOUND ? NOTHING_FOUND_NAME : (byKey.get(target)?.name ?? target)

/** The EPPO code by which the register knows a stored target; undefined where none is known. */
export const eppoOfTarget = (target: string): string | undefined => byKey.get(target)?.eppo || undefined

/** Bounds of a usual amount; null where nothing is counted. The farmer's own words have those of the type. */
export const boundsOf = (type: MonitoringType, target: string): Bounds | null =>
  target === NOTHING_FOUND ? null : (OWN_BOUNDS[target] ?? BOUNDS[type])

/** The key of a target that was named in words (case and outer spaces ignored); else the words themselves. */
export function targetNamed(type: MonitoringType, words: string): string {
  const target = words.trim().toLowerCase()
  if (target === NOTHING_FOUND_NAME && type !== 'SUNDMUSED') return NOTHING_FOUND
  return TARGETS[type].find(({ name }) => name.toLowerCase() === target)?.key ?? words.trim()
}
