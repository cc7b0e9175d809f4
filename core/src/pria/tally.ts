/** Counts of a kind: what differs, and the work that the agency does not hold. */
import type { AgencyKind } from '../agency/wire.ts'
import type { Book } from './book.ts'
import { isDifference, judge } from './judge.ts'
import type { Pair } from './pair.ts'
import { type Desk, pairing } from './sides.ts'

/** Rows after which others may have their turn. */
const SLICE = 250

/** How much of a kind differs, and the last days of done work that the agency does not hold. */
export interface Tally {
  readonly differences: number
  readonly unsent: readonly string[]
}

/** Last day of work that is done and never came to the agency, though it is to be there; of anything else nothing. */
function unsentDay({ local, record, link }: Pair): string[] {
  const end = local?.state === null ? local.short.endDay : null
  return end && record === null && link?.agencyId == null ? [end] : []
}

/** Counts a kind, in slices: whoever asks may let others have their turn between two. */
export function* tallying(kind: AgencyKind, book: Book, desk: Desk): Generator<undefined, Tally> {
  const pairs = yield* pairing(kind, book, desk)
  const unsent: string[] = []
  let differences = 0
  for (const [i, pair] of pairs.entries()) {
    if (i % SLICE === 0) yield
    if (!isDifference(pair, judge(pair, kind, desk))) continue
    differences++
    if (kind === 'JOB') unsent.push(...unsentDay(pair))
  }
  return { differences, unsent }
}
