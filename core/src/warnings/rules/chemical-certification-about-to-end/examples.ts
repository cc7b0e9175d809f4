import type { WorkerFacts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

/** Ends on 30 November; three calendar months before it is 30 August. */
const worker: WorkerFacts = {
  _id: 'mati',
  name: 'Mati Maasikas',
  chemicalCertification: true,
  chemicalWorkerLicenceEndDate: '2026-11-30',
}
const farmOn = (today: string, overrides: Partial<WorkerFacts> = {}) =>
  sampleFarm({ today, workers: [{ ...worker, ...overrides }] })
const broken = { outcome: 'broken', targetId: 'mati', until: '2026-11-30', cause: '2026-11-30' } as const

export const chemicalCertificationAboutToEndExamples: readonly Example[] = [
  {
    name: 'three calendar months before the end it warns',
    farm: farmOn('2026-08-30'),
    findings: [
      {
        ...broken,
        date: null,
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistus kehtib kuni 30.11.2026: jäänud on 92 päeva. Pärast seda ei ' +
          'tohi ta taimekaitsetöid teha. Täienduskoolitus läbitakse kolm kuud enne lõppu. Märkige uue tunnistuse ' +
          'lõppkuupäev töötaja juurde.',
      },
    ],
  },
  { name: 'a day earlier it does not', farm: farmOn('2026-08-29'), findings: [] },
  {
    name: 'three months before the last of May is the last of February',
    farm: farmOn('2026-02-28', { chemicalWorkerLicenceEndDate: '2026-05-31' }),
    findings: [{ outcome: 'broken', until: '2026-05-31' }],
  },
  {
    name: 'and the day before it is not',
    farm: farmOn('2026-02-27', { chemicalWorkerLicenceEndDate: '2026-05-31' }),
    findings: [],
  },
  {
    name: 'one day before the end',
    farm: farmOn('2026-11-29'),
    findings: [
      {
        ...broken,
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistus kehtib kuni 30.11.2026: jäänud on 1 päev. Pärast seda ei ' +
          'tohi ta taimekaitsetöid teha. Täienduskoolitus läbitakse kolm kuud enne lõppu. Märkige uue tunnistuse ' +
          'lõppkuupäev töötaja juurde.',
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
          'tohi ta taimekaitsetöid teha. Täienduskoolitus läbitakse kolm kuud enne lõppu. Märkige uue tunnistuse ' +
          'lõppkuupäev töötaja juurde.',
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
