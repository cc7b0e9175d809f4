import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

/** Three days: worked on 1 June, closed from 1 to 3 June, free on the 4th. */
const materials = [{ name: 'Insektitsiid I', type: 'chemical', workDelayDays: 3 }]
const sprayed = sampleJob('spraying', '2026-06-01', { materials })
const closed = { outcome: 'broken', until: '2026-06-03', nextAllowed: '2026-06-04' } as const
const at = (startTime: string | null) => ({ startTime })

const sprayedWith = (workDelayDays: number | null) =>
  sampleJob('spraying', '2026-06-01', { materials: [registered({ workDelayDays })] })
const workOn = (date: string) => sampleJob('cultivating', date)
const inWheatAndPotato = [{ workDelayDays: 5 }, { crops: ['kartul'], workDelayDays: 7 }]
const byPest = [
  { workDelayDays: 5, targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] },
  { workDelayDays: 7, targets: [{ name: 'Pruunrooste', eppo: 'PUCCRE' }] },
]

export const workDelayIgnoredExamples: readonly Example[] = [
  {
    name: 'work on the last closed day breaks it',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-06-03')]),
    findings: [
      {
        ...closed,
        eventId: 'cultivating',
        relatedId: 'spraying',
        date: '2026-06-03',
        message:
          'Põld „Mäepõld“: töö „Kultiveerimine“ 03.06.2026 on vahendi „Insektitsiid I“ tööooteajal. Tööooteaeg on ' +
          '3 päeva pärast tööd „Pritsimine“ (01.06.2026) ja kestab kuni 03.06.2026. Põllul tohib töötada alates ' +
          '04.06.2026.',
      },
    ],
  },
  {
    name: 'work on day N is free',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-06-04')]),
    findings: [],
  },
  {
    name: 'work on the day before is free',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-05-31')]),
    findings: [],
  },
  {
    name: 'work on the very day: the order is not known',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-06-01')]),
    findings: [
      {
        outcome: 'unknown',
        date: null,
        message:
          'Põld „Mäepõld“: töö „Kultiveerimine“ (01.06.2026) võib olla vahendi „Insektitsiid I“ tööooteajal. Ei ole ' +
          'teada, kumb töö oli enne: märkige mõlemale tööle algusaeg. Tööooteaeg on 3 päeva pärast tööd „Pritsimine“ ' +
          '(01.06.2026) ja kestab kuni 03.06.2026. Põllul tohib töötada alates 04.06.2026.',
      },
    ],
  },
  {
    name: 'work later on the very day breaks it',
    facts: sampleFacts([{ ...sprayed, ...at('08:00') }, sampleJob('cultivating', '2026-06-01', at('14:00'))]),
    findings: [{ ...closed, date: '2026-06-01' }],
  },
  {
    name: 'work earlier on the very day is free',
    facts: sampleFacts([{ ...sprayed, ...at('14:00') }, sampleJob('cultivating', '2026-06-01', at('08:00'))]),
    findings: [],
  },
  {
    name: 'the same start time tells no order',
    facts: sampleFacts([{ ...sprayed, ...at('08:00') }, sampleJob('cultivating', '2026-06-01', at('08:00'))]),
    findings: [{ outcome: 'unknown' }],
  },
  {
    name: 'a harvest on the very day breaks it',
    facts: sampleFacts([sprayed, sampleJob('harvest', '2026-06-01')]),
    findings: [{ ...closed, date: '2026-06-01' }],
  },
  {
    name: 'work begun on the very day that goes on the next day breaks it there',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-06-01', { endDate: '2026-06-02' })]),
    findings: [{ ...closed, date: '2026-06-02' }],
  },
  {
    name: 'work begun before the spraying that lasts into the delay breaks it',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-05-30', { endDate: '2026-06-05' })]),
    findings: [{ ...closed, date: '2026-06-02' }],
  },
  {
    name: 'work begun before and ended on the very day: the order is not known',
    facts: sampleFacts([sprayed, sampleJob('cultivating', '2026-05-30', { endDate: '2026-06-01' })]),
    findings: [{ outcome: 'unknown' }],
  },
  {
    name: 'work amid a spraying of several days: the order is not known',
    facts: sampleFacts([
      sampleJob('spraying', '2026-05-30', { endDate: '2026-06-01', materials }),
      sampleJob('cultivating', '2026-05-31'),
    ]),
    findings: [{ outcome: 'unknown' }],
  },
  {
    name: 'a second spraying within the days breaks the delay of the first, not its own',
    facts: sampleFacts([sprayed, sampleJob('spraying', '2026-06-03', { _id: 'second', materials })]),
    findings: [{ ...closed, eventId: 'second', relatedId: 'spraying', date: '2026-06-03' }],
  },
  {
    name: 'one day: the very day alone is closed',
    facts: sampleFacts([
      sampleJob('spraying', '2026-06-01', { materials: [{ name: 'Üks päev', workDelayDays: 1 }] }),
      sampleJob('cultivating', '2026-06-01', { endDate: '2026-06-05' }),
    ]),
    findings: [{ outcome: 'unknown', until: '2026-06-01', nextAllowed: '2026-06-02' }],
  },
  {
    name: 'without a delay there is nothing to break',
    facts: sampleFacts([
      sampleJob('spraying', '2026-06-01', { materials: [{ name: 'Märgaja' }] }),
      sampleJob('cultivating', '2026-06-02'),
    ]),
    findings: [],
  },
  {
    name: 'the copy has no days: those of the use in the crop count',
    facts: registerFacts([sprayedWith(null), workOn('2026-06-05')], inWheatAndPotato),
    findings: [
      {
        outcome: 'broken',
        nextAllowed: '2026-06-06',
        message:
          'Põld „Mäepõld“: töö „Kultiveerimine“ 05.06.2026 on vahendi „Fungitsiid F“ tööooteajal. Tööooteaeg on ' +
          '5 päeva pärast tööd „Pritsimine“ (01.06.2026) ja kestab kuni 05.06.2026. Põllul tohib töötada alates ' +
          '06.06.2026.',
      },
    ],
  },
  {
    name: 'and on day N of the use it is free',
    facts: registerFacts([sprayedWith(null), workOn('2026-06-06')], inWheatAndPotato),
    findings: [],
  },
  {
    name: "the copy is the product's longest: those of the use in the crop count",
    facts: registerFacts([sprayedWith(7), workOn('2026-06-06')], inWheatAndPotato),
    findings: [],
  },
  {
    name: "the copy is the farmer's own and less than the use asks for: attention",
    facts: registerFacts([sprayedWith(3), workOn('2026-06-04')], inWheatAndPotato),
    findings: [{ outcome: 'broken', level: 'WARN', nextAllowed: '2026-06-06' }],
  },
  {
    name: "and on the last day of the farmer's own it is broken",
    facts: registerFacts([sprayedWith(3), workOn('2026-06-03')], inWheatAndPotato),
    findings: [{ ...closed }],
  },
  {
    name: 'a use without a work delay has none',
    facts: registerFacts(
      [sprayedWith(7), workOn('2026-06-01')],
      [{}, { crops: ['kartul'], workDelayDays: 7 }],
    ),
    findings: [],
  },
  {
    name: 'a greenhouse is no field: its work delay does not count',
    facts: registerFacts(
      [sprayedWith(null), workOn('2026-06-02')],
      [{}, { place: 'greenhouse', workDelayDays: 9 }],
    ),
    findings: [],
  },
  {
    name: 'the register has no work delay: the copy counts',
    facts: registerFacts([sprayedWith(3), workOn('2026-06-03')]),
    findings: [{ ...closed }],
  },
  {
    name: 'nobody has said what grows there: the copy counts',
    facts: registerFacts([sprayedWith(7), workOn('2026-06-07')], inWheatAndPotato, { field: {} }),
    findings: [{ outcome: 'broken', nextAllowed: '2026-06-08' }],
  },
  {
    name: 'and a copy without days has none then',
    facts: registerFacts([sprayedWith(null), workOn('2026-06-02')], inWheatAndPotato, { field: {} }),
    findings: [],
  },
  {
    name: 'no use in the crop: the copy counts',
    facts: registerFacts([sprayedWith(7), workOn('2026-06-07')], [{ crops: ['kartul'], workDelayDays: 7 }]),
    findings: [{ outcome: 'broken', nextAllowed: '2026-06-08' }],
  },
  {
    name: 'of several uses of the crop the longest counts, and a word on it',
    facts: registerFacts([sprayedWith(null), workOn('2026-06-07')], byPest),
    findings: [
      {
        outcome: 'broken',
        nextAllowed: '2026-06-08',
        message:
          'Põld „Mäepõld“: töö „Kultiveerimine“ 07.06.2026 on vahendi „Fungitsiid F“ tööooteajal. Tööooteaeg on ' +
          '7 päeva pärast tööd „Pritsimine“ (01.06.2026) ja kestab kuni 07.06.2026. Põllul tohib töötada alates ' +
          '08.06.2026. Tööooteaeg sõltub sellest, mille vastu töö tehti; seire seda üheselt ei ütle, seepärast ' +
          'loeb pikim.',
      },
    ],
  },
  {
    name: 'what monitoring found tells which use it is',
    facts: registerFacts(
      [{ ...sprayedWith(null), inspections: monitored('KOLLANE_ROOSTE') }, workOn('2026-06-06')],
      byPest,
    ),
    findings: [],
  },
]
