import { needsCertificate } from '../../../jobs/plant-protection.ts'
import { dayText } from '../../../text/format.ts'
import { addDays } from '../../../time/day.ts'
import { certificateEndOf, workerTarget } from '../../lib/targets/certificates.ts'
import { CERTIFICATE } from '../../lib/law/sources.ts'
import type { EventFacts, Facts } from '../../facts.ts'
import type { WorkerFacts } from '../../facts.ts'
import type { FarmFinding, Finding, Rule } from '../../rule.ts'

function findingOnWorker(worker: WorkerFacts, today: string): FarmFinding[] {
  const end = certificateEndOf(worker)
  if (end === undefined || end >= today) return []
  return [
    {
      outcome: 'broken',
      target: workerTarget(worker),
      cause: end,
      date: addDays(end, 1),
      until: end,
      nextAllowed: null,
      message: () =>
        `Töötaja „${worker.name}“ taimekaitsetunnistus lõppes ${dayText(end)}. Ta ei tohi taimekaitsetöid teha, ` +
        'enne kui tunnistus on uuendatud. Märkige töötaja juurde uus lõppkuupäev.',
    },
  ]
}

interface Held {
  readonly event: EventFacts
  readonly worker: WorkerFacts
  readonly end: string
  readonly field: string
}

const endedText = ({ event, worker, end, field }: Held): string =>
  `Põld „${field}“: töö „${event.job.name}“ ${dayText(event.endDate ?? event.date)} tegija „${worker.name}“ ` +
  `taimekaitsetunnistus lõppes ${dayText(end)}. Valige kehtiva tunnistusega töötaja või märkige töötaja juurde ` +
  'uuendatud tunnistuse lõppkuupäev.'

const openText = ({ event, worker, end, field }: Held): string =>
  `Põld „${field}“: töö „${event.job.name}“ (${dayText(event.date)} - ...) tegija „${worker.name}“ ` +
  `taimekaitsetunnistus lõppes ${dayText(end)}. Ei ole teada, kas tööd tehti ka pärast seda: märkige töö lõpp.`

/** A running job has no last day yet: that it went on after the end can only be supposed. */
function findingOnJob(held: Held, today: string): Finding[] {
  const { event, worker, end } = held
  const isEnded = end < (event.endDate ?? event.date)
  if (!isEnded && (event.endDate !== null || end >= today)) return []
  const dayAfter = addDays(end, 1)
  return [
    {
      outcome: isEnded ? 'broken' : 'unknown',
      event,
      related: null,
      material: null,
      cause: `${worker._id}|${end}`,
      date: isEnded ? (event.date > dayAfter ? event.date : dayAfter) : null,
      until: end,
      nextAllowed: null,
      ...(isEnded ? {} : { missing: ['end'] as const }),
      message: () => (isEnded ? endedText(held) : openText(held)),
    },
  ]
}

function check({ events, field, workers, focus, today }: Facts): Finding[] {
  if (!workers) return []
  return events.flatMap((event) => {
    if (event.worker === null || event.status === 'PLANNED' || focus?.has(event._id) === false) return []
    const worker = workers.get(event.worker)
    const end = worker && certificateEndOf(worker)
    if (!worker || end === undefined || !needsCertificate(event.category, event.materials)) return []
    return findingOnJob({ event, worker, end, field: field.name }, today)
  })
}

/** A plant-protection certificate that has ended: on the worker, and on a job that is being written. */
export const chemicalCertificationEnded: Rule = {
  id: 'CHEMICAL_CERTIFICATION_ENDED',
  title: 'Taimekaitsetunnistus on lõppenud',
  level: 'ERROR',
  summary:
    'Töötaja taimekaitsetunnistus on lõppenud. Töö sisestamisel: taimekaitsevahendiga töö viimaseks päevaks on ' +
    'tegija tunnistus lõppenud. Viimasel päeval tunnistus veel kehtib.',
  isOfOneJob: true,
  sources: CERTIFICATE,
  quantities: [],
  check,
  checkFarm: ({ workers, today }) => workers.flatMap((worker) => findingOnWorker(worker, today)),
}
