import { CATEGORY } from '../../../settings/table.ts'
import type { MonitoringEntry } from '../../../jobs/schema.ts'
import { NOTHING_FOUND } from '../../../monitoring/schema.ts'
import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

const herbicide: MaterialLike = { name: 'Herbitsiid H', type: 'chemical', subtypeVariant: 'TKV_REGISTRIST' }
const weeds: MonitoringEntry = { inspectionType: 'UMBROHUD', target: 'CIRAR', amount: 3, unit: 'tk/m2' }
const clean: MonitoringEntry = { ...weeds, target: NOTHING_FOUND, amount: null, unit: null }
const sprayed = (material: Partial<MaterialLike> = {}, overrides: Overrides = {}) =>
  sampleFacts([
    sampleJob('spraying', '2026-05-04', { materials: [{ ...herbicide, ...material }], ...overrides }),
  ])
const broken = { outcome: 'broken', eventId: 'spraying', date: '2026-05-04', nextAllowed: null } as const

export const missingInspectionsExamples: readonly Example[] = [
  {
    name: 'a product of the register, and nobody said what was found',
    facts: sprayed(),
    findings: [
      {
        ...broken,
        relatedId: null,
        cause: 'x9vxei',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (04.05.2026): taimekaitsetööl vahendiga „Herbitsiid H“ puudub seire. ' +
          'Märkige, mida põllul enne tööd leiti ja kui palju; kui midagi ei leitud, valige „ei tuvastatud“. ' +
          'Seire on integreeritud taimekaitse kohustus; kirja panemist küsib Vagu.',
      },
    ],
  },
  { name: 'weeds were counted', facts: sprayed({}, { inspections: [weeds] }), findings: [] },
  { name: 'nothing was found', facts: sprayed({}, { inspections: [clean] }), findings: [] },
  { name: 'another product', facts: sprayed({ subtypeVariant: 'TKV_MUU' }), findings: [broken] },
  { name: 'a chemical of no kind', facts: sprayed({ subtypeVariant: null }), findings: [broken] },
  ...['MARGAJA', 'BIOSTIM', 'KASVUINH', 'DESIKANT'].map((subtypeVariant) => ({
    name: `for ${subtypeVariant} nothing is looked for`,
    facts: sprayed({ subtypeVariant }),
    findings: [],
  })),
  {
    name: 'one product of several is enough',
    facts: sprayed(
      {},
      { materials: [{ name: 'Märgaja', type: 'chemical', subtypeVariant: 'MARGAJA' }, herbicide] },
    ),
    findings: [broken],
  },
  {
    name: 'several products are one cause',
    facts: sprayed({}, { materials: [herbicide, herbicide] }),
    findings: [broken],
  },
  { name: 'a fertilizer through the leaves', facts: sprayed({ type: 'fertilizer' }), findings: [] },
  { name: 'no material at all', facts: sprayed({}, { materials: [] }), findings: [] },
  {
    name: 'a chemical in work of another category',
    facts: sprayed({}, { category: { key: CATEGORY.other, name: 'Muu' } }),
    findings: [],
  },
  {
    name: 'a running job',
    facts: sprayed({}, { status: 'IN_PROGRESS', endDate: null }),
    findings: [broken],
  },
  { name: 'a draft would lack it', facts: sprayed({}, { status: 'DRAFT' }), findings: [broken] },
  {
    name: 'before a planned job there is nothing to observe',
    facts: sprayed({}, { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [],
  },
]
