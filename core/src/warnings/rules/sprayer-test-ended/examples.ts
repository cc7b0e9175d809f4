import type { Facts, MachineFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleJob } from '../../sample.ts'

const hardi: MachineFacts = {
  _id: 'hardi',
  name: 'Hardi Commander',
  kind: 'SPRAYER',
  testedOn: '2023-05-31',
  testDueOn: null,
}
const chemical: MaterialLike = { name: 'Herbitsiid H', type: 'chemical', subtypeVariant: 'TKV_REGISTRIST' }
type Overrides = Parameters<typeof sampleJob>[2]
/** A spraying that is being written, done with the Hardi. */
function writing(date: string, overrides: Overrides = {}, machine: Partial<MachineFacts> = {}): Facts {
  const job = sampleJob('spraying', date, { machine: 'hardi', materials: [chemical], ...overrides })
  const machines = new Map([[hardi._id, { ...hardi, ...machine }]])
  return { ...sampleFacts([job]), focus: new Set([job._id]), machines }
}
const ended = { outcome: 'broken', until: '2026-05-31', cause: 'hardi|2026-05-31' } as const
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }

export const sprayerTestEndedExamples: readonly Example[] = [
  {
    name: 'a spraying the day after the test ended',
    facts: writing('2026-06-01'),
    findings: [
      {
        ...ended,
        eventId: 'spraying',
        relatedId: null,
        date: '2026-06-01',
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (01.06.2026) masin „Hardi Commander“: seadme kontroll lõppes 31.05.2026. ' +
          'Kontrollimata seadmega ei tohi taimekaitsevahendit kasutada: laske seade kontrollida või valige teine, ja ' +
          'märkige uus kontrolli päev masina juurde.',
      },
    ],
  },
  { name: 'on the last day the test holds', facts: writing('2026-05-31'), findings: [] },
  {
    name: 'a spraying that lasts past the end, from the day after it',
    facts: writing('2026-05-30', { endDate: '2026-06-02' }),
    findings: [{ ...ended, date: '2026-06-01' }],
  },
  {
    name: 'the sticker may ask for the test sooner',
    facts: writing('2026-05-20', {}, { testDueOn: '2026-05-19' }),
    findings: [{ outcome: 'broken', until: '2026-05-19', date: '2026-05-20', cause: 'hardi|2026-05-19' }],
  },
  {
    name: 'a job before the last test, when an earlier one held',
    facts: writing('2023-05-20', {}, { earlierTests: [{ testedOn: '2020-06-01', testDueOn: null }] }),
    findings: [],
  },
  {
    name: 'a job between two tests, the earlier of which had ended',
    facts: writing('2023-05-20', {}, { earlierTests: [{ testedOn: '2020-05-01', testDueOn: null }] }),
    findings: [{ outcome: 'broken', until: '2023-05-01', date: '2023-05-20', cause: 'hardi|2023-05-01' }],
  },
  {
    name: 'a machine of which nobody wrote down a test',
    facts: writing('2026-05-20', {}, { testedOn: null }),
    findings: [
      {
        outcome: 'unknown',
        date: null,
        until: null,
        cause: 'hardi|',
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (20.05.2026) masin „Hardi Commander“: viimase kontrolli päev on ' +
          'kirjutamata. Märkige masina juurde kontrolli päev; see on kontrolli protokollil ja kleebisel.',
      },
    ],
  },
  {
    name: 'a test that was done after the job says nothing of it',
    facts: writing('2023-05-30'),
    findings: [
      {
        outcome: 'unknown',
        date: null,
        until: null,
        cause: 'hardi|after 2023-05-31',
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (30.05.2023) masin „Hardi Commander“: kirjas on kontroll 31.05.2023, mis tehti ' +
          'pärast seda tööd. Kas varasem kontroll siis kehtis, ei ole teada: märkige masina juurde ka ' +
          'varasem kontroll.',
      },
    ],
  },
  { name: 'a test on the day of the job counts', facts: writing('2023-05-31'), findings: [] },
  {
    name: 'a test in the middle of a job says nothing of its first day',
    facts: writing('2023-05-30', { endDate: '2023-06-01' }),
    findings: [{ outcome: 'unknown', cause: 'hardi|after 2023-05-31' }],
  },
  {
    name: 'a fogger is tested every fifth year',
    facts: writing('2026-06-01', {}, { kind: 'FOGGER' }),
    findings: [],
  },
  {
    name: 'what is carried needs no test',
    facts: writing('2026-06-01', {}, { kind: 'HAND_SPRAYER' }),
    findings: [],
  },
  {
    name: 'a tractor needs no test',
    facts: writing('2026-06-01', {}, { kind: 'TRACTOR', testedOn: null }),
    findings: [],
  },
  {
    name: 'a draft is judged by its day',
    facts: writing('2026-06-01', { status: 'DRAFT' }),
    findings: [ended],
  },
  {
    name: 'a plan has no day',
    facts: writing('2027-01-01', { status: 'PLANNED', plannedYear: 2027, endDate: null }),
    findings: [],
  },
  {
    name: 'a fertilizer needs no tested device',
    facts: writing('2026-06-01', { materials: [{ name: 'Väetis', type: 'fertilizer' }] }),
    findings: [],
  },
  { name: 'in other work nothing is asked', facts: writing('2026-06-01', other), findings: [] },
  {
    name: 'a job without a machine is judged elsewhere',
    facts: {
      ...writing('2026-06-01'),
      events: [sampleJob('spraying', '2026-06-01', { materials: [chemical] })],
    },
    findings: [],
  },
  {
    name: 'a machine that is gone tells nothing',
    facts: { ...writing('2026-06-01'), machines: new Map() },
    findings: [],
  },
  {
    name: 'a job that is not being written is not judged anew',
    facts: { ...writing('2026-06-01'), focus: new Set(['another']) },
    findings: [],
  },
  {
    name: 'without the machines nothing can be told',
    facts: sampleFacts([sampleJob('spraying', '2026-06-01', { machine: 'hardi', materials: [chemical] })]),
    findings: [],
  },
]
