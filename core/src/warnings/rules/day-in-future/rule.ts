import { dayText } from '../../../text/format.ts'
import type { EventFacts, Facts } from '../../facts.ts'
import type { FarmFacts, OpenJob } from '../../farm.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'
import { placeText } from '../../lib/targets/material-places.ts'
import type { FarmFinding, Finding, Rule } from '../../rule.ts'
import { dayAhead } from './day-ahead.ts'

function textOf(event: EventFacts, day: string, field: string): string {
  const state = event.status === 'DONE' ? 'tehtuks' : 'tegemisel olevaks'
  const which = day === event.date ? 'kuupäev' : `lõpp ${dayText(day)}`
  return (
    `${placeText(event, field)}töö on märgitud ${state}, aga selle ${which} on tulevikus. Kontrollige päeva ja aastat; ` +
    'kui töö on alles ees, märkige see ettevalmistatuks.'
  )
}

const saying = (event: EventFacts, day: string, field: string) => ({
  outcome: 'broken' as const,
  cause: day,
  date: day,
  until: null,
  nextAllowed: null,
  message: () => textOf(event, day, field),
})

/** Only of jobs that are being written, for which alone the workers are told: what is stored is judged by the day on which somebody looks. */
function check({ events, field, today, focus, workers }: Facts): Finding[] {
  if (focus === undefined || workers === undefined) return []
  return events.flatMap((event) => {
    const day = focus.has(event._id) ? dayAhead(event, today) : undefined
    if (day === undefined) return []
    return [{ ...saying(event, day, field.name), event, related: null, material: null }]
  })
}

function storedAhead({ event, field }: OpenJob, today: string): FarmFinding[] {
  const day = dayAhead(event, today)
  if (day === undefined) return []
  return [{ ...saying(event, day, field.name), target: { kind: 'job', id: event._id, event, field } }]
}

/** A job that is done, or going on, on a day that is yet to come: mostly its year was mistyped. */
export const dayInFuture: Rule = {
  id: 'DAY_IN_FUTURE',
  title: 'Töö päev on tulevikus',
  level: 'WARN',
  summary:
    'Tehtud töö ei saa olla päevaga, mis on alles ees, ega tegemisel töö sellisel päeval alata. Sageli on vale aasta: ' +
    'aastata kirjutatud päev läheb lahti olevasse saagiaastasse. Tänane päev on lubatud.',
  isOfOneJob: true,
  sources: OWN_CHECK,
  quantities: [],
  check,
  checkFarm: ({ openJobs, today }: FarmFacts) => openJobs.flatMap((job) => storedAhead(job, today)),
}
