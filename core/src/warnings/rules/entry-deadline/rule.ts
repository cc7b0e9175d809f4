import { dayText } from '../../../text/format.ts'
import { addDays, daysBetween } from '../../../time/day.ts'
import { counted } from '../../../text/counted.ts'
import { type EventFacts, type Facts, isWhatIf } from '../../facts.ts'
import type { FarmFacts, OpenJob } from '../../farm.ts'
import type { FarmFinding, Finding, Rule } from '../../rule.ts'
import { ENTRY_TIME } from '../../lib/law/sources.ts'
import { ENTRY_DAYS, entryLimits } from './limits.ts'

/** The clock of a job; `left` is negative when the deadline has passed. */
interface Clock {
  readonly event: EventFacts
  readonly field: string
  readonly last: string
  readonly allowed: number
  readonly deadline: string
  readonly left: number
}

/** An open job counts from its start. Undefined until the day after it. */
function clockOf(event: EventFacts, field: string, today: string): Clock | undefined {
  const last = event.endDate ?? event.date
  const allowed = ENTRY_DAYS.at(last)?.value
  if (allowed === undefined || last >= today) return undefined
  const deadline = addDays(last, allowed)
  return { event, field, last, allowed, deadline, left: daysBetween(today, deadline) }
}

const daysText = (days: number): string => counted(days, 'päev', 'päeva')

function leftText({ deadline, left }: Clock): string {
  if (left < 0) return `Kande tähtaeg oli ${dayText(deadline)}, hilinenud ${daysText(-left)}.`
  return left === 0
    ? `Kande tähtaeg on täna, ${dayText(deadline)}.`
    : `Kande tähtaeg on ${dayText(deadline)}, jäänud ${daysText(left)}.`
}

const whyText = ({ event, field, last, allowed }: Clock): string =>
  `Põld „${field}“: töö „${event.job.name}“ ${event.endDate === null ? 'algas' : 'lõppes'} ${dayText(last)} ja see ` +
  `tuleb põlluraamatusse kanda ${allowed} päeva jooksul.`

const adviceOf = (clock: Clock): Finding => ({
  outcome: 'advice',
  event: clock.event,
  related: null,
  material: null,
  cause: clock.deadline,
  date: null,
  until: clock.deadline,
  nextAllowed: null,
  message: () => `${leftText(clock)} ${whyText(clock)}`,
})

/** Only of jobs that are being entered: of a stored job nobody knows when it was. */
function check({ events, field, today, focus, entered }: Facts): Finding[] {
  if (focus === undefined) return []
  return events.flatMap((event) => {
    const isBeingEntered = focus.has(event._id) && entered?.has(event._id) !== true && !isWhatIf(event)
    const clock = isBeingEntered ? clockOf(event, field.name, today) : undefined
    return clock ? [adviceOf(clock)] : []
  })
}

const overdueText = ({ event, field, deadline, last }: Clock): string =>
  `Põld „${field}“: töö „${event.job.name}“ (${dayText(last)}) on ` +
  `${event.status === 'DRAFT' ? 'ettevalmistatud' : 'pooleli'}, aga kuupäev on möödas ja kandetähtaeg ` +
  `${dayText(deadline)} läbi. Kui töö on tehtud, märkige see tehtuks; kui ei ole, muutke kuupäeva või kustutage töö.`

/** A running job without an end is still going on. */
const hasEnded = ({ status, endDate }: EventFacts): boolean =>
  status === 'DRAFT' || (status === 'IN_PROGRESS' && endDate !== null)

function overdueOf({ event, field }: OpenJob, today: string): FarmFinding[] {
  const clock = hasEnded(event) ? clockOf(event, field.name, today) : undefined
  if (clock === undefined || clock.left >= 0) return []
  return [
    {
      outcome: 'broken',
      target: { kind: 'job', id: event._id, event, field },
      cause: clock.deadline,
      date: clock.last,
      until: clock.deadline,
      nextAllowed: null,
      message: () => overdueText(clock),
    },
  ]
}

/** Jobs must be in the field book within ten days. */
export const entryDeadline: Rule = {
  id: 'ENTRY_DEADLINE',
  title: 'Põlluraamatu kande tähtaeg',
  level: 'WARN',
  summary:
    'Töö tuleb põlluraamatusse kanda 10 päeva jooksul pärast töö lõppu; kümnes päev on veel õigel ajal. Tehtud töö ' +
    'kandmisel öeldakse, mitu päeva on jäänud või hilinetud. Hoiatuse saab töö, mis on jäänud ettevalmistatuks või ' +
    'pooleli, kuigi selle lõpust on üle 10 päeva. Lõputa pooleli tööd reegel ei puuduta.',
  isOfOneJob: true,
  sources: ENTRY_TIME,
  limits: entryLimits,
  quantities: [],
  check,
  checkFarm: ({ openJobs, today }: FarmFacts) => openJobs.flatMap((job) => overdueOf(job, today)),
}
