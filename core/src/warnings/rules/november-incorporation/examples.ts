import type { Fertilization } from '../../../jobs/schema.ts'
import { CATEGORY } from '../../../settings/table.ts'
import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

const organic = (organicType: string | null): MaterialLike => ({
  name: 'Sõnnik',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType,
})
const within = (incorporatedWithinHours: number | null): Fertilization => ({
  highNutrientN: false,
  nutrientN: null,
  soilSampleYear: null,
  fertilizationBeforeSow: false,
  spreading: 'BROADCAST',
  incorporatedWithinHours,
})
const spread = (date: string, hours: number | null, overrides: Overrides = {}) =>
  sampleFacts([
    sampleJob('fertilising', date, {
      materials: [organic('TAHESONNIK')],
      fertilization: within(hours),
      ...overrides,
    }),
  ])
const spreadOf = (type: string | null, hours: number | null) =>
  spread('2026-11-10', hours, { materials: [organic(type)] })

const tilledOn = (day: string) => ({
  ...spread('2026-11-10', null),
  events: [...spread('2026-11-10', null).events, sampleJob('cultivating', day)],
})

const after = { until: '2026-11-30', nextAllowed: '2027-03-21' } as const
const broken = { outcome: 'broken', ...after } as const
const unknown = { outcome: 'unknown', date: null, ...after } as const

export const novemberIncorporationExamples: readonly Example[] = [
  {
    name: 'worked in too late',
    facts: spread('2026-11-10', 30),
    findings: [
      {
        ...broken,
        eventId: 'fertilising',
        relatedId: null,
        date: '2026-11-10',
        cause: 'sõnnik|2026|24',
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (10.11.2026) väetisega „Sõnnik“: sõnnik viidi mulda 30 tunni jooksul. ' +
          '01.11.2026 kuni 30.11.2026 tohib sõnnikut laotada ainult siis, kui see viiakse mulda 24 tunni jooksul, et ' +
          'lämmastik ei lenduks ega jõuaks vette. Ilma mulda viimata tohib laotada alates 21.03.2027 ja ainult põllule, ' +
          'millel kasvab kultuur.',
      },
    ],
  },
  { name: 'worked in after exactly 24 hours', facts: spread('2026-11-10', 24), findings: [] },
  {
    name: 'a minute too late',
    facts: spread('2026-11-10', 24.02),
    findings: [{ ...broken, date: '2026-11-10' }],
  },
  { name: 'worked in at once: 0 hours is a value', facts: spread('2026-11-10', 0), findings: [] },
  {
    name: 'nobody said when it was worked in',
    facts: spread('2026-11-10', null),
    findings: [
      {
        ...unknown,
        missing: ['incorporation'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (10.11.2026) väetisega „Sõnnik“: 01.11.2026 kuni 30.11.2026 tohib sõnnikut ' +
          'laotada ainult siis, kui see viiakse mulda 24 tunni jooksul, aga mulda viimise aeg on märkimata. Märkige, ' +
          'mitme tunni jooksul sõnnik mulda viidi.',
      },
    ],
  },
  {
    name: 'a record without the block of fertilizing',
    facts: spread('2026-11-10', null, { fertilization: null }),
    findings: [{ ...unknown, missing: ['incorporation'] }],
  },
  {
    name: 'the first day of November',
    facts: spread('2026-11-01', 25),
    findings: [{ ...broken, date: '2026-11-01' }],
  },
  { name: 'the day before', facts: spread('2026-10-31', 25), findings: [] },
  {
    name: 'the last day of November',
    facts: spread('2026-11-30', 25),
    findings: [{ ...broken, date: '2026-11-30' }],
  },
  { name: 'the day after has a ban of its own', facts: spread('2026-12-01', 25), findings: [] },
  {
    name: 'a job that lasts into November',
    facts: spread('2026-10-28', 25, { endDate: '2026-11-02' }),
    findings: [{ ...broken, date: '2026-11-01' }],
  },
  {
    name: 'a job that ends before it',
    facts: spread('2026-10-28', 25, { endDate: '2026-10-31' }),
    findings: [],
  },
  {
    name: 'before 2021 the law asked nothing of a growing crop',
    facts: spread('2020-11-30', 49),
    findings: [],
  },
  {
    name: 'tilled on the next day: that answers when it was worked in',
    facts: tilledOn('2026-11-11'),
    findings: [],
  },
  {
    name: 'tilled two days later does not',
    facts: tilledOn('2026-11-12'),
    findings: [{ ...unknown, missing: ['incorporation'] }],
  },
  {
    name: 'in 2021 it was 24 already',
    facts: spread('2021-11-10', 25),
    findings: [{ outcome: 'broken', cause: 'sõnnik|2021|24' }],
  },
  ...['POOLVEDELSONNIK', 'SUGAVALLAPANUSONNIK', 'LINNUSONNIK'].map((type) => ({
    name: `${type} is manure`,
    facts: spreadOf(type, 25),
    findings: [broken],
  })),
  ...['VEDELSONNIK', 'VIRTS', 'DIGESTAAT'].map((type) => ({
    name: `${type} is banned in November anyway`,
    facts: spreadOf(type, 25),
    findings: [],
  })),
  ...['KOMPOST', 'REOVEESETE', 'SILOMAHL', 'MUU_ORGAANILINE'].map((type) => ({
    name: `${type} is no manure`,
    facts: spreadOf(type, 25),
    findings: [],
  })),
  {
    name: 'an unknown kind that was not worked in in time',
    facts: spreadOf(null, 25),
    findings: [
      {
        ...unknown,
        missing: ['nutrient'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (10.11.2026) väetisega „Sõnnik“: 01.11.2026 kuni 30.11.2026 tohib sõnnikut ' +
          'laotada ainult siis, kui see viiakse mulda 24 tunni jooksul, aga orgaanilise väetise liik on märkimata. ' +
          'Märkige, kas see on sõnnik.',
      },
    ],
  },
  { name: 'an unknown kind that was', facts: spreadOf(null, 24), findings: [] },
  {
    name: 'a mineral fertilizer need not be worked in',
    facts: spread('2026-11-10', 25, {
      materials: [
        { name: 'K', type: 'fertilizer', fertilizerKind: 'MINERAL_FERTILIZER', nutrient: { N: 0 } },
      ],
    }),
    findings: [],
  },
  {
    name: 'nor a fertilizer of which nobody says what it is',
    facts: spread('2026-11-10', 25, { materials: [{ name: 'Midagi', type: 'fertilizer' }] }),
    findings: [],
  },
  {
    name: 'a heap of manure is stored, not spread',
    facts: spread('2026-11-10', 25, {
      category: { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' },
    }),
    findings: [],
  },
  {
    name: 'a draft would break it',
    facts: spread('2026-11-10', 25, { status: 'DRAFT' }),
    findings: [{ ...broken, date: '2026-11-10' }],
  },
  {
    name: 'a planned job has no day',
    facts: spread('2026-11-10', 25, { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [],
  },
  {
    name: 'a job that lasts out of November is told here',
    facts: spread('2026-11-30', 30, { endDate: '2026-12-01' }),
    findings: [{ ...broken, date: '2026-11-30' }],
  },
]
