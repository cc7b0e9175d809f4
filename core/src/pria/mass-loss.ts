import type { PriaRow } from './schema.ts'

/** Records that are gone at once are looked at by somebody: no farmer deletes so many, and an agency may answer with an empty list. */
const MANY_GONE = 10
/**
 * Whether so much of what the agency held is gone from it that its answer may be wrong: more than a few records, and more than half
 * of all. Nothing of ours is then suggested to be deleted.
 */
export function isMassLoss(rows: readonly Pick<PriaRow, 'deletedBy' | 'matchedBy'>[]): boolean {
  const gone = rows.filter(({ deletedBy }) => deletedBy === 'AGENCY').length
  const linked = rows.filter(({ matchedBy }) => matchedBy === 'LINK').length
  return gone > MANY_GONE && gone > linked
}
