import type { WarningLevel } from './schema.ts'

/** As much of a rule as tells how grave it looks. */
interface Kind {
  readonly key: string
  readonly level: WarningLevel
}
/** Keys of rules that warn ahead: ERROR on the wire, as the specification has them, though nothing is broken yet. */
const AHEAD: readonly string[] = ['CHEMICAL_CERTIFICATION_ABOUT_TO_END']

/** The level that every screen shows: what has not happened yet is no violation. */
export const shownLevel = ({ key, level }: Kind): WarningLevel => (AHEAD.includes(key) ? 'WARN' : level)

/** The mark of that level. */
export const markOf = (kind: Kind): 'violation' | 'attention' =>
  shownLevel(kind) === 'ERROR' ? 'violation' : 'attention'
