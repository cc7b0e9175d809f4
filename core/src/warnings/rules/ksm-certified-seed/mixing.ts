/** Certified and own seed of a cereal on one field in one crop year. */
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import {
  cropAt,
  cropYearOfEvent,
  type EventFacts,
  type Facts,
  isWhatIf,
  type MaterialUse,
} from '../../facts.ts'
import { isCountedCereal } from '../../lib/ksm.ts'
import type { Finding } from '../../rule.ts'
import { inOrder } from '../../lib/uses/uses.ts'
import { OWN_SEED } from '../../../materials/schema.ts'
import { CERTIFIED } from './limits.ts'

interface Sown {
  readonly event: EventFacts
  readonly seed: MaterialUse
  readonly isOwn: boolean
}

/** Seed of the field's main crop, a cereal; what is sown under it, or as a catch crop, may be own seed. */
function sownIn(event: EventFacts, { field }: Facts): Sown[] {
  const crop = cropAt(event, field)
  if (event.category.key !== CATEGORY.sowing || crop === null || !isCountedCereal(crop)) return []
  return event.materials
    .filter(({ type, subtype }) => type === 'seed' && subtype === crop)
    .flatMap((seed) => {
      const isOwn = seed.seedCertificate === OWN_SEED
      return isOwn || CERTIFIED.has(seed.seedCertificate ?? '') ? [{ event, seed, isOwn }] : []
    })
}

const sownText = ({ event, seed }: Sown): string => `„${seed.name}“, ${dayText(event.date)}`

function messageOf(one: Sown, other: Sown, field: string): string {
  const [certified, own] = one.isOwn ? [other, one] : [one, other]
  return (
    `Põld „${field}“: teravilja on külvatud nii sertifitseeritud seemnega (${sownText(certified)}) kui ka oma seemnega ` +
    `(${sownText(own)}). KSM toetuses ei tohi samale põllule külvata mõlemat, välja arvatud allakülv. Kui külvati eri ` +
    'osadele, jagage põld kaheks; kui seemne klass on vale, parandage see seemne andmetes.'
  )
}

const findingOf = (later: Sown, earlier: Sown, { field }: Facts): Finding => ({
  outcome: 'broken',
  event: later.event,
  related: earlier.event === later.event ? null : earlier.event,
  material: later.seed,
  cause: `mixed|${earlier.event._id}`,
  judged: `${earlier.event.date}|${later.event.date}`,
  date: later.event.status === 'PLANNED' ? null : later.event.date,
  until: null,
  nextAllowed: null,
  message: () => messageOf(later, earlier, field.name),
})

/** Each seed against the first of the other kind that was sown before it. */
function mixedAmong(events: readonly EventFacts[], facts: Facts): Finding[] {
  const sown = inOrder(events).flatMap((event) => sownIn(event, facts))
  return sown.flatMap((later, i) => {
    const earlier = sown.slice(0, i).find(({ isOwn }) => isOwn !== later.isOwn)
    return earlier ? [findingOf(later, earlier, facts)] : []
  })
}

/** Sowings that are done stand against those that are done; drafts, then plans, against all of them. */
export function mixedSowings(facts: Facts): Finding[] {
  const { ksmYears = [], field } = facts
  if (ksmYears.length === 0) return []
  const years = Map.groupBy(facts.events, (event) => cropYearOfEvent(event, field))
  return [...years].flatMap(([year, events]) => {
    if (!ksmYears.includes(year)) return []
    const done = events.filter((event) => !isWhatIf(event))
    const onDone = mixedAmong(done, facts)
    if (done.length === events.length) return onDone
    return [...onDone, ...mixedAmong(events, facts).filter(({ event }) => isWhatIf(event))]
  })
}
