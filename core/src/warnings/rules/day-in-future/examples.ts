import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

const TODAY = '2026-11-10'
const written = (day: string, overrides: Overrides = {}) => ({
  ...sampleFacts([sampleJob('spraying', day, overrides)]),
  today: TODAY,
  focus: new Set(['spraying']),
  workers: new Map(),
})
const stored = (day: string, overrides: Overrides = {}) => {
  const event = sampleJob('spraying', day, overrides)
  return sampleFarm({ today: TODAY, openJobs: [{ event, field: { _id: 'field', name: 'Mäepõld' } }] })
}
const MESSAGE =
  'Põld „Mäepõld“, töö „Pritsimine“ (15.05.2027): töö on märgitud tehtuks, aga selle kuupäev on tulevikus. ' +
  'Kontrollige päeva ja aastat; kui töö on alles ees, märkige see ettevalmistatuks.'
const ahead = { outcome: 'broken', cause: '2027-05-15', date: '2027-05-15', message: MESSAGE } as const

export const dayInFutureExamples: readonly Example[] = [
  {
    name: 'written as done next May',
    facts: written('2027-05-15'),
    findings: [{ ...ahead, eventId: 'spraying' }],
  },
  { name: 'written as done last May', facts: written('2026-05-15'), findings: [] },
  { name: 'today', facts: written(TODAY), findings: [] },
  { name: 'tomorrow', facts: written('2026-11-11'), findings: [{ outcome: 'broken', date: '2026-11-11' }] },
  {
    name: 'done, and ending tomorrow',
    facts: written('2026-11-09', { endDate: '2026-11-11' }),
    findings: [
      {
        outcome: 'broken',
        date: '2026-11-11',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (09.11.2026): töö on märgitud tehtuks, aga selle lõpp 11.11.2026 on ' +
          'tulevikus. Kontrollige päeva ja aastat; kui töö on alles ees, märkige see ettevalmistatuks.',
      },
    ],
  },
  {
    name: 'going on from tomorrow',
    facts: written('2026-11-11', { status: 'IN_PROGRESS', endDate: null }),
    findings: [
      {
        outcome: 'broken',
        message:
          'Põld „Mäepõld“, töö „Pritsimine“ (11.11.2026): töö on märgitud tegemisel olevaks, aga selle kuupäev on ' +
          'tulevikus. Kontrollige päeva ja aastat; kui töö on alles ees, märkige see ettevalmistatuks.',
      },
    ],
  },
  {
    name: 'going on until tomorrow',
    facts: written('2026-11-09', { status: 'IN_PROGRESS', endDate: '2026-11-11' }),
    findings: [],
  },
  { name: 'prepared for next May', facts: written('2027-05-15', { status: 'DRAFT' }), findings: [] },
  {
    name: 'planned for next year',
    facts: written('2027-01-01', { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
  {
    name: 'stored, and not being written',
    facts: { ...written('2027-05-15'), focus: new Set<string>() },
    findings: [],
  },
  { name: 'kept with warnings', facts: sampleFacts([sampleJob('spraying', '2027-05-15')]), findings: [] },
  {
    name: 'stored as done next May',
    farm: stored('2027-05-15'),
    findings: [{ ...ahead, targetId: 'spraying' }],
  },
  { name: 'stored as done today', farm: stored(TODAY), findings: [] },
  { name: 'stored as prepared for next May', farm: stored('2027-05-15', { status: 'DRAFT' }), findings: [] },
]
