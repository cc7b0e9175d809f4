/**
 * Lots of a material: what is left of each receipt. A use that names a lot takes from it, and what is more, or names none,
 * takes first what expires first, then what came first; lots without a day of expiry come last.
 */
import type { Parts } from './exact.ts'
import type { FoldEntry, FoldLine, FoldUse } from './fold.ts'

export interface Lot<E extends FoldEntry = FoldEntry> {
  /** The receipt, or the count that found it. */
  readonly entry: E
  left: Parts
}
export interface Lots<E extends FoldEntry = FoldEntry> {
  readonly lots: readonly Readonly<Lot<E>>[]
  /** Whether more of a lot was taken than had come of it. */
  readonly isAbove: boolean
}

const LAST = '9999-99-99'
const keyOf = (batchNo: string | null): string => (batchNo ?? '').trim().toLowerCase()

function firstToExpire<E extends FoldEntry>(a: Lot<E>, b: Lot<E>): number {
  const [x, y] = [a.entry.expiresOn ?? LAST, b.entry.expiresOn ?? LAST]
  if (x !== y) return x < y ? -1 : 1
  if (a.entry.date !== b.entry.date) return a.entry.date < b.entry.date ? -1 : 1
  return a.entry._id < b.entry._id ? -1 : 1
}

/** Takes from lots in their order; what they did not have. */
function take(lots: readonly Lot[], parts: Parts): Parts {
  let rest = parts
  for (const lot of lots) {
    if (rest === 0n) break
    const some = lot.left < rest ? lot.left : rest
    lot.left -= some
    rest -= some
  }
  return rest
}

/** The lots that are left after the lines, what expires first at the beginning. */
export function lotsAfter<E extends FoldEntry, U extends FoldUse>(lines: Iterable<FoldLine<E, U>>): Lots<E> {
  let lots: Lot<E>[] = []
  const named = new Set<string>()
  let isAbove = false
  const add = (entry: E, left: Parts) => {
    if (keyOf(entry.batchNo) !== '') named.add(keyOf(entry.batchNo))
    const place = lots.findIndex((lot) => firstToExpire({ entry, left }, lot) < 0)
    lots.splice(place === -1 ? lots.length : place, 0, { entry, left })
  }
  const draw = (parts: Parts, batchNo: string | null) => {
    const key = keyOf(batchNo)
    const isNamed = key !== '' && named.has(key)
    const own = isNamed ? lots.filter(({ entry }) => keyOf(entry.batchNo) === key) : []
    const rest = take(own, parts)
    if (isNamed && rest > 0n) isAbove = true
    take(lots, rest)
    if (lots.some(({ left }) => left === 0n)) lots = lots.filter(({ left }) => left > 0n)
  }
  for (const { type, change, entry, use, isDrawn } of lines) {
    if (change === null || !isDrawn || type === 'DYNAMIC_FIXUP') continue
    if (change < 0n) draw(-change, entry?.batchNo ?? use?.batchNo ?? null)
    else if (entry && change > 0n) add(entry, change)
  }
  return { lots, isAbove }
}
