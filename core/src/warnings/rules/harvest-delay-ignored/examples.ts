import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

/** Ten days: worked on 1 July, closed from 1 to 10 July, free on the 11th. */
const materials = [{ name: 'Fungitsiid F', type: 'chemical', harvestDelayDays: 10 }]
const sprayed = sampleJob('spraying', '2026-07-01', { materials })
const closed = { outcome: 'broken', until: '2026-07-10', nextAllowed: '2026-07-11' } as const

const sprayedWith = (harvestDelayDays: number | null) =>
  sampleJob('spraying', '2026-07-01', { materials: [registered({ harvestDelayDays })] })
const harvestOn = (date: string) => sampleJob('harvest', date)
const inWheatAndPotato = [{ harvestDelayDays: 7 }, { crops: ['kartul'], harvestDelayDays: 30 }]
const byDisease = [
  { harvestDelayDays: 7, targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] },
  { harvestDelayDays: 14, targets: [{ name: 'Pruunrooste', eppo: 'PUCCRE' }] },
]

/** Sprayed from 1 to 5 July, closed until the 14th. */
const sprayedLong = sampleJob('spraying', '2026-07-01', { endDate: '2026-07-05', materials })
const closedLong = { outcome: 'broken', until: '2026-07-14', nextAllowed: '2026-07-15' } as const
const harvestDuringExamples: readonly Example[] = [
  {
    name: 'a harvest inside a spraying of several days breaks it',
    facts: sampleFacts([sprayedLong, sampleJob('harvest', '2026-07-03')]),
    findings: [{ ...closedLong, eventId: 'harvest', relatedId: 'spraying', date: '2026-07-03' }],
  },
  {
    name: 'a harvest on the first day of a spraying of several days breaks it',
    facts: sampleFacts([sprayedLong, sampleJob('harvest', '2026-07-01')]),
    findings: [{ ...closedLong, date: '2026-07-01' }],
  },
  {
    name: 'a harvest on the last day of a spraying of several days breaks it',
    facts: sampleFacts([sprayedLong, sampleJob('harvest', '2026-07-05')]),
    findings: [{ ...closedLong, date: '2026-07-05' }],
  },
  {
    name: 'a harvest on the day before a spraying of several days is free',
    facts: sampleFacts([sprayedLong, sampleJob('harvest', '2026-06-30')]),
    findings: [],
  },
  {
    name: 'a harvest begun before a spraying of several days and ended amid it breaks it on the first day of both',
    facts: sampleFacts([sprayedLong, sampleJob('harvest', '2026-06-29', { endDate: '2026-07-02' })]),
    findings: [{ ...closedLong, date: '2026-07-01' }],
  },
  {
    name: 'a harvest begun inside a spraying of several days and still open breaks it on its own first day',
    facts: sampleFacts([
      sprayedLong,
      sampleJob('harvest', '2026-07-02', { endDate: null, status: 'IN_PROGRESS' }),
    ]),
    findings: [{ ...closedLong, date: '2026-07-02' }],
  },
]

