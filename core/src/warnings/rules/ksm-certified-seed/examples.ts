import type { FarmFacts, Sowing } from '../../farm.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob, withCrop } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]
const seed = (seedCertificate: string | null, subtype = 'talinisu') => ({
  name: seedCertificate === 'OTS' ? 'Oma nisu' : 'Skagen',
  type: 'seed',
  subtype,
  seedCertificate,
})
const sown = (_id: string, seedCertificate: string | null, overrides: Overrides = {}) =>
  sampleJob('sowing', '2025-09-10', { _id, materials: [seed(seedCertificate)], ...overrides })
const on = (
  jobs: readonly ReturnType<typeof sampleJob>[],
  { crop = 'talinisu', ksmYears = [2026] as readonly number[] } = {},
) => ({ ...sampleFacts(jobs, withCrop(crop)), ksmYears })

const mixing: readonly Example[] = [
  {
    name: 'certified and own seed on one field',
    facts: on([sown('a', 'C1'), sown('b', 'OTS', { date: '2025-09-12' })]),
    findings: [
      {
        outcome: 'broken',
        eventId: 'b',
        relatedId: 'a',
        date: '2025-09-12',
        cause: 'mixed|a',
        message:
          'Põld „Mäepõld“: teravilja on külvatud nii sertifitseeritud seemnega („Skagen“, 10.09.2025) kui ka oma ' +
          'seemnega („Oma nisu“, 12.09.2025). KSM toetuses ei tohi samale põllule külvata mõlemat, välja arvatud ' +
          'allakülv. Kui külvati eri osadele, jagage põld kaheks; kui seemne klass on vale, parandage see seemne andmetes.',
      },
    ],
  },
  {
    name: 'both in one job',
    facts: on([sown('a', null, { materials: [seed('C'), seed('OTS')] })]),
    findings: [{ outcome: 'broken', eventId: 'a', relatedId: null }],
  },
  { name: 'two certified seeds', facts: on([sown('a', 'C1'), sown('b', 'SE')]), findings: [] },
  { name: 'own seed alone', facts: on([sown('a', 'OTS'), sown('b', 'OTS')]), findings: [] },
  { name: 'a class of which the label tells', facts: on([sown('a', 'ST'), sown('b', 'OTS')]), findings: [] },
  { name: 'a class that nobody named', facts: on([sown('a', null), sown('b', 'OTS')]), findings: [] },
  {
    name: 'what is sown under it may be own seed',
    facts: on([sown('a', 'C1'), sown('b', 'OTS', { category: { key: 'undersowing', name: 'Allakülv' } })]),
    findings: [],
  },
  {
    name: 'a catch crop of another kind too',
    facts: on([sown('a', 'C1'), sown('b', 'OTS', { materials: [seed('OTS', 'rukis')] })]),
    findings: [],
  },
  {
    name: 'maize is no such cereal',
    facts: on([sown('a', 'C1'), sown('b', 'OTS')], { crop: 'mais' }),
    findings: [],
  },
  {
    name: 'the next crop year is another sowing',
    facts: on([sown('a', 'C1'), sown('b', 'OTS', { date: '2026-09-10' })], { ksmYears: [2026, 2027] }),
    findings: [],
  },
  {
    name: 'a farm that does not take the support',
    facts: on([sown('a', 'C1'), sown('b', 'OTS')], { ksmYears: [] }),
    findings: [],
  },
  {
    name: 'a draft would mix them',
    facts: on([sown('a', 'C1'), sown('b', 'OTS', { status: 'DRAFT' })]),
    findings: [{ outcome: 'broken', eventId: 'b' }],
  },
]

const field = (_id: string, area: number, { crop, year }: { crop: string; year: number }) => ({
  _id,
  name: _id,
  area,
  yearInfo: [{ year, mainCrop: { crop } }],
})
const sowing = (
  fieldId: string,
  area: number,
  { certificate, ...overrides }: Partial<Sowing> & { certificate: string | null },
): Sowing => ({
  fieldId,
  area,
  date: '2025-09-10',
  crops: ['talinisu'],
  certificates: [certificate],
  ...overrides,
})
interface FarmCase extends Partial<FarmFacts> {
  readonly crop?: string
  readonly year?: number
}
/** Two fields: hectares of `certified`, and the rest of 100 ha with own seed, as long as nothing else is told. */
const farm = (certified: number, { crop = 'talinisu', year = 2026, ...overrides }: FarmCase = {}) =>
  sampleFarm({
    today: '2026-07-01',
    ksmYears: [year],
    fields: [field('a', certified, { crop, year }), field('b', 100 - certified, { crop, year })],
    sowings: [
      sowing('a', certified, { certificate: 'C1' }),
      sowing('b', 100 - certified, { certificate: 'OTS' }),
    ],
    ...overrides,
  })

