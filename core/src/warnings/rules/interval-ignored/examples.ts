import type { EventFacts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { monitored, registered, registerFacts, sprayed } from '../../lib/register/register-sample.ts'
import { sampleFacts, withCrop } from '../../sample.ts'

/** Fourteen days: treated on 1 May, closed from 1 to 14 May, free on the 15th. */
const fortnight = [{ intervalDays: 14 }]
type Overrides = NonNullable<Parameters<typeof sprayed>[0]>
const on = (date: string, overrides: Overrides = {}): EventFacts =>
  sprayed({ _id: date, date, endDate: date, ...overrides })
const first = on('2026-05-01')
const halves = (...days: readonly string[]) => days.map((day) => on(day, { area: 5 }))
const closed = { until: '2026-05-14', nextAllowed: '2026-05-15', relatedId: '2026-05-01' } as const
const broken = { ...closed, outcome: 'broken' } as const

export const intervalIgnoredExamples: readonly Example[] = [
  {
    name: 'again on the last closed day',
    facts: registerFacts([first, on('2026-05-14')], fortnight),
    findings: [
      {
        ...broken,
        eventId: '2026-05-14',
        date: '2026-05-14',
        cause: '2026-05-01|nr:100|2026-05-15',
        message:
          'Põld „Mäepõld“: vahendiga „Fungitsiid F“ tehtud töö „Pritsimine“ (14.05.2026) ja töö „Pritsimine“ (01.05.2026) ' +
          'vahe on 13 päeva. Registri järgi peab kahe töötluse vahe kultuuril „Talinisu“ olema vähemalt 14 päeva. ' +
          'Uuesti tohib kasutada alates 15.05.2026.',
      },
    ],
  },
  {
    name: 'three treatments of half the field within the interval: the third passes the area',
    facts: registerFacts(halves('2026-05-01', '2026-05-05', '2026-05-09'), fortnight),
    findings: [
      { outcome: 'unknown', eventId: '2026-05-05', relatedId: '2026-05-01' },
      {
        ...broken,
        eventId: '2026-05-09',
        date: '2026-05-09',
        cause: '2026-05-01|nr:100|2026-05-15|span',
        message:
          'Põld „Mäepõld“: vahendiga „Fungitsiid F“ on lühema vahega kui 14 päeva töödeldud kokku 15 ha (01.05.2026, ' +
          '05.05.2026, 09.05.2026), põllul on 10 ha. Registri järgi peab kahe töötluse vahe kultuuril „Talinisu“ olema ' +
          'vähemalt 14 päeva. Uuesti tohib kasutada alates 15.05.2026.',
      },
    ],
  },
  {
    name: 'on the last day of the span it is passed still',
    facts: registerFacts(halves('2026-05-01', '2026-05-05', '2026-05-14'), fortnight),
    findings: [{ outcome: 'unknown' }, { ...broken, eventId: '2026-05-14' }],
  },
  {
    name: 'a day later the first one is out of the span, and two halves fit',
    facts: registerFacts(halves('2026-05-01', '2026-05-05', '2026-05-15'), fortnight),
    findings: [
      { outcome: 'unknown' },
      { outcome: 'unknown', eventId: '2026-05-15', relatedId: '2026-05-05' },
    ],
  },
  {
    name: 'three parts that fit into the field may lie side by side',
    facts: registerFacts(
      ['2026-05-01', '2026-05-05', '2026-05-09'].map((day) => on(day, { area: 3 })),
      fortnight,
    ),
    findings: [{ outcome: 'unknown' }, { outcome: 'unknown' }, { outcome: 'unknown' }],
  },
  {
    name: 'again on day N is free',
    facts: registerFacts([first, on('2026-05-15')], fortnight),
    findings: [],
  },
  {
    name: 'the order of the records does not matter',
    facts: registerFacts([on('2026-05-14'), first], fortnight),
    findings: [{ ...broken, eventId: '2026-05-14' }],
  },
  {
    name: 'on the very day too',
    facts: registerFacts(
      [on('2026-05-01', { startTime: '06:00' }), on('2026-05-01', { _id: 'again', startTime: '05:00' })],
      fortnight,
    ),
    findings: [{ ...closed, outcome: 'broken', eventId: '2026-05-01', relatedId: 'again' }],
  },
  {
    name: 'the days count from the last of a longer job',
    facts: registerFacts(
      [on('2026-04-28', { _id: '2026-05-01', endDate: '2026-05-01' }), on('2026-05-14')],
      fortnight,
    ),
    findings: [{ ...broken, date: '2026-05-14' }],
  },
  {
    name: 'an open job counts from its start',
    facts: registerFacts(
      [on('2026-05-01', { endDate: null, status: 'IN_PROGRESS' }), on('2026-05-14')],
      fortnight,
    ),
    findings: [{ ...broken, date: '2026-05-14' }],
  },
  {
    name: 'a job within a longer one is too close',
    facts: registerFacts([on('2026-05-01', { endDate: '2026-05-20' }), on('2026-05-10')], fortnight),
    findings: [{ outcome: 'broken', eventId: '2026-05-10', nextAllowed: '2026-06-03' }],
  },
  {
    name: 'of three each pair that is too close',
    facts: registerFacts([first, on('2026-05-10'), on('2026-05-14')], fortnight),
    findings: [
      { eventId: '2026-05-10', relatedId: '2026-05-01' },
      { eventId: '2026-05-14', relatedId: '2026-05-01' },
      { eventId: '2026-05-14', relatedId: '2026-05-10' },
    ],
  },
  {
    name: 'another product has its own interval',
    facts: registerFacts(
      [first, on('2026-05-05', { materials: [registered({ registerNumber: '200' })] })],
      fortnight,
    ),
    findings: [],
  },
  {
    name: 'one number is one product, under whatever name',
    facts: registerFacts(
      [first, on('2026-05-05', { materials: [registered({ name: 'Uus nimi' })] })],
      fortnight,
    ),
    findings: [{ ...broken }],
  },
  {
    name: 'twice in one job is one treatment',
    facts: registerFacts([on('2026-05-01', { materials: [registered(), registered()] })], fortnight),
    findings: [],
  },
  {
    name: 'the register asks for no interval',
    facts: registerFacts([first, on('2026-05-02')]),
    findings: [],
  },
  {
    name: 'an interval of no days is none',
    facts: registerFacts([first, on('2026-05-01', { _id: 'again' })], [{ intervalDays: 0 }]),
    findings: [],
  },
  {
    name: 'of several uses the shortest interval counts',
    facts: registerFacts([first, on('2026-05-08')], [...fortnight, { intervalDays: 7 }]),
    findings: [],
  },
  {
    name: 'closer than the shortest',
    facts: registerFacts([first, on('2026-05-07')], [...fortnight, { intervalDays: 7 }]),
    findings: [{ outcome: 'broken', nextAllowed: '2026-05-08' }],
  },
  {
    name: 'what monitoring found tells which use it is',
    facts: registerFacts(
      [first, on('2026-05-08', { inspections: monitored('KOLLANE_ROOSTE') })],
      [{ intervalDays: 14, targets: [{ name: 'Kollane rooste', eppo: 'PUCCST' }] }, { intervalDays: 7 }],
    ),
    findings: [{ ...broken }],
  },
  {
    name: 'one use that asks for none leaves it free',
    facts: registerFacts([first, on('2026-05-02')], [...fortnight, { intervalDays: null }]),
    findings: [],
  },
  {
    name: 'the uses of another crop do not count',
    facts: registerFacts([first, on('2026-05-02')], [{}, { crops: ['kartul'], intervalDays: 30 }]),
    findings: [],
  },
  {
    name: 'two halves of the field may be different places',
    facts: registerFacts([on('2026-05-01', { area: 4 }), on('2026-05-02', { area: 6 })], fortnight),
    findings: [
      {
        ...closed,
        outcome: 'unknown',
        missing: ['area'],
        date: null,
        message:
          'Põld „Mäepõld“: vahendiga „Fungitsiid F“ tehtud töö „Pritsimine“ (02.05.2026) ja töö „Pritsimine“ (01.05.2026) ' +
          'vahe on 1 päev. Registri järgi peab kahe töötluse vahe kultuuril „Talinisu“ olema vähemalt 14 päeva. ' +
          'Kui töödeldi põllu eri osi, on kõik korras. Uuesti tohib kasutada alates 15.05.2026.',
      },
    ],
  },
  {
    name: 'one ten-thousandth of a hectare more cannot lie apart',
    facts: registerFacts([on('2026-05-01', { area: 4.0001 }), on('2026-05-02', { area: 6 })], fortnight),
    findings: [{ ...broken }],
  },
  {
    name: 'the next crop year begins anew',
    facts: registerFacts([on('2026-08-31'), on('2026-09-01')], fortnight, {
      field: {
        yearInfo: [
          { year: 2026, mainCrop: { crop: 'talinisu' } },
          { year: 2027, mainCrop: { crop: 'talinisu' } },
        ],
      },
    }),
    findings: [],
  },
  {
    name: 'the last day before it does not',
    facts: registerFacts([on('2026-08-30'), on('2026-08-31')], fortnight),
    findings: [{ outcome: 'broken', eventId: '2026-08-31' }],
  },
  {
    name: 'a draft dated before what is done is the one to move',
    facts: registerFacts([on('2026-04-25', { status: 'DRAFT' }), first], fortnight),
    findings: [{ ...broken, eventId: '2026-04-25', date: '2026-04-25' }],
  },
  {
    name: 'a plan has no day',
    facts: registerFacts(
      [on('2026-01-01', { status: 'PLANNED', plannedYear: 2026, endDate: null }), on('2026-01-05')],
      fortnight,
    ),
    findings: [],
  },
  {
    name: 'without a crop it is silent',
    facts: registerFacts([first, on('2026-05-02')], fortnight, { field: {} }),
    findings: [],
  },
  {
    name: 'without a register too',
    facts: sampleFacts([first, on('2026-05-02')], withCrop('talinisu')),
    findings: [],
  },
]
