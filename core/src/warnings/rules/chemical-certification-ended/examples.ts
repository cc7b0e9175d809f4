import type { Facts, MaterialLike } from '../../facts.ts'
import type { WorkerFacts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob } from '../../sample.ts'

const worker: WorkerFacts = {
  _id: 'mati',
  name: 'Mati Maasikas',
  chemicalCertification: true,
  chemicalWorkerLicenceEndDate: '2026-05-31',
}
const farmOn = (today: string, overrides: Partial<WorkerFacts> = {}) =>
  sampleFarm({ today, workers: [{ ...worker, ...overrides }] })

const chemical: MaterialLike = { name: 'Herbitsiid H', type: 'chemical', subtypeVariant: 'TKV_REGISTRIST' }
type Overrides = Parameters<typeof sampleJob>[2]
/** A spraying that is being written, done by Mati. */
function writing(date: string, overrides: Overrides = {}, workers: readonly WorkerFacts[] = [worker]): Facts {
  const job = sampleJob('spraying', date, { worker: 'mati', materials: [chemical], ...overrides })
  const byId = new Map(workers.map((each) => [each._id, each]))
  return { ...sampleFacts([job]), focus: new Set([job._id]), workers: byId }
}
const ended = { outcome: 'broken', until: '2026-05-31', cause: 'mati|2026-05-31' } as const
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }

export const chemicalCertificationEndedExamples: readonly Example[] = [
  {
    name: 'the day after the last the certificate has ended',
    farm: farmOn('2026-06-01'),
    findings: [
      {
        outcome: 'broken',
        targetId: 'mati',
        cause: '2026-05-31',
        date: '2026-06-01',
        until: '2026-05-31',
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistus lõppes 31.05.2026. Ta ei tohi taimekaitsetöid teha, enne kui ' +
          'tunnistus on uuendatud. Märkige töötaja juurde uus lõppkuupäev.',
      },
    ],
  },
  { name: 'on the last day it is valid', farm: farmOn('2026-05-31'), findings: [] },
  {
    name: 'an ended certificate that is no longer held is nobody’s concern',
    farm: farmOn('2026-06-01', { chemicalCertification: false }),
    findings: [],
  },
  {
    name: 'an end that nobody knows has not come',
    farm: farmOn('2026-06-01', { chemicalWorkerLicenceEndDate: null }),
    findings: [],
  },
  {
    name: 'a spraying the day after the last',
    facts: writing('2026-06-01'),
    findings: [
      {
        ...ended,
        eventId: 'spraying',
        relatedId: null,
        date: '2026-06-01',
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ 01.06.2026 tegija „Mati Maasikas“ taimekaitsetunnistus lõppes ' +
          '31.05.2026. Valige kehtiva tunnistusega töötaja või märkige töötaja juurde uuendatud tunnistuse ' +
          'lõppkuupäev.',
      },
    ],
  },
  { name: 'a spraying on the last day is free', facts: writing('2026-05-31'), findings: [] },
  {
    name: 'a spraying that lasts past the end, from the day after it',
    facts: writing('2026-05-30', { endDate: '2026-06-02' }),
    findings: [{ ...ended, date: '2026-06-01' }],
  },
  {
    name: 'a running job begun before the end: nobody knows whether it went on',
    facts: writing('2026-05-30', { endDate: null, status: 'IN_PROGRESS' }),
    findings: [
      {
        ...ended,
        outcome: 'unknown',
        date: null,
        missing: ['end'],
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (30.05.2026 - ...) tegija „Mati Maasikas“ taimekaitsetunnistus lõppes ' +
          '31.05.2026. Ei ole teada, kas tööd tehti ka pärast seda: märkige töö lõpp.',
      },
    ],
  },
  {
    name: 'a running job before the end has come is free',
    facts: { ...writing('2026-05-30', { endDate: null, status: 'IN_PROGRESS' }), today: '2026-05-31' },
    findings: [],
  },
  {
    name: 'a running job begun after the end',
    facts: writing('2026-06-05', { endDate: null, status: 'IN_PROGRESS' }),
    findings: [{ ...ended, date: '2026-06-05' }],
  },
  {
    name: 'a draft is judged by its day',
    facts: writing('2026-06-01', { status: 'DRAFT' }),
    findings: [ended],
  },
  {
    name: 'a plan has no day',
    facts: writing('2027-01-01', { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
  {
    name: 'a chemical of unset variant counts as plant protection',
    facts: writing('2026-06-01', { materials: [{ name: 'Tundmatu', type: 'chemical' }] }),
    findings: [ended],
  },
  {
    name: 'a wetting agent does not',
    facts: writing('2026-06-01', {
      materials: [{ name: 'Märgaja', type: 'chemical', subtypeVariant: 'MARGAJA' }],
    }),
    findings: [],
  },
  {
    name: 'a fertilizer does not',
    facts: writing('2026-06-01', { materials: [{ name: 'Väetis', type: 'fertilizer' }] }),
    findings: [],
  },
  {
    name: 'in other work no certificate is asked for',
    facts: writing('2026-06-01', other),
    findings: [],
  },
  {
    name: 'a job of nobody is refused elsewhere',
    facts: writing('2026-06-01', { worker: null }),
    findings: [],
  },
  {
    name: 'an unknown worker is refused elsewhere',
    facts: writing('2026-06-01', {}, []),
    findings: [],
  },
  {
    name: 'who never held one is refused elsewhere',
    facts: writing('2026-06-01', {}, [{ ...worker, chemicalCertification: false }]),
    findings: [],
  },
  {
    name: 'a job that is not being written is not judged anew',
    facts: { ...writing('2026-06-01'), focus: new Set(['another']) },
    findings: [],
  },
  {
    name: 'without the workers nothing can be told',
    facts: sampleFacts([sampleJob('spraying', '2026-06-01', { worker: 'mati', materials: [chemical] })]),
    findings: [],
  },
]
