/** The one order of deleted records of all kinds, and how far a list of them may go. */
import { type Deleted, DELETED_KINDS, type DeletedKind } from './deleted-kinds.ts'

type Placed = Pick<Deleted, 'kind' | 'id' | 'deletedAt'>

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The last deleted first; of one moment kind after kind, each as its pages come. */
const byMoment = (a: Placed, b: Placed): number =>
  compare(b.deletedAt, a.deletedAt) ||
  DELETED_KINDS.indexOf(a.kind) - DELETED_KINDS.indexOf(b.kind) ||
  compare(b.id, a.id)

/**
 * Records of all kinds in one order, as far as it has no gap: pages of one kind reach back further than those of another,
 * and what comes after the last record of a kind that goes on waits for its next page.
 */
export function withoutGap<R extends Placed>(records: readonly R[], withOlder: readonly DeletedKind[]): R[] {
  const ordered = records.toSorted(byMoment)
  const ends = withOlder.map((kind) => ordered.findLastIndex((record) => record.kind === kind))
  return ordered.slice(0, Math.min(ordered.length, ...ends.map((end) => end + 1)))
}
