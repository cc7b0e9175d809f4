import { CATEGORY } from '../../../settings/table.ts'
import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

const wheat: MaterialLike = { name: 'Skagen', type: 'seed', amount: 200, unit: 'kg/ha' }
const npk: MaterialLike = { name: 'NPK', type: 'fertilizer', amount: 300, unit: 'kg/ha' }
const sown = (materials: readonly MaterialLike[], overrides: Overrides = {}) =>
  sampleFacts([sampleJob('sowing', '2026-09-10', { materials, ...overrides })])
const withAmount = (amount: number | null): MaterialLike => ({ ...wheat, amount })
const broken = { outcome: 'broken', eventId: 'sowing', date: '2026-09-10', nextAllowed: null } as const

export const missingCropAmountExamples: readonly Example[] = [
  {
    name: 'no material',
    facts: sown([]),
    findings: [
      {
        ...broken,
        relatedId: null,
        cause: 'seed',
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (10.09.2026): külvil on seeme märkimata. Lisage külvatud seeme ja selle kogus.',
      },
    ],
  },
  { name: 'a seed with its amount', facts: sown([wheat]), findings: [] },
  {
    name: 'a seed without an amount',
    facts: sown([withAmount(null)]),
    findings: [
      {
        ...broken,
        cause: 'skagen|amount',
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (10.09.2026): seemnel „Skagen“ puudub kasutusnorm. Märkige, kui palju seda ' +
          'külvati, näiteks kg/ha.',
      },
    ],
  },
  { name: 'an amount of 0', facts: sown([withAmount(0)]), findings: [{ ...broken, cause: 'skagen|amount' }] },
  { name: 'the least amount is one', facts: sown([withAmount(0.001)]), findings: [] },
  { name: 'a fertilizer is no seed', facts: sown([npk]), findings: [{ ...broken, cause: 'seed' }] },
  { name: 'a seed with a fertilizer', facts: sown([npk, wheat]), findings: [] },
  {
    name: 'the amount of the fertilizer is not that of the seed',
    facts: sown([npk, withAmount(null)]),
    findings: [{ ...broken, cause: 'skagen|amount' }],
  },
  {
    name: 'a fertilizer without an amount is not asked',
    facts: sown([wheat, { ...npk, amount: null }]),
    findings: [],
  },
  {
    name: 'one seed of a mixture without an amount',
    facts: sown([wheat, { name: 'Ristik', type: 'seed' }]),
    findings: [{ ...broken, cause: 'ristik|amount' }],
  },
  {
    name: 'undersowing is work of its own',
    facts: sown([], { category: { key: CATEGORY.undersowing, name: 'Allakülv' } }),
    findings: [],
  },
  {
    name: 'other work sows nothing',
    facts: sampleFacts([sampleJob('cultivating', '2026-09-10')]),
    findings: [],
  },
  { name: 'a running sowing', facts: sown([], { status: 'IN_PROGRESS', endDate: null }), findings: [broken] },
  { name: 'a draft would lack it', facts: sown([], { status: 'DRAFT' }), findings: [broken] },
  {
    name: 'a planned sowing has no day',
    facts: sown([], { status: 'PLANNED', plannedYear: 2027, date: '2027-01-01', endDate: null }),
    findings: [
      {
        ...broken,
        date: null,
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (kavas 2027): külvil on seeme märkimata. Lisage külvatud seeme ja selle kogus.',
      },
    ],
  },
]
