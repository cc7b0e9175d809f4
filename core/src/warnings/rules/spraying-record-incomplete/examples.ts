import type { EventFacts, MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { registered, registerFacts, sprayed } from '../../lib/register/register-sample.ts'
import { sampleFacts, sampleJob, withCrop } from '../../sample.ts'

const measured = { amount: 1, unit: 'l/ha' } as const
const job = (overrides: Partial<MaterialLike> = {}): EventFacts =>
  sprayed({ materials: [registered({ ...measured, ...overrides })] })
const staged = [{ stageMin: 30, stageMax: 59 }]
const bees = [{ isDangerousToBees: true }]
const broken = { outcome: 'broken', eventId: 'spraying', date: '2026-05-20', until: null } as const

export const sprayingRecordIncompleteExamples: readonly Example[] = [
  { name: 'all is there', facts: registerFacts([job()]), findings: [] },
  {
    name: 'all is lacking, in one warning',
    facts: registerFacts(
      [sprayed({ materials: [registered(), registered({ name: 'Numbrita', registerNumber: null })] })],
      [{ stageMin: 30, isDangerousToBees: true }],
    ),
    findings: [
      {
        ...broken,
        missing: ['authorisation', 'growthStage', 'startTime', 'amount'],
        cause: 'authorisation,growthStage,startTime,amount|pcm6uc',
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (20.05.2026) kandest puudub: loa number („Numbrita“), kasvufaas (BBCH), ' +
          'algusaeg, kogus ja ühik („Fungitsiid F“, „Numbrita“). Alates 01.01.2026 on need andmed taimekaitsetöö kandes nõutavad. ' +
          'Täiendage tööd või põllu andmeid.',
      },
    ],
  },
  {
    name: 'the number of the authorisation, of a product from the register',
    facts: registerFacts([job({ registerNumber: null, subtypeVariant: 'TKV_REGISTRIST' })]),
    findings: [{ ...broken, missing: ['authorisation'] }],
  },
  {
    name: 'a product from elsewhere has none',
    facts: registerFacts([job({ registerNumber: null, subtypeVariant: 'TKV_MUU' })]),
    findings: [],
  },
  {
    name: 'spaces are no number',
    facts: registerFacts([job({ registerNumber: '  ' })]),
    findings: [{ ...broken, missing: ['authorisation'] }],
  },
  {
    name: 'a wetting agent is no plant-protection product',
    facts: sampleFacts([
      sprayed({ materials: [{ name: 'M', type: 'chemical', subtypeVariant: 'MARGAJA' }] }),
    ]),
    findings: [],
  },
  {
    name: 'nobody has said what grows there',
    facts: registerFacts([job()], [{}], { field: {} }),
    findings: [
      {
        ...broken,
        missing: ['crop'],
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (20.05.2026) kandest puudub: põllu kultuur ja selle EPPO-kood. ' +
          'Alates 01.01.2026 on need andmed taimekaitsetöö kandes nõutavad. Täiendage tööd või põllu andmeid.',
      },
    ],
  },
  {
    name: 'a crop without an EPPO code',
    facts: registerFacts([job()], [{}], { field: withCrop('segavili') }),
    findings: [
      {
        ...broken,
        missing: ['crop'],
        message:
          'Põld „Mäepõld“: töö „Pritsimine“ (20.05.2026) kandest puudub: kultuuri „Segavili“ EPPO-kood. ' +
          'Alates 01.01.2026 on need andmed taimekaitsetöö kandes nõutavad. Täiendage tööd või põllu andmeid.',
      },
    ],
  },
  {
    name: 'on fallow land no crop can have a code',
    facts: registerFacts([job()], [{}], { field: withCrop('mustkesa') }),
    findings: [],
  },
  {
    name: 'the growth stage, where the use sets its bounds',
    facts: registerFacts([job()], staged),
    findings: [{ ...broken, missing: ['growthStage'] }],
  },
  {
    name: 'stage 0 is a stage',
    facts: registerFacts([{ ...job(), growthStage: 0 }], staged),
    findings: [],
  },
  {
    name: 'one use without bounds leaves it open',
    facts: registerFacts([job()], [...staged, {}]),
    findings: [],
  },
  {
    name: 'the start time, where the hour is restricted for the sake of bees',
    facts: registerFacts([job()], bees),
    findings: [{ ...broken, missing: ['startTime'] }],
  },
  {
    name: 'with a start time all is there',
    facts: registerFacts([{ ...job(), startTime: '23:00' }], bees),
    findings: [],
  },
  {
    name: 'the amount',
    facts: registerFacts([job({ amount: null })]),
    findings: [{ ...broken, missing: ['amount'] }],
  },
  {
    name: 'the unit',
    facts: registerFacts([job({ unit: null })]),
    findings: [{ ...broken, missing: ['amount'] }],
  },
  {
    name: 'without a register what it would ask for is not asked',
    facts: sampleFacts([job()], withCrop('talinisu')),
    findings: [],
  },
  {
    name: 'and what the record itself lacks is',
    facts: sampleFacts([job({ amount: null })], withCrop('talinisu')),
    findings: [{ ...broken, missing: ['amount'] }],
  },
  {
    name: 'the last day before the regulation',
    facts: registerFacts([sprayed({ date: '2025-12-31', endDate: '2025-12-31', materials: [registered()] })]),
    findings: [],
  },
  {
    name: 'its first day',
    facts: registerFacts([sprayed({ date: '2026-01-01', endDate: '2026-01-01', materials: [registered()] })]),
    findings: [{ outcome: 'broken', date: '2026-01-01', missing: ['amount'] }],
  },
  {
    name: 'a running job is a record already',
    facts: registerFacts([sprayed({ status: 'IN_PROGRESS', endDate: null })]),
    findings: [{ ...broken, missing: ['amount'] }],
  },
  {
    name: 'a draft is none yet',
    facts: registerFacts([sprayed({ status: 'DRAFT' })]),
    findings: [],
  },
  {
    name: 'a plan neither',
    facts: registerFacts([
      sprayed({ status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null }),
    ]),
    findings: [],
  },
  {
    name: 'work without a chemical is no record of plant protection',
    facts: sampleFacts([sprayed({ materials: [] })]),
    findings: [],
  },
  {
    name: 'a product in a job of another kind makes one',
    facts: registerFacts([sampleJob('sowing', '2026-05-20', { materials: [registered()] })]),
    findings: [{ outcome: 'broken', eventId: 'sowing', missing: ['amount'] }],
  },
  {
    name: 'a chemical without a number in a job of another kind does not',
    facts: registerFacts([
      sampleJob('sowing', '2026-05-20', { materials: [registered({ registerNumber: null })] }),
    ]),
    findings: [],
  },
  {
    name: "nor anything in the category 'Muu'",
    facts: registerFacts([sampleJob('herding', '2026-05-20', { materials: [registered()] })]),
    findings: [],
  },
]
