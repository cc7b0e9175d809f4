import { dayText } from '../../text/format.ts'
import { daysBetween } from '../../time/day.ts'
import { CERTIFICATE, certificateEndOf, workerTarget } from '../certificates.ts'
import { countText } from '../delay-text.ts'
import type { FarmFacts, WorkerFacts } from '../farm.ts'
import type { FarmFinding, Rule } from '../rule.ts'
import { aboutToEndLimits, DAYS_BEFORE_END } from './limits.ts'

const leftText = (left: number): string =>
  left === 0 ? 'täna on viimane päev' : `jäänud on ${countText(left, 'päev', 'päeva')}`

function findingOf(worker: WorkerFacts, today: string): FarmFinding[] {
  const end = certificateEndOf(worker)
  if (end === undefined) return []
  const left = daysBetween(today, end)
  if (left < 0 || left > (DAYS_BEFORE_END.at(today)?.value ?? 0)) return []
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
        'ei tohi ta taimekaitsetöid teha. Uuendage tunnistus ja märkige töötaja juurde uus lõppkuupäev.',
    },
  ]
}

/** A plant-protection certificate that ends soon. */
export const certificateAboutToEnd: Rule = {
  id: 'CHEMICAL_CERTIFICATION_ABOUT_TO_END',
  title: 'Taimekaitsetunnistus on lõppemas',
  level: 'ERROR',
  summary:
    'Töötaja taimekaitsetunnistuse lõpuni on jäänud 60 päeva või vähem. Viimasel päeval tunnistus veel kehtib.',
  sources: CERTIFICATE,
  limits: aboutToEndLimits,
  checkFarm: ({ workers, today }: FarmFacts) => workers.flatMap((worker) => findingOf(worker, today)),
}
