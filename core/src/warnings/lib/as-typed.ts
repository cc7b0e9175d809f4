import type { EventFacts, Facts } from '../facts.ts'

/** A job as it is typed now. */
export type AsTyped = (event: EventFacts) => EventFacts

const asBefore: AsTyped = (event) => event

function typedNow(typed: readonly EventFacts[]): AsTyped {
  const [first] = typed
  if (first && typed.length === 1) return (event) => (event._id === first._id ? first : event)
  const byId = new Map(typed.map((event) => [event._id, event]))
  return (event) => byId.get(event._id) ?? event
}

/** Several rules ask for the same jobs, one after the other. */
let last: { readonly typed: readonly EventFacts[]; readonly now: AsTyped } | undefined

/** Finds of each job what is typed of it now; the others are as they were. */
export function asTyped(typed: readonly EventFacts[]): AsTyped {
  if (typed.length === 0) return asBefore
  if (last?.typed !== typed) last = { typed, now: typedNow(typed) }
  return last.now
}

/** The facts with the jobs as they are typed now. */
export const factsAsTyped = (facts: Facts, typed: readonly EventFacts[]): Facts =>
  typed.length === 0 ? facts : { ...facts, events: facts.events.map(asTyped(typed)) }
