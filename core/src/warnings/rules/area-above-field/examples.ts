import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

const field = { area: 10.25 }
const worked = (area: number, overrides: Overrides = {}) =>
  sampleFacts([sampleJob('spraying', '2026-05-15', { area, ...overrides })], field)
const broken = { outcome: 'broken', eventId: 'spraying', date: '2026-05-15', nextAllowed: null } as const

export const areaAboveFieldExamples: readonly Example[] = [
  {
    name: 'a comma too far to the right',
    facts: worked(102.5),
    findings: [
      {
        ...broken,
        cause: '1025000|102500',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (15.05.2026): töö pind on 102,5 ha, aga põld on saagiaastal 2026 10,25 ha. ' +
          'Kontrollige pinda; kui põld ongi suurem, parandage põllu pindala.',
      },
    ],
  },
  { name: 'the whole field', facts: worked(10.25), findings: [] },
  { name: 'the most that counts as the field', facts: worked(10.7625), findings: [] },
  { name: 'one step more', facts: worked(10.7626), findings: [broken] },
  { name: 'a part of the field', facts: worked(2), findings: [] },
  { name: 'a prepared job', facts: worked(102.5, { status: 'DRAFT' }), findings: [broken] },
  {
    name: 'a planned job has no day',
    facts: worked(102.5, { status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null }),
    findings: [{ outcome: 'broken', date: null }],
  },
  {
    name: 'the area of the year of the job counts',
    facts: sampleFacts([sampleJob('spraying', '2026-05-15', { area: 12 })], {
      ...field,
      yearInfo: [
        { year: 2025, area: 10.25 },
        { year: 2026, area: 12 },
      ],
    }),
    findings: [],
  },
  {
    name: 'a field that was larger the year before',
    facts: sampleFacts([sampleJob('spraying', '2026-05-15', { area: 12 })], {
      ...field,
      yearInfo: [
        { year: 2025, area: 12 },
        { year: 2026, area: 10.25 },
      ],
    }),
    findings: [broken],
  },
  {
    name: 'a field of which no area is known',
    facts: sampleFacts(worked(5).events, { area: 0 }),
    findings: [],
  },
]
