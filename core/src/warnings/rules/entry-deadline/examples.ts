import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob } from '../../sample.ts'

type Overrides = Parameters<typeof sampleJob>[2]

/** Sprayed on 4 May: the entry is due until 14 May. */
const SPRAYED = '2026-05-04'
const written = (today: string, overrides: Overrides = {}) => ({
  ...sampleFacts([sampleJob('spraying', SPRAYED, overrides)]),
  today,
  focus: new Set(['spraying']),
})
const open = (today: string, overrides: Overrides = {}) => {
  const event = sampleJob('spraying', SPRAYED, { status: 'DRAFT', ...overrides })
  return sampleFarm({ today, openJobs: [{ event, field: { _id: 'field', name: 'Mäepõld' } }] })
}

const advice = { outcome: 'advice', eventId: 'spraying', cause: '2026-05-14', until: '2026-05-14' } as const
const overdue = {
  outcome: 'broken',
  targetId: 'spraying',
  cause: '2026-05-14',
  date: '2026-05-04',
  until: '2026-05-14',
  nextAllowed: null,
} as const
const WHY =
  'Põld „Mäepõld“: töö „Pritsimine“ lõppes 04.05.2026 ja see tuleb põlluraamatusse kanda 10 päeva jooksul.'
const late = `Kande tähtaeg oli 14.05.2026, hilinenud 1 päev. ${WHY}`

const ofWritten: readonly Example[] = [
  {
    name: 'some days are left',
    facts: written('2026-05-11'),
    findings: [{ ...advice, date: null, message: `Kande tähtaeg on 14.05.2026, jäänud 3 päeva. ${WHY}` }],
  },
  { name: 'on the day of the job nothing presses', facts: written('2026-05-04'), findings: [] },
  {
    name: 'the day after',
    facts: written('2026-05-05'),
    findings: [{ ...advice, message: `Kande tähtaeg on 14.05.2026, jäänud 9 päeva. ${WHY}` }],
  },
  { name: 'a job that is yet to come', facts: written('2026-05-03'), findings: [] },
  {
    name: 'one day is left',
    facts: written('2026-05-13'),
    findings: [{ ...advice, message: `Kande tähtaeg on 14.05.2026, jäänud 1 päev. ${WHY}` }],
  },
  {
    name: 'day 10 is still in time',
    facts: written('2026-05-14'),
    findings: [{ ...advice, message: `Kande tähtaeg on täna, 14.05.2026. ${WHY}` }],
  },
  { name: 'day 11 is late', facts: written('2026-05-15'), findings: [{ ...advice, message: late }] },
  {
    name: 'a year late',
    facts: written('2027-05-14'),
    findings: [{ ...advice, message: `Kande tähtaeg oli 14.05.2026, hilinenud 365 päeva. ${WHY}` }],
  },
  {
    name: 'the last day of the job counts',
    facts: written('2026-05-15', { endDate: '2026-05-10' }),
    findings: [
      {
        ...advice,
        cause: '2026-05-20',
        until: '2026-05-20',
        message:
          'Kande tähtaeg on 20.05.2026, jäänud 5 päeva. Põld „Mäepõld“: töö „Pritsimine“ lõppes 10.05.2026 ja see ' +
          'tuleb põlluraamatusse kanda 10 päeva jooksul.',
      },
    ],
  },
  {
    name: 'an open job counts from its start',
    facts: written('2026-05-11', { status: 'IN_PROGRESS', endDate: null }),
    findings: [
      {
        ...advice,
        message:
          'Kande tähtaeg on 14.05.2026, jäänud 3 päeva. Põld „Mäepõld“: töö „Pritsimine“ algas 04.05.2026 ja see ' +
          'tuleb põlluraamatusse kanda 10 päeva jooksul.',
      },
    ],
  },
  { name: 'a draft is no entry yet', facts: written('2026-05-15', { status: 'DRAFT' }), findings: [] },
  {
    name: 'nor is a plan',
    facts: written('2026-05-15', { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [],
  },
  {
    name: 'a stored job that nobody is writing',
    facts: { ...written('2026-05-15'), focus: new Set(['other']) },
    findings: [],
  },
  {
    name: 'where nothing is being written',
    facts: { ...sampleFacts([sampleJob('spraying', SPRAYED)]), today: '2026-05-15' },
    findings: [],
  },
  {
    name: 'a job that was entered before and is only changed',
    facts: { ...written('2026-05-15'), entered: new Set(['spraying']) },
    findings: [],
  },
]

const ofFarm: readonly Example[] = [
  { name: 'a prepared job on day 10', farm: open('2026-05-14'), findings: [] },
  {
    name: 'a prepared job on day 11',
    farm: open('2026-05-15'),
    findings: [
      {
        ...overdue,
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (04.05.2026) on ettevalmistatud, aga kuupäev on möödas ja kandetähtaeg ' +
          '14.05.2026 läbi. Kui töö on tehtud, märkige see tehtuks; kui ei ole, muutke kuupäeva või kustutage töö.',
      },
    ],
  },
  { name: 'a prepared job in the future', farm: open('2026-05-01'), findings: [] },
  { name: 'a prepared job without an end', farm: open('2026-05-15', { endDate: null }), findings: [overdue] },
  {
    name: 'the end of a prepared job counts',
    farm: open('2026-05-15', { endDate: '2026-05-05' }),
    findings: [],
  },
  {
    name: 'a running job is still going on',
    farm: open('2026-06-15', { status: 'IN_PROGRESS', endDate: null }),
    findings: [],
  },
  {
    name: 'a running job that has an end, on day 11',
    farm: open('2026-05-15', { status: 'IN_PROGRESS' }),
    findings: [
      {
        ...overdue,
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (04.05.2026) on pooleli, aga kuupäev on möödas ja kandetähtaeg 14.05.2026 ' +
          'läbi. Kui töö on tehtud, märkige see tehtuks; kui ei ole, muutke kuupäeva või kustutage töö.',
      },
    ],
  },
  { name: 'and on day 10', farm: open('2026-05-14', { status: 'IN_PROGRESS' }), findings: [] },
  {
    name: 'a planned job has no day',
    farm: open('2026-05-15', { status: 'PLANNED', plannedYear: 2026, endDate: null }),
    findings: [],
  },
]

export const entryDeadlineExamples: readonly Example[] = [...ofWritten, ...ofFarm]
