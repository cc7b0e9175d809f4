/** Overlaps: the same worker at two places at once. They are pointed out, and one tap cuts. */
import { addDays } from '../time/day.ts'
import { MINUTE_MS } from '../time/spans.ts'
import { clockInTallinn, spanOf, type Times } from './clock.ts'

export interface Worked extends Times {
  readonly _id: string
  readonly workerId: string
  readonly breakMinutes: number
}

interface Span {
  readonly from: number
  readonly to: number
}
const NOTHING: Span = { from: 0, to: 0 }
const span = (times: Times): Span => spanOf(times) ?? NOTHING
const common = (a: Span, b: Span): number => Math.min(a.to, b.to) - Math.max(a.from, b.from)

/** The first other entry of the worker that overlaps an entry; undefined where none does. */
export function overlapOf<T extends Worked>(entry: Worked, others: readonly T[]): T | undefined {
  const near = [addDays(entry.date, -1), entry.date, addDays(entry.date, 1)]
  const own = span(entry)
  return others.find(
    (other) =>
      other._id !== entry._id &&
      other.workerId === entry.workerId &&
      near.includes(other.date) &&
      common(own, span(other)) > 0,
  )
}

/** Entries that overlap an earlier one of their worker, each with that one. */
export function overlapsOf<T extends Worked>(entries: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const own of Map.groupBy(entries, ({ workerId }) => workerId).values()) {
    const inOrder = own.toSorted((a, b) => span(a).from - span(b).from || (a._id < b._id ? -1 : 1))
    let last: T | undefined
    for (const entry of inOrder) {
      if (last && common(span(entry), span(last)) > 0) found.set(entry._id, last)
      if (!last || span(entry).to > span(last).to) last = entry
    }
  }
  return found
}

export type Cut = Times & { readonly breakMinutes: number }

const timesOf = ({ from, to }: Span): Times => {
  const start = clockInTallinn(new Date(from))
  return { date: start.day, start: start.time, end: clockInTallinn(new Date(to)).time }
}

/** A break never takes all of the work. */
function withBreak({ from, to }: Span, breakMinutes: number): Cut | undefined {
  const minutes = (to - from) / MINUTE_MS
  if (minutes <= 0) return undefined
  return { ...timesOf({ from, to }), breakMinutes: breakMinutes < minutes ? breakMinutes : 0 }
}

/**
 * An entry without what it shares with another: it begins where the other ends, or ends where the other begins; where it
 * lies around the other, that becomes a break. Undefined where nothing is left of it.
 */
export function cutBy(entry: Cut, other: Times): Cut | undefined {
  const [own, taken] = [span(entry), span(other)]
  const shared = common(own, taken)
  if (shared <= 0) return entry
  if (taken.from <= own.from) return withBreak({ from: taken.to, to: own.to }, entry.breakMinutes)
  if (taken.to >= own.to) return withBreak({ from: own.from, to: taken.from }, entry.breakMinutes)
  const breakMinutes = entry.breakMinutes + shared / MINUTE_MS
  return breakMinutes * MINUTE_MS < own.to - own.from ? { ...timesOf(own), breakMinutes } : undefined
}
