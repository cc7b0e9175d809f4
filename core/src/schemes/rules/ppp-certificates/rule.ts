import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { CERTIFICATE } from '../../../warnings/lib/law/sources.ts'
import { counted } from '../../../text/counted.ts'
import type { WorkerFacts } from '../../../warnings/facts.ts'
import { jobsOf, lineOf } from '../../lib/land.ts'
import { gravest, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'
import type { State } from '../../schema.ts'

/** State of a certificate on the day of a job; its last day still holds. */
function stateOn(day: string, worker: WorkerFacts | undefined): { state: State; note: string } {
  if (worker === undefined) return { state: 'unknown', note: 'tegija on kirjutamata' }
  const { name, chemicalCertification: isCertified, chemicalWorkerLicenceEndDate: end } = worker
  if (!isCertified) return { state: 'violation', note: `${name}: tunnistust ei ole` }
  if (end === null) return { state: 'unknown', note: `${name}: tunnistuse lõpp on kirjutamata` }
  return end < day
    ? { state: 'violation', note: `${name}: tunnistus lõppes ${dayText(end)}` }
    : { state: 'ok', note: `${name}: tunnistus kehtib kuni ${dayText(end)}` }
}

/** Certificates of those who sprayed, on the day on which they did. */
export const pppCertificates: Requirement = {
  key: 'ppp-certificates',
  part: 'HPK',
  title: 'Taimekaitsetunnistus',
  summary: 'Kes taimekaitsetöö otsustab ja kes selle teeb, on töö päeval kehtiva taimekaitsetunnistusega.',
  sources: CERTIFICATE,
  check: (facts) => {
    const byId = new Map(facts.workers.map((worker) => [worker._id, worker]))
    const sprayed = facts.fields.flatMap((each) =>
      jobsOf(facts, each)
        .filter(({ category }) => category.key === CATEGORY.plantProtection)
        .map((event) => ({
          each,
          event,
          found: stateOn(event.status === 'PLANNED' ? facts.today : event.date, byId.get(event.worker ?? '')),
        })),
    )
    const bad = sprayed.filter(({ found }) => found.state !== 'ok')
    const looked = counted(sprayed.length, 'pritsimine', 'pritsimist')
    return {
      state: gravest(sprayed.map(({ found }) => found.state)),
      says:
        bad.length === 0
          ? `Vaadatud ${looked}: kõik on korras.`
          : `Vaadatud ${looked}, tähelepanu vajab ${bad.length}.`,
      lines: bad.map(({ each, event, found: { state, note } }) =>
        lineOf(each, {
          is: state === 'unknown' ? 'unknown' : 'against',
          note,
          jobId: event._id,
          area: event.area,
        }),
      ),
      ways: bad.length === 0 ? [] : [way('workers', 'Kirjutage töötaja tunnistus ja selle lõpp')],
    }
  },
}
