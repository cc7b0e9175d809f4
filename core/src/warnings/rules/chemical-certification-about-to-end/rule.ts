import { dayText } from '../../../text/format.ts'
import { daysBetween } from '../../../time/day.ts'
import { certificateEndOf, workerTarget } from '../../lib/targets/certificates.ts'
import { CERTIFICATE_COURSE } from '../../lib/law/sources.ts'
import { counted } from '../../../text/counted.ts'
import type { WorkerFacts } from '../../facts.ts'
import type { FarmFacts } from '../../farm.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { aboutToEndLimits, courseDueFrom } from './limits.ts'

const leftText = (left: number): string =>
  left === 0 ? 'täna on viimane päev' : `jäänud on ${counted(left, 'päev', 'päeva')}`

function findingOf(worker: WorkerFacts, today: string): FarmFinding[] {
  const end = certificateEndOf(worker)
  if (end === undefined) return []
  const left = daysBetween(today, end)
  if (left < 0 || today < courseDueFrom(end)) return []
  return [
    {
      outcome: 'broken',
      target: workerTarget(worker),
      cause: end,
      date: null,
      until: end,
      nextAllowed: null,
      message: () =>
        `Töötaja „${worker.name}“ taimekaitsetunnistus kehtib kuni ${dayText(end)}: ${leftText(left)}. Pärast seda ` +
        'ei tohi ta taimekaitsetöid teha. Täienduskoolitus läbitakse kolm kuud enne lõppu. Märkige uue tunnistuse ' +
        'lõppkuupäev töötaja juurde.',
    },
  ]
}

/** A plant-protection certificate that ends soon. */
export const chemicalCertificationAboutToEnd: Rule = {
  id: 'CHEMICAL_CERTIFICATION_ABOUT_TO_END',
  title: 'Taimekaitsetunnistus on lõppemas',
  level: 'ERROR',
  summary:
    'Töötaja taimekaitsetunnistuse lõpuni on jäänud kolm kalendrikuud või vähem: siis läbitakse täienduskoolitus. ' +
    'Viimasel päeval tunnistus veel kehtib; rikutud ei ole veel midagi.',
  sources: CERTIFICATE_COURSE,
  limits: aboutToEndLimits,
  checkFarm: ({ workers, today }: FarmFacts) => workers.flatMap((worker) => findingOf(worker, today)),
}
