import type { EventFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob, withCrop } from '../../sample.ts'

/** A field of 10 ha in the area; 400 kg/ha of 20 % give 80 kg N/ha. */
const nitrogen: MaterialLike = {
  name: 'Lämmastikväetis',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 20, P: 0, K: 0 },
  amount: 400,
  unit: 'kg/ha',
}
const sludge: MaterialLike = {
  ...nitrogen,
  name: 'Reoveesete',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'REOVEESETE',
}
const spreading = (_id: string, date: string, kilograms: number | null): EventFacts =>
  sampleJob('fertilising', date, { _id, materials: [{ ...nitrogen, amount: kilograms }] })
const winterWheat = { ...withCrop('talinisu'), nitrateZone: true }
const springBarley = { ...withCrop('suvioder'), nitrateZone: true }
const inYear = (year: number, nitrateZone: boolean | null) => ({
  year,
  nitrateZone,
  mainCrop: { crop: 'suvioder' },
})
const broken = { outcome: 'broken', until: '2026-12-31', nextAllowed: null } as const

export const nitrateZoneLimitExceededExamples: readonly Example[] = [
  {
    name: 'exactly 120 kg in a calendar year is free',
    facts: sampleFacts([spreading('1', '2026-04-01', 400), spreading('2', '2026-05-01', 200)], winterWheat),
    findings: [],
  },
  {
    name: 'the job that passes 120 kg breaks the limit, and each after it',
    facts: sampleFacts(
      [
        spreading('1', '2026-04-01', 400),
        spreading('2', '2026-05-01', 210),
        spreading('3', '2026-09-10', 10),
      ],
      winterWheat,
    ),
    findings: [
      {
        ...broken,
        eventId: '2',
        date: '2026-05-01',
        message:
          'Põld „Mäepõld“ on nitraaditundlikul alal: 2026. aastal on mineraalväetisega koos tööga „Väetamine“ antud ' +
          '1\u00A0220 kg lämmastikku 10 ha kohta ehk 122 kg/ha. Kaitsmata põhjaveega alal on lubatud 120 kg/ha aastas. ' +
          'Vähendage kogust; uus arvestus algab 01.01.2027.',
      },
      { ...broken, eventId: '3' },
    ],
  },
  {
    name: 'the mark of a year holds from that crop year on',
    facts: sampleFacts(
      [
        spreading('1', '2025-04-01', 700),
        spreading('2', '2026-04-01', 700),
        spreading('3', '2027-04-01', 700),
      ],
      { nitrateZone: false, yearInfo: [inYear(2025, null), inYear(2026, true), inYear(2027, null)] },
    ),
    findings: [
      { ...broken, eventId: '2' },
      { outcome: 'broken', eventId: '3', until: '2027-12-31' },
    ],
  },
  {
    name: 'a year that lies outside is free, and of one before any mark it is asked',
    facts: sampleFacts([spreading('1', '2025-04-01', 700), spreading('2', '2026-04-01', 700)], {
      yearInfo: [inYear(2025, null), inYear(2026, false)],
    }),
    findings: [{ outcome: 'unknown', eventId: '1', missing: ['nitrateZone'] }],
  },
  {
    name: 'two calendar years of one season are two sums',
    facts: sampleFacts([spreading('1', '2025-12-31', 400), spreading('2', '2026-01-01', 400)], winterWheat),
    findings: [],
  },
  {
    name: 'outside the area nothing is said',
    facts: sampleFacts([spreading('1', '2026-04-01', 4000)], { ...winterWheat, nitrateZone: false }),
    findings: [],
  },
  {
    name: 'while nobody has said where the field lies, a figure above is unknown, once for a job',
    facts: sampleFacts([spreading('1', '2026-04-01', 700)], withCrop('talinisu')),
    findings: [
      {
        outcome: 'unknown',
        eventId: '1',
        missing: ['nitrateZone'],
        message:
          'Põld „Mäepõld“: ei ole teada, kas põld on nitraaditundlikul alal. Kui on, võib töö „Väetamine“ ' +
          'ületada seal kehtiva piirmäära. Märkige see põllu andmetes.',
      },
    ],
  },
  {
    name: 'while nobody has said where the field lies, a figure below and one that is missing are no matter',
    facts: sampleFacts(
      [spreading('1', '2026-04-01', 400), spreading('2', '2026-05-01', null)],
      withCrop('talinisu'),
    ),
    findings: [],
  },
  {
    name: 'more than 80 kg at once on winter cereals breaks the limit',
    facts: sampleFacts([spreading('1', '2026-04-01', 401)], winterWheat),
    findings: [
      {
        ...broken,
        eventId: '1',
        date: '2026-04-01',
        message:
          'Põld „Mäepõld“ on nitraaditundlikul alal: tööga „Väetamine“ antakse korraga 802 kg lämmastikku 10 ha kohta ' +
          'ehk 80,2 kg/ha. Taliviljale ja mitmeniitelisele rohumaale on korraga lubatud 80 kg/ha. Jagage kogus mitmele ' +
          'korrale.',
      },
    ],
  },
  {
    name: 'and on grass',
    facts: sampleFacts([spreading('1', '2026-04-01', 401)], {
      ...withCrop('korreliste_rohumaa'),
      nitrateZone: true,
    }),
    findings: [{ ...broken, eventId: '1' }],
  },
  {
    name: 'spring cereals have no limit of a single dose',
    facts: sampleFacts([spreading('1', '2026-04-01', 600)], springBarley),
    findings: [],
  },
  {
    name: 'a single dose is measured on what was worked',
    facts: sampleFacts([{ ...spreading('1', '2026-04-01', 500), area: 5 }], winterWheat),
    findings: [{ ...broken, eventId: '1' }],
  },
  {
    name: 'without a crop nobody can tell whether the single dose is limited',
    facts: sampleFacts([spreading('1', '2026-04-01', 401)], { nitrateZone: true }),
    findings: [{ outcome: 'unknown', eventId: '1', missing: ['crop'] }],
  },
  {
    name: 'sewage sludge is forbidden',
    facts: sampleFacts([sampleJob('fertilising', '2026-05-01', { materials: [sludge] })], winterWheat),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“ on nitraaditundlikul alal: reoveesette („Reoveesete“) laotamine on kaitsmata põhjaveega ' +
          'alal keelatud. Valige teine põld või väetis.',
      },
    ],
  },
  {
    name: 'manure has limits of its own',
    facts: sampleFacts(
      [sampleJob('fertilising', '2026-05-01', { materials: [{ ...sludge, organicType: 'TAHESONNIK' }] })],
      winterWheat,
    ),
    findings: [],
  },
  {
    name: 'fertilizer without an amount or without its nitrogen is said',
    facts: sampleFacts(
      [
        spreading('1', '2026-04-01', null),
        sampleJob('fertilising', '2026-05-01', { _id: '2', materials: [{ ...nitrogen, nutrient: null }] }),
      ],
      winterWheat,
    ),
    findings: [
      { outcome: 'unknown', eventId: '1', missing: ['amount'] },
      { outcome: 'unknown', eventId: '2', missing: ['nutrient'] },
    ],
  },
  {
    name: 'fertilizer without nitrogen is free, however much',
    facts: sampleFacts(
      [
        sampleJob('fertilising', '2026-05-01', {
          materials: [{ ...nitrogen, nutrient: { N: 0, P: 20 }, amount: 9000 }],
        }),
      ],
      winterWheat,
    ),
    findings: [],
  },
  {
    name: 'a draft and a plan are added to what is done, which is not judged against them',
    facts: sampleFacts(
      [
        { ...spreading('draft', '2026-03-25', 300), status: 'DRAFT' },
        { ...spreading('plan', '2026-01-01', 10), status: 'PLANNED', plannedYear: 2026, endDate: null },
        spreading('1', '2026-04-01', 400),
      ],
      winterWheat,
    ),
    findings: [
      { ...broken, eventId: 'draft', date: '2026-03-25' },
      { ...broken, eventId: 'plan', date: null },
    ],
  },
  {
    name: 'of days before the earlier regulation nothing is said',
    facts: sampleFacts([spreading('1', '2019-12-12', 700)], { nitrateZone: true }),
    findings: [],
  },
  {
    name: 'from that day on they hold',
    facts: sampleFacts([spreading('1', '2019-12-13', 700)], {
      ...withCrop('suvioder', 2020),
      nitrateZone: true,
    }),
    findings: [{ outcome: 'broken', eventId: '1', until: '2019-12-31' }],
  },
]