const broken = { outcome: 'broken', targetId: '2026', date: null } as const
const share: readonly Example[] = [
  { name: 'exactly 15 %', farm: farm(15), findings: [] },
  {
    name: 'a little less',
    farm: farm(14.99),
    findings: [
      {
        ...broken,
        level: 'ERROR',
        cause: '14.99|0|100',
        message:
          'KSM toetus 2026: sertifitseeritud seemnega on külvatud 14,99 ha 100 hektarist teraviljast (2025. aasta sügis ' +
          'ja 2026. aasta kevad) ehk 14,99%. Vaja on vähemalt 15%; mais, sorgo ja segavili ei lähe arvesse. Kontrollige, ' +
          'kas kõik külvid ja seemne klassid on õigesti kirjas; hoidke alles etikett või ostudokument.',
      },
    ],
  },
  {
    name: 'none at all',
    farm: farm(0, {
      fields: [field('b', 100, { crop: 'talinisu', year: 2026 })],
      sowings: [sowing('b', 100, { certificate: 'OTS' })],
    }),
    findings: [{ ...broken, level: 'ERROR', cause: '0|0|100' }],
  },
  {
    name: 'spring can still mend it',
    farm: farm(5, { today: '2026-06-30' }),
    findings: [{ ...broken, level: 'WARN', until: '2026-06-30' }],
  },
  {
    name: 'on the first day on which it is asked',
    farm: farm(5, { today: '2026-04-01' }),
    findings: [{ ...broken, level: 'WARN' }],
  },
  { name: 'in winter nothing is told', farm: farm(5, { today: '2026-03-31' }), findings: [] },
  {
    name: 'a class of which the label tells may be enough',
    farm: farm(10, {
      sowings: [sowing('a', 10, { certificate: 'C1' }), sowing('b', 90, { certificate: 'ST' })],
    }),
    findings: [{ ...broken, level: 'WARN', cause: '10|90|100' }],
  },
  {
    name: 'a seed that nobody named a class for may be enough',
    farm: farm(10, {
      sowings: [sowing('a', 10, { certificate: 'C1' }), sowing('b', 90, { certificate: null })],
    }),
    findings: [{ ...broken, level: 'WARN' }],
  },
  {
    name: 'spring counts to the autumn before',
    farm: farm(20, {
      sowings: [
        sowing('a', 20, { certificate: 'C1', date: '2026-06-30' }),
        sowing('b', 80, { certificate: 'OTS' }),
      ],
    }),
    findings: [],
  },
  {
    name: 'sown after spring it is none of the year',
    farm: farm(20, {
      sowings: [
        sowing('a', 20, { certificate: 'C1', date: '2026-07-01' }),
        sowing('b', 80, { certificate: 'OTS' }),
      ],
    }),
    findings: [{ ...broken, cause: '0|0|80' }],
  },
  {
    name: 'sown in June a year before it is none either',
    farm: farm(20, {
      sowings: [
        sowing('a', 20, { certificate: 'OTS', date: '2025-06-30' }),
        sowing('b', 80, { certificate: 'C1' }),
      ],
    }),
    findings: [],
  },
  {
    name: 'a field that was sown twice counts once',
    farm: farm(10, {
      sowings: [
        sowing('a', 10, { certificate: 'C1' }),
        sowing('a', 10, { certificate: 'C1' }),
        sowing('b', 90, { certificate: 'OTS' }),
      ],
    }),
    findings: [{ ...broken, cause: '10|0|100' }],
  },
  { name: 'maize is in neither sum', farm: farm(5, { crop: 'mais' }), findings: [] },
  { name: 'a mixture with other crops neither', farm: farm(5, { crop: 'segavili' }), findings: [] },
  {
    name: 'a mixture of cereals is a cereal',
    farm: farm(5, {
      crop: 'teraviljade_segu',
      sowings: [
        sowing('a', 5, { certificate: 'C1', crops: ['teraviljade_segu'] }),
        sowing('b', 95, { certificate: 'OTS', crops: ['teraviljade_segu'] }),
      ],
    }),
    findings: [{ ...broken, cause: '5|0|100' }],
  },
  {
    name: 'a catch crop of another kind is none',
    farm: farm(5, { sowings: [sowing('b', 95, { certificate: 'OTS', crops: ['rukis'] })] }),
    findings: [],
  },
  { name: 'nothing was sown', farm: farm(5, { sowings: [] }), findings: [] },
  { name: 'a farm that does not take the support', farm: farm(5, { ksmYears: [2024] }), findings: [] },
  {
    name: 'the year before is told too',
    farm: farm(5, { today: '2027-02-01' }),
    findings: [{ ...broken, level: 'ERROR' }],
  },
  {
    name: 'in 2023 the own winter cereals of 2022 do not count',
    farm: farm(5, {
      year: 2023,
      today: '2023-07-01',
      sowings: [
        sowing('a', 5, { certificate: 'C1', date: '2022-09-10' }),
        sowing('b', 95, { certificate: 'OTS', date: '2022-12-31' }),
      ],
    }),
    findings: [],
  },
  {
    name: 'those of spring 2023 do',
    farm: farm(5, {
      year: 2023,
      today: '2023-07-01',
      sowings: [
        sowing('a', 5, { certificate: 'C1', date: '2022-09-10' }),
        sowing('b', 95, { certificate: 'OTS', date: '2023-05-01' }),
      ],
    }),
    findings: [{ outcome: 'broken', targetId: '2023', level: 'ERROR' }],
  },
]

export const ksmCertifiedSeedExamples: readonly Example[] = [...mixing, ...share]
