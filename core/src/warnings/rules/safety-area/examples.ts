import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

/** On a field of 10 ha. */
const herbicide: MaterialLike = { name: 'Herbitsiid H', type: 'chemical', safetyArea: 20 }
const sprayed = (area: number, overrides: Overrides = {}, field: Parameters<typeof sampleFacts>[1] = {}) =>
  sampleFacts([sampleJob('spraying', '2026-05-04', { area, materials: [herbicide], ...overrides })], field)
const broken = { outcome: 'broken', eventId: 'spraying', date: '2026-05-04', nextAllowed: null } as const

export const safetyAreaExamples: readonly Example[] = [
  {
    name: 'the whole field',
    facts: sprayed(10),
    findings: [
      {
        ...broken,
        relatedId: null,
        cause: 'herbitsiid h|100000|100000',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (04.05.2026): vahendil „Herbitsiid H“ on ohutusala 20 m. Ohutusala tõttu ' +
          'peab töö pindala olema väiksem, kui põllu kogupindala (10 ha). Töö pindala on 10 ha. Vähendage töö pindala ' +
          'ohutusala võrra.',
      },
    ],
  },
  { name: 'one ten-thousandth of a hectare less', facts: sprayed(9.9999), findings: [] },
  { name: 'less by what rounding takes away', facts: sprayed(9.999_96), findings: [broken] },
  {
    name: 'more than the field',
    facts: sprayed(10.5),
    findings: [{ ...broken, cause: 'herbitsiid h|105000|100000' }],
  },
  {
    name: 'the area of that crop year is the measure',
    facts: sprayed(9, {}, { yearInfo: [{ year: 2026, area: 9 }] }),
    findings: [{ ...broken, cause: 'herbitsiid h|90000|90000' }],
  },
  {
    name: 'a field that is larger in that year',
    facts: sprayed(10, {}, { yearInfo: [{ year: 2026, area: 10.5 }] }),
    findings: [],
  },
  {
    name: 'the season decides whose year it is',
    facts: sprayed(
      10,
      { date: '2026-09-01', endDate: '2026-09-01' },
      {
        yearInfo: [
          { year: 2026, area: 12 },
          { year: 2027, area: 10 },
        ],
      },
    ),
    findings: [{ ...broken, date: '2026-09-01' }],
  },
  {
    name: 'no safety area',
    facts: sprayed(10, { materials: [{ ...herbicide, safetyArea: null }] }),
    findings: [],
  },
  {
    name: 'a safety area of 0 is none',
    facts: sprayed(10, { materials: [{ ...herbicide, safetyArea: 0 }] }),
    findings: [],
  },
  {
    name: 'the distance to water takes no area away',
    facts: sprayed(10, { materials: [{ ...herbicide, safetyArea: null, safetyWaterArea: 20 }] }),
    findings: [],
  },
  {
    name: 'of several materials the widest is named',
    facts: sprayed(10, { materials: [herbicide, { name: 'Laiem', safetyArea: 30 }, { name: 'Ilma' }] }),
    findings: [{ ...broken, cause: 'laiem|100000|100000' }],
  },
  { name: 'no material', facts: sprayed(10, { materials: [] }), findings: [] },
  {
    name: 'a running job',
    facts: sprayed(10, { status: 'IN_PROGRESS', endDate: null }),
    findings: [broken],
  },
  { name: 'a draft would break it', facts: sprayed(10, { status: 'DRAFT' }), findings: [broken] },
  {
    name: 'a planned job is held to its planned year and has no day',
    facts: sprayed(
      9,
      { status: 'PLANNED', plannedYear: 2027, date: '2027-01-01', endDate: null },
      { yearInfo: [{ year: 2027, area: 9 }] },
    ),
    findings: [{ ...broken, date: null }],
  },
]
