/** Histories of a small farm by chance: what may happen to its jobs, fields, register and rules, in few numbers. */
import fc from 'fast-check'

export const FIELDS = 2
export const NUMBER = '0123'
/** Rules that these histories break often. */
const OFTEN_BROKEN = [
  'HARVEST_DELAY_IGNORED',
  'USAGE_TIMES_EXCEEDED',
  'MISSING_INSPECTIONS',
  'MANURE_NITROGEN_EXCEEDED',
  'MANURE_INCORPORATION',
  'KSM_GLYPHOSATE',
  'MANURE_STACK',
  'MANURE_PHOSPHORUS_EXCEEDED',
]
export const FIRST_DAY = '2024-03-01'

/** One job in few numbers: where, when (often about 1 September, where a season ends), how long, of what kind. */
const job = fc.record({
  field: fc.nat(FIELDS - 1),
  after: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 160, max: 220 }) }, fc.nat(900)),
  lasts: fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, fc.nat(50), fc.nat(500), fc.constant(null)),
  kind: fc.constantFrom('harvest', 'spraying', 'manure', 'mineral', 'sowing', 'stack', 'solid manure'),
  delay: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 600 })),
  registerNumber: fc.constantFrom(null, NUMBER),
  // without a number it means its product by the name
  isRegistered: fc.boolean(),
  status: fc.constantFrom('DONE', 'DONE', 'DONE', 'IN_PROGRESS', 'DRAFT', 'PLANNED'),
  area: fc.constantFrom(4, 10),
  weather: fc.constantFrom(null, 3, 6),
  spreading: fc.constantFrom(null, 'BROADCAST' as const, 'INJECTED' as const),
})
export type StepJob = typeof job extends fc.Arbitrary<infer T> ? T : never

/** Two samples of a field, of days on which jobs are done. */
const soil = fc.record({
  field: fc.nat(FIELDS - 1),
  after: fc.oneof(fc.integer({ min: -1900, max: -1500 }), fc.integer({ min: -100, max: 900 })),
  p: fc.constantFrom(null, 40, 45, 46),
  methodP: fc.constantFrom('MEHLICH3' as const, 'MEHLICH3' as const, 'AL' as const, null),
})
export type StepSoil = typeof soil extends fc.Arbitrary<infer T> ? T : never

const ksmYears = fc.uniqueArray(fc.integer({ min: 2024, max: 2027 }), { maxLength: 3 })

const some = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 5 })

export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      list: fc.array(job, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), which: fc.nat(50), job }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), which: fc.nat(50) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('season' as const),
      field: fc.nat(FIELDS - 1),
      shift: fc.nat(100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete several' as const), some }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore several' as const), some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dates' as const), some, job }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('seasons' as const),
      field: fc.option(fc.nat(FIELDS - 1)),
      year: fc.integer({ min: 2024, max: 2027 }),
      shift: fc.option(fc.nat(180)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('version' as const),
      which: fc.nat(50),
      entry: fc.nat(20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('material' as const),
      delay: fc.option(fc.integer({ min: 1, max: 400 })),
      registerNumber: fc.constantFrom(null, NUMBER),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('register' as const),
      delay: fc.constantFrom(null, 10, 400),
      interval: fc.constantFrom(null, 14, 90),
      times: fc.constantFrom(null, 1, 2),
      validUntil: fc.constantFrom('2019-01-01', '2023-06-30', '2030-01-01'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ksm' as const), years: ksmYears }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sample' as const), soil }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('change sample' as const), which: fc.nat(50), soil }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('turn sample' as const), which: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('law' as const), rule: fc.constantFrom(...OFTEN_BROKEN) }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
