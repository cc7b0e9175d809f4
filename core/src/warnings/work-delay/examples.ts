import type { Example } from '../rule.ts'
import { sampleFacts, sampleJob } from '../sample.ts'

/** Three days: worked on 1 June, closed from 1 to 3 June, free on the 4th. */
const materials = [{ name: 'Insektitsiid I', type: 'chemical', workDelayDays: 3 }]
const sprayed = sampleJob('spraying', '2026-06-01', { materials })
const closed = { outcome: 'broken', until: '2026-06-03', nextAllowed: '2026-06-04' } as const
const at = (startTime: string | null) => ({ startTime })

export const workDelayExamples: readonly Example[] = [
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
]
