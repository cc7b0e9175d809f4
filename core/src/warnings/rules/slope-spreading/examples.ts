import type { Slope } from '../../../fields/schema.ts'
import type { Spreading } from '../../../jobs/schema.ts'
import { by, npk, solid } from '../../lib/fertilizing/situations.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]
interface Case extends NonNullable<Overrides> {
  readonly slope?: Slope | null
  readonly spreading?: Spreading | null
}

/** Broadcast on a slope of 5 to 10 % unless told otherwise. */
const spread = (date: string, { slope = 'FROM_5_TO_10', spreading = 'BROADCAST', ...overrides }: Case = {}) =>
  sampleFacts(
    [sampleJob('fertilising', date, { materials: [npk], fertilization: by(spreading), ...overrides })],
    { slope },
  )

const winter = { until: '2027-03-20', nextAllowed: '2027-03-21' } as const
const spring = { until: '2026-03-20', nextAllowed: '2026-03-21' } as const
const always = { until: null, nextAllowed: null } as const

const moderate: readonly Example[] = [
  {
    name: 'broadcast on the first closed day',
    facts: spread('2026-10-01'),
    findings: [
      {
        outcome: 'broken',
        eventId: 'fertilising',
        relatedId: null,
        date: '2026-10-01',
        cause: 'npk 15-7-12|FROM_5_TO_10|2027-03-20',
        ...winter,
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.10.2026) väetisega „NPK 15-7-12“: väetis laotati kallaku pinnale. 5–10% kaldega ' +
          'maal ei tohi väetist pinnale laotada 01.10.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud), et see ei ' +
          'uhtuks vette. Pinnale tohib laotada alates 21.03.2027; otse mulda viies varem, kui muud keeluajad lubavad.',
      },
    ],
  },
  { name: 'the day before', facts: spread('2026-09-30'), findings: [] },
  {
    name: 'on the last closed day',
    facts: spread('2026-03-20'),
    findings: [{ outcome: 'broken', date: '2026-03-20', ...spring }],
  },
  { name: 'the day after', facts: spread('2026-03-21'), findings: [] },
  {
    name: 'bands lie on the surface too',
    facts: spread('2026-10-01', { spreading: 'BAND' }),
    findings: [{ outcome: 'broken', ...winter }],
  },
  { name: 'into the soil it may go', facts: spread('2026-10-01', { spreading: 'INJECTED' }), findings: [] },
  {
    name: 'nobody said how it was spread',
    facts: spread('2026-10-01', { spreading: null }),
    findings: [
      {
        outcome: 'unknown',
        date: null,
        missing: ['spreading'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.10.2026) väetisega „NPK 15-7-12“: 5–10% kaldega maal ei tohi väetist ' +
          'pinnale laotada 01.10.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud), et see ei uhtuks vette, aga ' +
          'laotusviis on märkimata. Märkige, kas see oli paisklaotus, lintlaotus või muldaviimine.',
      },
    ],
  },
  {
    name: 'nobody said, on an open day',
    facts: spread('2026-09-30', { spreading: null }),
    findings: [],
  },
  {
    name: 'a job of several days counts from its first closed day',
    facts: spread('2026-09-29', { endDate: '2026-10-02' }),
    findings: [{ outcome: 'broken', date: '2026-10-01' }],
  },
  {
    name: 'on the first day of the act',
    facts: spread('2019-10-01'),
    findings: [{ outcome: 'broken', date: '2019-10-01', until: '2020-03-20' }],
  },
  { name: 'before the act nothing is told', facts: spread('2019-03-01'), findings: [] },
]

const steep: readonly Example[] = [
  {
    name: 'above 10 % in summer',
    facts: spread('2026-06-01', { slope: 'ABOVE_10' }),
    findings: [
      {
        outcome: 'broken',
        date: '2026-06-01',
        cause: 'npk 15-7-12|ABOVE_10|',
        ...always,
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (01.06.2026) väetisega „NPK 15-7-12“: väetis laotati kallaku pinnale. Üle 10% kaldega ' +
          'maal ei tohi väetist pinnale laotada. Viige väetis otse mulda või jätke järsk osa väetamata; kui põllu kalle ' +
          'on tegelikult väiksem, parandage see põllu andmetes.',
      },
    ],
  },
  {
    name: 'above 10 % into the soil: exceptions are not known',
    facts: spread('2026-06-01', { slope: 'ABOVE_10', spreading: 'INJECTED' }),
    findings: [{ outcome: 'advice', date: null }],
  },
  {
    name: 'above 10 % nobody said how',
    facts: spread('2026-06-01', { slope: 'ABOVE_10', spreading: null }),
    findings: [{ outcome: 'unknown', missing: ['spreading'] }],
  },
  {
    name: 'above 10 % on the day before the act',
    facts: spread('2019-09-30', { slope: 'ABOVE_10' }),
    findings: [],
  },
]

const reach: readonly Example[] = [
  { name: 'up to 5 %', facts: spread('2026-12-01', { slope: 'UP_TO_5' }), findings: [] },
  { name: 'a slope that nobody noted', facts: spread('2026-12-01', { slope: null }), findings: [] },
  {
    name: 'manure is a fertilizer',
    facts: spread('2026-10-01', { materials: [solid] }),
    findings: [{ outcome: 'broken', ...winter }],
  },
  {
    name: 'lime is none',
    facts: spread('2026-10-01', {
      materials: [{ name: 'Põlevkivituhk', type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE' }],
    }),
    findings: [],
  },
  {
    name: 'leaves are not the ground',
    facts: spread('2026-10-01', { job: { key: 'foliar-fertilising', name: 'Lehekaudu väetamine' } }),
    findings: [],
  },
  {
    name: 'a draft would break it',
    facts: spread('2026-10-01', { status: 'DRAFT' }),
    findings: [{ outcome: 'broken', date: '2026-10-01' }],
  },
  {
    name: 'the placeholder day of a plan breaks nothing',
    facts: spread('2027-01-01', { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
]

export const slopeSpreadingExamples: readonly Example[] = [...moderate, ...steep, ...reach]
