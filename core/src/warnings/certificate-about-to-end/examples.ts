import type { WorkerFacts } from '../farm.ts'
import type { Example } from '../rule.ts'
import { sampleFarm } from '../sample.ts'

/** Ends on 30 November; 60 days before it is 1 October. */
const worker: WorkerFacts = {
  _id: 'mati',
  name: 'Mati Maasikas',
  chemicalCertification: true,
  chemicalWorkerLicenceEndDate: '2026-11-30',
}
const farmOn = (today: string, given: Partial<WorkerFacts> = {}) =>
  sampleFarm({ today, workers: [{ ...worker, ...given }] })
const broken = { outcome: 'broken', targetId: 'mati', until: '2026-11-30', cause: '2026-11-30' } as const

export const certificateAboutToEndExamples: readonly Example[] = [
  {
    name: '60 days before the end it warns',
    farm: farmOn('2026-10-01'),
    findings: [
      {
        ...broken,
        date: null,
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistus kehtib kuni 30.11.2026: jäänud on 60 päeva. Pärast seda ei ' +
          'tohi ta taimekaitsetöid teha. Uuendage tunnistus ja märkige töötaja juurde uus lõppkuupäev.',
      },
    ],
  },
  { name: '61 days before the end it does not', farm: farmOn('2026-09-30'), findings: [] },
  {
    name: 'one day before the end',
    farm: farmOn('2026-11-29'),
    findings: [
      {
        ...broken,
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistus kehtib kuni 30.11.2026: jäänud on 1 päev. Pärast seda ei ' +
          'tohi ta taimekaitsetöid teha. Uuendage tunnistus ja märkige töötaja juurde uus lõppkuupäev.',
      },
    ],
  },
  {
    name: 'the last day is still valid',
    farm: farmOn('2026-11-30'),
    findings: [
      {
        ...broken,
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistus kehtib kuni 30.11.2026: täna on viimane päev. Pärast seda ei ' +
          'tohi ta taimekaitsetöid teha. Uuendage tunnistus ja märkige töötaja juurde uus lõppkuupäev.',
      },
    ],
  },
  { name: 'the day after the last it has ended: another rule', farm: farmOn('2026-12-01'), findings: [] },
  {
    name: 'who holds no certificate is not warned by a day left over',
    farm: farmOn('2026-11-01', { chemicalCertification: false }),
    findings: [],
  },
  {
    name: 'an end that nobody knows is another rule',
    farm: farmOn('2026-11-01', { chemicalWorkerLicenceEndDate: null }),
    findings: [],
  },
  {
    name: 'each worker for himself, whether he does any work or not',
    farm: sampleFarm({
      today: '2026-11-01',
      workers: [worker, { ...worker, _id: 'kati', chemicalWorkerLicenceEndDate: '2026-11-02' }],
    }),
    findings: [broken, { targetId: 'kati', until: '2026-11-02' }],
  },
]
