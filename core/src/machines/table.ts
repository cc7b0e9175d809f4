/**
 * Kinds of machines, and how often the law wants each of them tested: Taimekaitseseadus (RT I, 27.09.2023, 12) § 87 lg 1.
 * Sprayers every third year, those that one carries or holds in the hand not at all; devices that dress seed or make fog
 * every fifth.
 */
export const MACHINE_KINDS = [
  'SPRAYER',
  'HAND_SPRAYER',
  'SEED_DRESSER',
  'FOGGER',
  'AIRCRAFT',
  'SPREADER',
  'DRILL',
  'TRACTOR',
  'HARVESTER',
  'OTHER',
] as const
export type MachineKind = (typeof MACHINE_KINDS)[number]

export const TEST_SOURCE = 'Taimekaitseseadus § 87 lg 1'

/** Years from one test to the next; null: the law asks for none. */
export const TEST_YEARS: Readonly<Record<MachineKind, number | null>> = {
  SPRAYER: 3,
  HAND_SPRAYER: null,
  SEED_DRESSER: 5,
  FOGGER: 5,
  AIRCRAFT: null,
  SPREADER: null,
  DRILL: null,
  TRACTOR: null,
  HARVESTER: null,
  OTHER: null,
}

/** Months before its end in which a test is told to end soon; our own figure. */
export const TEST_NOTICE_MONTHS = 2
