import type { Facts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import {
  sampleFacts,
  sampleFarm,
  sampleJob,
  sampleProduct,
  sampleProducts,
  sampleRegister,
  sampleMaterial,
} from '../../sample.ts'

const seed: MaterialLike = { name: 'Skagen', type: 'seed', coating: { name: 'puhis  P' } }
const ended = { validUntil: '2025-09-10', useUpUntil: '2026-09-10' }
const ungraced = { validUntil: '2025-03-10', useUpUntil: null }
type Product = Parameters<typeof sampleProduct>[0]
type Overrides = Parameters<typeof sampleJob>[2]

function sown(date: string, product: Product = ended, overrides: Overrides = {}): Facts {
  const job = sampleJob('sowing', date, { materials: [seed], ...overrides })
  return {
    ...sampleFacts([job]),
    products: sampleProducts(sampleProduct({ number: '7', name: 'Puhis P', ...product })),
  }
}
const broken = { outcome: 'broken', eventId: 'sowing', until: '2026-09-10' } as const

const brief = { number: '7', name: 'Puhis P', ...ended }
const farmOn = (today: string, overrides: Partial<typeof brief | typeof ungraced> = {}) =>
  sampleFarm({
    today,
    register: sampleRegister({ ...brief, ...overrides }),
    requisites: [sampleMaterial(seed, 'seeme')],
  })
const onSeed = { outcome: 'broken', targetId: 'seeme', until: '2026-09-10' } as const

const onJobs: readonly Example[] = [
  {
    name: 'sown the day after the last',
    facts: sown('2026-09-11'),
    findings: [
      {
        ...broken,
        date: '2026-09-11',
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (11.09.2026): seemne „Skagen“ puhtimisvahendi „puhis  P“ luba lõppes ' +
          '10.09.2025; varusid tohtis kasutada kuni 10.09.2026. Parandage külvi kuupäev või seemne puhtimisvahend, ' +
          'kui need on valesti märgitud.',
      },
    ],
  },
  { name: 'sown on the last day', facts: sown('2026-09-10'), findings: [] },
  {
    name: 'a sowing that lasts past the end',
    facts: sown('2026-09-09', ended, { endDate: '2026-09-12' }),
    findings: [{ ...broken, date: '2026-09-11' }],
  },
  {
    name: 'a sowing long after the end, from its own first day',
    facts: sown('2026-09-20', ended, { endDate: '2026-09-22' }),
    findings: [{ ...broken, date: '2026-09-20' }],
  },
  {
    name: 'an undersowing counts as well',
    facts: sown('2026-09-11', ended, { category: { key: 'undersowing', name: 'Allakülv' } }),
    findings: [broken],
  },
  {
    name: 'other work is no sowing',
    facts: sown('2026-09-11', ended, { category: { key: 'other', name: 'Muu' } }),
    findings: [],
  },
  {
    name: 'within 18 months of an end of which the register says no more',
    facts: sown('2026-09-10', ungraced),
    findings: [{ outcome: 'unknown', date: null, until: '2026-09-10', missing: ['authorisation'] }],
  },
  {
    name: 'later than 18 months after it',
    facts: sown('2026-09-11', ungraced),
    findings: [{ ...broken, date: '2026-09-11' }],
  },
  {
    name: 'a product that the register does not know is another rule',
    facts: sown('2026-09-11', { ...ended, name: 'Puhis Q' }),
    findings: [],
  },
  {
    name: 'seed that is not dressed',
    facts: sown('2026-09-11', ended, { materials: [{ ...seed, coating: null }] }),
    findings: [],
  },
  {
    name: 'the same seed twice is one finding',
    facts: sown('2026-09-11', ended, { materials: [seed, seed] }),
    findings: [broken],
  },
  {
    name: 'a plan has no day',
    facts: sown('2027-01-01', ended, { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
  {
    name: 'without a register nothing can be told',
    facts: { ...sown('2026-09-11'), products: undefined },
    findings: [],
  },
]

const onFarm: readonly Example[] = [
  {
    name: 'a seed of the farm whose coating ended yesterday',
    farm: farmOn('2026-09-11'),
    findings: [
      {
        ...onSeed,
        date: '2026-09-11',
        cause: 'puhis p|2026-09-10',
        message:
          'Tarvikute loetelu: seemne „Skagen“ puhtimisvahendi „puhis  P“ luba lõppes 10.09.2025; varusid tohtis ' +
          'kasutada kuni 10.09.2026. Valige seemnele kehtiva loaga puhtimisvahend.',
      },
    ],
  },
  {
    name: 'what is no seed is not sown',
    farm: { ...farmOn('2026-09-11'), requisites: [sampleMaterial({ ...seed, type: 'material' }, 'seeme')] },
    findings: [],
  },
  {
    name: 'seed of the farm that is not dressed',
    farm: { ...farmOn('2026-09-11'), requisites: [sampleMaterial({ ...seed, coating: null }, 'seeme')] },
    findings: [],
  },
  { name: 'that ends today', farm: farmOn('2026-09-10'), findings: [] },
  { name: 'that may still be used up', farm: farmOn('2026-09-10', ungraced), findings: [] },
  { name: 'that may no longer be used up', farm: farmOn('2026-09-11', ungraced), findings: [onSeed] },
  {
    name: 'a coating with an id goes by the number of its material',
    farm: {
      ...farmOn('2026-09-11'),
      requisites: [
        sampleMaterial({ name: 'Meie puhis', type: 'chemical', registerNumber: '7' }, 'puhis'),
        sampleMaterial({ ...seed, coating: { name: 'Meie puhis', requisiteId: 'puhis' } }, 'seeme'),
      ],
    },
    findings: [onSeed],
  },
  {
    name: 'without a register nothing can be told',
    farm: { ...farmOn('2026-09-11'), register: undefined },
    findings: [],
  },
]

export const seedCoatingNoLongerActiveExamples: readonly Example[] = [...onJobs, ...onFarm]
