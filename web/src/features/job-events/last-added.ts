import type { JobEvent } from '@vagu/core/job-events/schema'

const LAST_ADDED = 30

/** The list of the last added with some jobs new or changed. */
export function withEvents(known: readonly JobEvent[], events: readonly JobEvent[]): JobEvent[] {
  const changed = new Map(events.map((event) => [event._id, event]))
  const there = new Set(known.map(({ _id }) => _id))
  const fresh = events.filter(({ _id }) => !there.has(_id)).toReversed()
  return [...fresh, ...known.map((event) => changed.get(event._id) ?? event)].slice(0, LAST_ADDED)
}