export const harvestDelayIgnoredExamples: readonly Example[] = [
  {
    name: 'a harvest on the last closed day breaks it',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-07-10')]),
    findings: [
      {
        ...closed,
        eventId: 'harvest',
        relatedId: 'spraying',
        date: '2026-07-10',
        message:
          'Põld „Mäepõld“: töö „Koristus“ 10.07.2026 on vahendi „Fungitsiid F“ ooteajal. Ooteaeg on 10 päeva ' +
          'pärast tööd „Pritsimine“ (01.07.2026) ja kestab kuni 10.07.2026. Koristada tohib alates 11.07.2026.',
      },
    ],
  },
  {
    name: 'a harvest on day N is free',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-07-11')]),
    findings: [],
  },
  {
    name: 'a harvest on the very day breaks it',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-07-01')]),
    findings: [{ ...closed, date: '2026-07-01' }],
  },
  {
    name: 'a harvest on the day before is free',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-06-30')]),
    findings: [],
  },
  {
    name: 'other work within the days is not a harvest',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-07-05')]),
    findings: [],
  },
  {
    name: 'a harvest begun before the spraying that lasts into the delay breaks it',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-06-28', { endDate: '2026-07-03' })]),
    findings: [{ ...closed, date: '2026-07-01' }],
  },
  {
    name: 'a harvest begun before the spraying and still open: nobody knows',
    facts: sampleFacts([
      sprayed,
      sampleJob('harvest', '2026-06-28', { endDate: null, status: 'IN_PROGRESS' }),
    ]),
    findings: [{ outcome: 'unknown', date: null }],
  },
  {
    name: 'the days count from the last day of a longer spraying',
    facts: sampleFacts([
      sampleJob('spraying', '2026-06-29', { endDate: '2026-07-01', materials }),
      sampleJob('harvest', '2026-07-10'),
    ]),
    findings: [{ ...closed, date: '2026-07-10' }],
  },
  ...harvestDuringExamples,
  {
    name: 'an open spraying counts from its start',
    facts: sampleFacts([
      sampleJob('spraying', '2026-07-01', { endDate: null, status: 'IN_PROGRESS', materials }),
      sampleJob('harvest', '2026-07-10'),
    ]),
    findings: [{ ...closed, date: '2026-07-10' }],
  },
  {
    name: 'the longest delay of a mixture counts, once',
    facts: sampleFacts([
      sampleJob('spraying', '2026-07-01', {
        materials: [{ name: 'Lühike', harvestDelayDays: 3 }, ...materials],
      }),
      sampleJob('harvest', '2026-07-02'),
    ]),
    findings: [{ ...closed, date: '2026-07-02' }],
  },
  {
    name: 'two sprayings are two causes',
    facts: sampleFacts([
      sprayed,
      sampleJob('spraying', '2026-07-03', { _id: 'second', materials }),
      sampleJob('harvest', '2026-07-05'),
    ]),
    findings: [
      { relatedId: 'spraying', nextAllowed: '2026-07-11' },
      { relatedId: 'second', nextAllowed: '2026-07-13' },
    ],
  },
  {
    name: 'a material without a delay asks for nothing',
    facts: sampleFacts([
      sampleJob('spraying', '2026-07-01', { materials: [{ name: 'Herbitsiid H' }] }),
      sampleJob('harvest', '2026-07-01'),
    ]),
    findings: [],
  },
  {
    name: 'a harvest done is not judged against a draft',
    facts: sampleFacts([
      sampleJob('spraying', '2026-07-01', { status: 'DRAFT', materials }),
      sampleJob('harvest', '2026-07-05'),
    ]),
    findings: [],
  },
  {
    name: 'a draft harvest is judged against what is done',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-07-05', { status: 'DRAFT' })]),
    findings: [{ ...closed, date: '2026-07-05' }],
  },
  {
    name: 'the placeholder day of a planned harvest breaks nothing',
    facts: sampleFacts([
      sampleJob('spraying', '2025-12-28', { materials }),
      sampleJob('harvest', '2026-01-01', { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    ]),
    findings: [],
  },
  {
    name: 'a job with its own material does not break itself',
    facts: sampleFacts([sampleJob('harvest', '2026-07-01', { materials })]),
    findings: [],
  },
  {
    name: 'the copy has no days: those of the use in the crop count',
    facts: registerFacts([sprayedWith(null), harvestOn('2026-07-07')], inWheatAndPotato),
    findings: [
      {
        outcome: 'broken',
        nextAllowed: '2026-07-08',
        message:
          'Põld „Mäepõld“: töö „Koristus“ 07.07.2026 on vahendi „Fungitsiid F“ ooteajal. Ooteaeg on 7 päeva ' +
          'pärast tööd „Pritsimine“ (01.07.2026) ja kestab kuni 07.07.2026. Koristada tohib alates 08.07.2026.',
      },
    ],
  },
  {
    name: 'and on day N of the use it is free',
    facts: registerFacts([sprayedWith(null), harvestOn('2026-07-08')], inWheatAndPotato),
    findings: [],
  },
  {
    name: "the copy is the product's longest: those of the use in the crop count",
    facts: registerFacts([sprayedWith(30), harvestOn('2026-07-08')], inWheatAndPotato),
    findings: [],
  },
  {
    name: "the copy is the farmer's own: it counts",
    facts: registerFacts([sprayedWith(10), harvestOn('2026-07-10')], inWheatAndPotato),
    findings: [{ ...closed }],
  },
  {
    name: 'the register asks for more than the copy: a harvest in between gets attention, with both figures',
    facts: registerFacts([sprayedWith(5), harvestOn('2026-08-04')], [{ harvestDelayDays: 35 }]),
    findings: [
      {
        outcome: 'broken',
        level: 'WARN',
        date: '2026-08-04',
        until: '2026-08-04',
        nextAllowed: '2026-08-05',
        message:
          'Põld „Mäepõld“: töö „Koristus“ 04.08.2026 on vahendi „Fungitsiid F“ ooteajal. Ooteaeg on töö andmetes ' +
          '5 päeva, registri järgi kultuurile 35 päeva pärast tööd „Pritsimine“ (01.07.2026) ja kestab kuni ' +
          '04.08.2026. Koristada tohib alates 05.08.2026. Kontrollige etiketti.',
      },
    ],
  },
  {
    name: 'and on day N of the register it is free',
    facts: registerFacts([sprayedWith(5), harvestOn('2026-08-05')], [{ harvestDelayDays: 35 }]),
    findings: [],
  },
  {
    name: 'who breaks the copy gets no second word of the register',
    facts: registerFacts([sprayedWith(5), harvestOn('2026-07-05')], [{ harvestDelayDays: 35 }]),
    findings: [{ outcome: 'broken', level: 'ERROR', nextAllowed: '2026-07-06' }],
  },
  {
    name: 'a copy that bears the days of one of the uses may be right',
    facts: registerFacts([sprayedWith(7), harvestOn('2026-07-10')], byDisease),
    findings: [],
  },
  {
    name: 'a use without waiting days has none',
    facts: registerFacts(
      [sprayedWith(30), harvestOn('2026-07-01')],
      [{}, { crops: ['kartul'], harvestDelayDays: 30 }],
    ),
    findings: [],
  },
  {
    name: 'nobody has said what grows there: the copy counts',
    facts: registerFacts([sprayedWith(30), harvestOn('2026-07-30')], inWheatAndPotato, { field: {} }),
    findings: [{ outcome: 'broken', nextAllowed: '2026-07-31' }],
  },
  {
    name: 'no use in the crop: the copy counts',
    facts: registerFacts(
      [sprayedWith(30), harvestOn('2026-07-30')],
      [{ crops: ['kartul'], harvestDelayDays: 30 }],
    ),
    findings: [{ outcome: 'broken', nextAllowed: '2026-07-31' }],
  },
  {
    name: 'of several uses of the crop the longest counts, and a word on it',
    facts: registerFacts([sprayedWith(null), harvestOn('2026-07-14')], byDisease),
    findings: [
      {
        outcome: 'broken',
        nextAllowed: '2026-07-15',
        message:
          'Põld „Mäepõld“: töö „Koristus“ 14.07.2026 on vahendi „Fungitsiid F“ ooteajal. Ooteaeg on 14 päeva ' +
          'pärast tööd „Pritsimine“ (01.07.2026) ja kestab kuni 14.07.2026. Koristada tohib alates 15.07.2026. ' +
          'Ooteaeg sõltub sellest, mille vastu töö tehti; seire seda üheselt ei ütle, seepärast loeb pikim.',
      },
    ],
  },
  {
    name: 'what monitoring found tells which use it is',
    facts: registerFacts(
      [{ ...sprayedWith(null), inspections: monitored('KOLLANE_ROOSTE') }, harvestOn('2026-07-07')],
      byDisease,
    ),
    findings: [
      {
        outcome: 'broken',
        nextAllowed: '2026-07-08',
        message:
          'Põld „Mäepõld“: töö „Koristus“ 07.07.2026 on vahendi „Fungitsiid F“ ooteajal. Ooteaeg on 7 päeva ' +
          'pärast tööd „Pritsimine“ (01.07.2026) ja kestab kuni 07.07.2026. Koristada tohib alates 08.07.2026.',
      },
    ],
  },
  {
    name: 'and after those days it is free',
    facts: registerFacts(
      [{ ...sprayedWith(null), inspections: monitored('KOLLANE_ROOSTE') }, harvestOn('2026-07-08')],
      byDisease,
    ),
    findings: [],
  },
  {
    name: 'the crop that was sprayed counts, also when the harvest falls into the next crop year',
    facts: registerFacts(
      [{ ...sprayedWith(null), date: '2026-08-28', endDate: '2026-08-28' }, harvestOn('2026-09-02')],
      inWheatAndPotato,
      {
        field: {
          yearInfo: [
            { year: 2026, mainCrop: { crop: 'talinisu' } },
            { year: 2027, mainCrop: { crop: 'kartul' } },
          ],
        },
      },
    ),
    findings: [{ outcome: 'broken', nextAllowed: '2026-09-04' }],
  },
  {
    name: 'without a register the copy counts',
    facts: sampleFacts([sprayedWith(30), harvestOn('2026-07-30')]),
    findings: [{ outcome: 'broken', nextAllowed: '2026-07-31' }],
  },
]
