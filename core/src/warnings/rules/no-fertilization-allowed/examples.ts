import { CATEGORY } from '../../../settings/table.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'
import { liquidExamples } from './liquid-examples.ts'
import { organicExamples } from './organic-examples.ts'
import { broken, lastSpring, npk, solid, spread, unknown } from '../../lib/fertilizing/situations.ts'

const mineral: readonly Example[] = [
  {
    name: 'mineral nitrogen on the first banned day',
    facts: spread(npk, '2026-10-15'),
    findings: [
      {
        ...broken,
        eventId: 'fertilising',
        relatedId: null,
        date: '2026-10-15',
        cause: 'npk 15-7-12|mineral|2027-03-20',
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (15.10.2026) väetisega „NPK 15-7-12“ (15% N) jääb keeluaega. Lämmastikku ' +
          'sisaldavat mineraalväetist ei tohi laotada 15.10.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud). ' +
          'Laotada tohib alates 21.03.2027.',
      },
    ],
  },
  { name: 'mineral nitrogen on the day before', facts: spread(npk, '2026-10-14'), findings: [] },
  {
    name: 'mineral nitrogen on the last banned day',
    facts: spread(npk, '2026-03-20'),
    findings: [{ ...lastSpring, date: '2026-03-20', cause: 'npk 15-7-12|mineral|2026-03-20' }],
  },
  { name: 'mineral nitrogen on the day after', facts: spread(npk, '2026-03-21'), findings: [] },
  { name: 'on New Year', facts: spread(npk, '2027-01-01'), findings: [{ ...broken, date: '2027-01-01' }] },
  {
    name: 'a job of many days is banned from the first day that lies inside',
    facts: spread(npk, '2026-10-10', { endDate: '2026-10-15' }),
    findings: [{ ...broken, date: '2026-10-15' }],
  },
  {
    name: 'a job that ends on the last free day',
    facts: spread(npk, '2026-10-10', { endDate: '2026-10-14' }),
    findings: [],
  },
  {
    name: 'a job that begins on the last banned day and lasts out of it',
    facts: spread(npk, '2026-03-20', { endDate: '2026-04-02' }),
    findings: [{ ...lastSpring, date: '2026-03-20' }],
  },
  {
    name: 'a job over a whole year meets the ban within it',
    facts: spread(npk, '2026-03-21', { endDate: '2027-03-21' }),
    findings: [{ ...broken, date: '2026-10-15' }],
  },
  {
    name: 'an open job counts its start',
    facts: spread(npk, '2026-10-14', { status: 'IN_PROGRESS', endDate: null }),
    findings: [],
  },
  {
    name: 'an open job that began inside',
    facts: spread(npk, '2026-10-15', { status: 'IN_PROGRESS', endDate: null }),
    findings: [{ ...broken, date: '2026-10-15' }],
  },
  {
    name: 'nitrogen 0 is free',
    facts: spread({ ...npk, nutrient: { N: 0, K: 50 } }, '2026-11-01'),
    findings: [],
  },
  {
    name: 'a trace of nitrogen is nitrogen',
    facts: spread({ ...npk, nutrient: { N: 0.1 } }, '2026-11-01'),
    findings: [{ ...broken, date: '2026-11-01' }],
  },
  {
    name: 'unknown nitrogen cannot be told',
    facts: spread({ ...npk, nutrient: { P: 7 } }, '2026-10-15'),
    findings: [
      {
        ...unknown,
        missing: ['nutrient'],
        message:
          'Põld „Mäepõld“: töö „Väetamine“ (15.10.2026) väetisega „NPK 15-7-12“ võib jääda keeluaega. Lämmastikku ' +
          'sisaldavat mineraalväetist ei tohi laotada 15.10.2026 kuni 20.03.2027 (mõlemad päevad kaasa arvatud), aga ' +
          'väetise lämmastikusisaldus on märkimata. Märkige see; lämmastikuta väetist (0% N) keeluaeg ei puuduta.',
      },
    ],
  },
  {
    name: 'unknown nitrogen outside the window asks nothing',
    facts: spread({ ...npk, nutrient: null }, '2026-10-14'),
    findings: [],
  },
]

const reach: readonly Example[] = [
  {
    name: 'lime is free',
    facts: spread(
      { name: 'Põlevkivituhk', type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE' },
      '2026-11-15',
    ),
    findings: [],
  },
  {
    name: 'what is no fertilizer is free',
    facts: spread({ ...npk, type: 'material' }, '2026-11-15'),
    findings: [],
  },
  ...(['sowing', 'plantProtection', 'other'] as const).map((category) => ({
    name: `a fertilizer in the category ${CATEGORY[category]} counts`,
    facts: spread(npk, '2026-10-15', { category: { key: CATEGORY[category], name: category } }),
    findings: [{ ...broken, date: '2026-10-15' }],
  })),
  {
    name: 'a heap of manure is stored, not spread',
    facts: spread(solid, '2026-12-10', {
      category: { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' },
    }),
    findings: [],
  },
  {
    name: 'two fertilizers are two causes',
    facts: sampleFacts([sampleJob('fertilising', '2026-12-01', { materials: [npk, solid] })]),
    findings: [broken, broken],
  },
  {
    name: 'a draft would break it',
    facts: spread(npk, '2026-10-15', { status: 'DRAFT' }),
    findings: [{ ...broken, date: '2026-10-15' }],
  },
  {
    name: 'the placeholder day of a planned job breaks nothing',
    facts: spread(npk, '2027-01-01', { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
]

export const noFertilizationAllowedExamples: readonly Example[] = [
  ...mineral,
  ...liquidExamples,
  ...organicExamples,
  ...reach,
]
